import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'

export type Moulded = {
  each: number
  /** Mm. */
  radius: number
  height: number
  /** Lobes of its side. */
  lobes: number
  /** Colours of its crust, and of its filling with a round core in it. */
  crust: readonly [pale: string, brown: string]
  filling: string
  core?: string
  /** Dusted with sugar. */
  sugar?: boolean
}

/** Small cakes from a carved mould, a rosette on top, a wedge cut out of one of them: mooncake, maamoul. */
export function moulded(spec: Moulded): Form {
  const skin = skinOf(spec)
  const [whole, rest, wedge] = [
    sector(spec, 0, 2 * Math.PI),
    sector(spec, -Math.PI / 2 + 0.52, 1.5 * Math.PI - 0.52),
    sector(spec, -0.52, 0.52),
  ]
  const bodyOf = (mesh: Mesh, pose: Body['pose'], seed: number): Body => ({
    mesh,
    material: skin,
    pose,
    seed,
  })
  const { each, radius, height } = spec
  const one = (seed: number): Piece => ({
    bodies: [bodyOf(whole, {}, seed)],
    radius,
    height,
  })
  const opened = (seed: number): Piece => {
    const out = { at: [0.25 * radius, -0.66 * radius, 0], turn: -2.3 } as const
    return {
      bodies: [bodyOf(rest, {}, seed), bodyOf(wedge, out, seed)],
      radius: radius * 1.25,
      height,
    }
  }
  const formOf = (cuts: number): Form => {
    let left = cuts
    const make = (random: { next: () => number }) => (left-- > 0 ? opened : one)(random.next())
    return laid({ each, most: 9, variants: 9, make }, { apart: 1.08, turned: 0.6 })
  }
  return { ...formOf(0), lay: (place) => formOf(1).lay(place) }
}

/** Mm from the middle to the side, at an angle. */
const sideAt = ({ radius, lobes }: Moulded, angle: number): number =>
  radius * (0.965 + 0.035 * Math.abs(Math.cos((angle * lobes) / 2)) ** 0.6)

/** Mm by which the rosette stands out of the top. */
function reliefAt({ radius, lobes }: Moulded, far: number, angle: number): number {
  const t = far / radius
  const petal = Math.abs(Math.cos((angle * lobes) / 4)) ** 0.7
  const ring = step(0.74, 0.78, t) * (1 - step(0.84, 0.88, t))
  const leaf = step(0.24, 0.3, t) * (1 - step(0.3 + 0.34 * petal, 0.36 + 0.34 * petal, t))
  const knob = 1 - step(0.12, 0.19, t)
  return 0.085 * radius * Math.max(ring, leaf, knob)
}

/** The cake from one angle to another; its coords are mm. */
const sector = (spec: Moulded, from: number, to: number): Mesh =>
  meshWhenDrawn(() => {
    const steps = Math.max(14, Math.round(((to - from) / 6.283) * 130))
    const top = [
      0.97, 0.9, 0.86, 0.8, 0.76, 0.7, 0.62, 0.54, 0.46, 0.38, 0.3, 0.24, 0.17, 0.1, 0.02,
    ]
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + ((to - from) * i) / steps
      const side = sideAt(spec, angle)
      const at = (far: number, z: number): Vec => [far * Math.cos(angle), far * Math.sin(angle), z]
      const foot = [0.02, 0.5, 0.93].map((k) => at(k * side, 0))
      const wall = [0.08, 0.3, 0.6, 0.88].map((k) => at(side, k * spec.height))
      const face = top.map((k) =>
        at(k * side, spec.height * (k > 0.95 ? 0.97 : 1) + reliefAt(spec, k * side, angle)),
      )
      return [...foot, ...wall, ...face]
    })
    return loft(rings, { start: true, end: true })
  })

/** Crust by the place of a point: what lies deeper than that is filling. */
function skinOf(spec: Moulded): Material {
  const [pale, brown] = spec.crust.map(colour)
  const [inner, yolk] = [colour(spec.filling), colour(spec.core ?? spec.filling)]
  const white = colour('#faf3e4')
  return material(
    ({ u, v, w, up, seed }) => {
      const [far, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
      const n = fractal(u / 7 + seed * 20, v / 7, w / 7, 3)
      const deep = Math.min(sideAt(spec, angle) - far, spec.height - w, w)
      if (deep > 2.6) {
        const core = 1 - step(0.36, 0.4, Math.hypot(far, w - spec.height / 2) / spec.radius)
        return blend(inner, yolk, spec.core ? core : 0.2 * n)
      }
      if (!pale || !brown) return inner
      // What stands out of the mould browns first.
      const relief = step(0.2, 0.9, (w - spec.height) / (0.085 * spec.radius))
      const own = blend(pale, brown, Math.min(1, 0.25 + 0.6 * relief + 0.8 * (n - 0.5)))
      const dust = spec.sugar
        ? step(0.3, 0.9, up) * (0.5 + 0.5 * step(0.4, 0.6, noise(u / 1.6, v / 1.6, 3)))
        : 0
      return blend(own, white, 0.5 * dust)
    },
    {
      gloss: spec.sugar ? 0.08 : 0.5,
      polish: 0.4,
      glow: 0.22,
      bump: { height: 0.3, size: 2.6 },
    },
  )
}
