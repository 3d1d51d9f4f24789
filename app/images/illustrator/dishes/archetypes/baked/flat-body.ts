import type { Random } from '../../../core/random.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, type Paint } from '../../../render/material.ts'
import { loft } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import type { Flat, Slice } from './flat.ts'
import { pizzaFace, pizzaRelief } from './pizza-face.ts'

/** A piece from one angle to another with its point at the origin: rim outside, filling inside. */
export function wedge(spec: Flat, random: Random, seed: number, { from, to }: Slice): Body[] {
  const { radius = 118 } = spec
  const isWhole = to - from > 6
  const waves = random.range(0, 99)
  const steps = isWhole ? 120 : 24
  const profile = profileOf(spec)
  const lift = liftOf(spec, waves, seed)
  const rings = profile.map(([far, z]) =>
    Array.from({ length: isWhole ? steps : steps + 1 }, (_, i): Vec => {
      const angle = from + ((to - from) * i) / steps
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const out = radius * far * (1 + 0.02 * (fractal(x * 4 + waves, y * 4, 2, 2) - 0.5))
      return [out * x, out * y, Math.max(0, z > 0.01 ? z + (z > 1 ? lift(far, angle, z) : 0) : 0)]
    }),
  )
  const paint = spec.melted ? pizzaFace({ ...spec, radius }) : faceOf(spec, radius)
  const top: Body = { mesh: loft(rings.toReversed()), material: paint, pose: {}, seed }
  if (isWhole) return [top]
  return [
    top,
    ...[0, steps].map((at) =>
      cutSide(
        spec,
        rings.map((ring) => ring[at] as Vec),
        random,
      ),
    ),
  ]
}

/** Shares of the radius with heights in mm, from the middle out and down to the foot of the rim. */
function profileOf({ height = 9, rim = 17, melted = false }: Flat): [number, number][] {
  const inner = melted ? 30 : 20
  return [
    ...Array.from({ length: inner + 1 }, (_, i): [number, number] => [(i / inner) * 0.86, height]),
    [0.88, height + 1],
    [0.91, rim * 0.8],
    [0.945, rim],
    [0.98, rim * 0.82],
    [1, rim * 0.4],
    [0.985, 0],
  ]
}

/** Mm by which the face is higher at a share of the radius and an angle: a domed lid, bubbles in the rim, pools of cheese. */
function liftOf({ lid, melted, bare, radius = 118 }: Flat, waves: number, seed: number) {
  return (far: number, angle: number, z: number): number => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    // A lid is a little domed, its edge crimped.
    const crimps = far < 0.99 ? 2 * Math.sin(angle * 24) : 0
    const dome = lid ? (far < 0.87 ? 6 * (1 - far * far) : crimps) : 0
    if (far > 0.87 && z > 1) {
      return dome + (melted ? 9 : 5) * (fractal(x * 5 + waves, y * 5, 7, 2) - 0.5)
    }
    const uneven = 1.6 * (fractal(far * x * 9 + waves, far * y * 9, 3, 2) - 0.5)
    const pool = melted ? pizzaRelief(far * radius * x, far * radius * y, seed, bare) : 0
    return dome + uneven + pool
  }
}

/** The side along which a slice was cut off below these places of its face. */
function cutSide(spec: Flat, upper: Vec[], random: Random): Body {
  const lower = upper.map(([x, y]): Vec => [x, y, 0])
  return { mesh: loft([upper, lower]), material: sideOf(spec), pose: {}, seed: random.next() }
}

function faceOf(spec: Flat, radius: number): Material {
  const rimOf = rimPaint(spec.crust ?? '#c98a45')
  const inner = spec.lid ? lidPaint(spec, radius) : fillingPaint(spec)
  const most = spec.lid ? 0.6 : 1
  return material(
    (spot) => {
      const { u, v, seed } = spot
      const far = Math.hypot(u, v) / radius
      const rim = step(0.84, 0.88, far + 0.03 * (fractal(u / 9, v / 9, seed * 9, 2) - 0.5))
      return blend(inner(spot), rimOf(spot), rim * most)
    },
    { gloss: 0.55, polish: 0.5, glow: 0.25, bump: { height: 0.7, size: 5 } },
  )
}

const [dark, toast, pale] = [colour('#6b3716'), colour('#b8752f'), colour('#ecd0a0')]

function rimPaint(crust: string): Paint {
  const dough = colour(crust)
  return ({ u, v, w, seed }) => {
    const scorch =
      (1 - step(0.12, 0.4, cells(u / 15, v / 15, w / 15 + seed * 30))) *
      step(0.4, 0.6, fractal(u / 40, v / 40, w / 40 + 4, 2))
    const own = blend(pale, dough, step(0.25, 0.75, fractal(u / 13, v / 13, w / 13 + 3, 3)))
    return blend(own, dark, scorch * 0.85)
  }
}

/** A lid of pastry with five slits through which it steamed. */
function lidPaint({ crust = '#c98a45', sauce = '#b4321b' }: Flat, radius: number): Paint {
  const dough = colour(crust)
  const below = blend(colour(sauce), dark, 0.65)
  return ({ u, v, seed }) => {
    const far = Math.hypot(u, v) / radius
    const n = fractal(u / 14 + seed * 9, v / 14, 3, 3)
    const gold = blend(pale, dough, step(0.28, 0.5, n))
    const glazed = blend(gold, dark, 0.6 * step(0.56, 0.76, n))
    const fifth = (((Math.atan2(v, u) / 6.2832 + 1) * 5) % 1) - 0.5
    const aside = Math.abs(fifth) * 1.2566 * far * radius
    const slit = (1 - step(1.4, 2.6, aside)) * step(0.2, 0.25, far) * (1 - step(0.5, 0.55, far))
    return blend(glazed, below, slit)
  }
}

/** Cheese that blisters over sauce: each blister brown, a few of them dark on top. */
function fillingPaint({ sauce = '#b4321b', cheese = '#f0c97a' }: Flat): Paint {
  const [red, melted] = [colour(sauce), colour(cheese)]
  return ({ u, v, seed }) => {
    const spots = step(0.16, 0.34, cells(u / 17 + seed * 40, v / 17, 2))
    const melt = step(0.32, 0.52, fractal(u / 12 + seed * 9, v / 12, 6, 3))
    const some = step(0.3, 0.5, fractal(u / 26 + seed * 5, v / 26, 8, 2))
    const browned = blend(melted, toast, (1 - spots) * 0.8 * melt * some)
    return blend(red, browned, 0.15 + 0.85 * melt)
  }
}

const sideOf = ({
  crust = '#c98a45',
  sauce = '#b4321b',
  height = 9,
  lid = false,
}: Flat): Material => {
  const [dough, filling, crumb] = [colour(crust), colour(sauce), colour('#ecd3a3')]
  return material(
    ({ w }) =>
      w < (lid ? 4 : height * 0.6)
        ? blend(dough, crumb, step(1, 3, w))
        : lid
          ? filling
          : blend(crumb, filling, 0.7),
    { gloss: 0.25, glow: 0.2 },
  )
}
