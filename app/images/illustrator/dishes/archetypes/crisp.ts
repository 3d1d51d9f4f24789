import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { disc, scaled } from '../../scene/regions.ts'
import { pad } from '../../shapes/cuts.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { vesselOf } from '../../vessels/vessels.ts'
import { lazyParts, strewParts } from './parts.ts'
import { putCentred, spotBeside, widthOf } from './with-sides.ts'

/** Skin from hot oil: golden with blisters and darker edges. */
export const crispSkin = (pale = '#dca04e', deep = '#a8641f', blisters = 1): Material => {
  const [light, dark, top] = [colour(pale), colour(deep), colour('#ecc684')]
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 9 + seed * 30, v * 2, w / 9, 3)
      const own = blend(dark, light, step(0.25, 0.65, n))
      const blister = 1 - step(0.14, 0.34, cells(u / 6 + seed * 20, v * 5, w / 6))
      return blend(own, top, blister * 0.6 * blisters)
    },
    {
      gloss: 0.45,
      polish: 0.4,
      glow: 0.15,
      bump: { height: 0.8 * blisters, size: 5, crust: 0.6 * blisters },
    },
  )
}

export type Cake = {
  each: number
  radius: number
  height: number
  paint: Material
  rough?: number
  /** Lines of these sauces, to and fro over it, the first below. */
  lines?: readonly string[]
}

/** A round, thick pancake of batter or egg with sauces drawn over it: okonomiyaki, egg foo yung, jeon. */
export function griddleCakes({ each, radius, height, paint, rough = 2.4, lines = [] }: Cake): Form {
  const mesh = (i: number) =>
    pad(rounded(radius, radius * 0.94, 0.07, i, 56), {
      height,
      full: 5,
      rough,
      wave: 11,
      seed: i + 1,
      rings: 22,
    })
  return laid(
    {
      each,
      most: 5,
      variants: 2,
      make(random) {
        const seed = random.next()
        const bodies = [{ mesh: mesh(Math.floor(seed * 5)), material: paint, pose: {}, seed }]
        lines.forEach((hex, i) => {
          bodies.push({
            mesh: zigzag(radius * 0.86, height + 1 + i * 0.8),
            material: material(() => colour(hex), { gloss: 0.7, polish: 0.5, glow: 0.3 }),
            pose: { turn: i * 1.57 + 0.4 } as never,
            seed,
          })
        })
        return { bodies, radius, height }
      },
    },
    { apart: 0.98 },
  )
}

const zigzag = (reach: number, z: number): Mesh => {
  const rows = 9
  const path = Array.from({ length: rows * 10 }, (_, i): Vec => {
    const t = i / (rows * 10 - 1)
    const y = (t * 2 - 1) * reach * 0.92
    const half = Math.sqrt(Math.max(0, reach * reach - y * y))
    return [half * Math.sin(t * rows * Math.PI) * 0.96, y, z]
  })
  return tube(path, { radius: () => 1.5, around: 7, flat: 0.7 })
}

/** Browned balls with sauce and mayonnaise on them: takoyaki. */
export function sauceBalls(each = 20): Form {
  const [pale, deep, sauce] = [colour('#dba453'), colour('#9a5f22'), colour('#54260e')]
  const ball = material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 7 + seed * 30, v / 7, w / 7, 3)
      const own = blend(deep, pale, step(0.3, 0.65, n))
      const cover = step(5, 8, w + (n - 0.5) * 34)
      const turn = seed * 3
      const across = u * Math.cos(turn) + v * Math.sin(turn)
      const line = Math.abs(((across + n * 22 + 60) % 13) - 6.5)
      const mayo = (1 - step(1, 1.7, line)) * step(7, 10, w)
      const green = step(0.62, 0.68, fractal(u / 2.4, v / 2.4, seed * 9, 2)) * step(4, 8, w)
      const dressed = blend(blend(own, sauce, cover * 0.85), colour('#f5ecd2'), mayo)
      return blend(dressed, colour('#5a7a30'), green * 0.8)
    },
    { gloss: 0.7, polish: 0.5, glow: 0.15, bump: { height: 0.5, size: 5 } },
  )
  return laid(
    copies({
      each,
      mesh: (i) => lump([20, 20, 18.5], 0.05, i, 20),
      material: ball,
      variants: 3,
      most: 14,
    }),
    { apart: 1.06 },
  )
}

/** A form with parts strewn over it: "bonito sprinkle 4". */
export function garnished(form: Form, on: string): Form {
  const top = lazyParts(on)
  return {
    ground: (amount) => form.ground(amount),
    lay(place) {
      form.lay(place)
      strewParts(place, top(), scaled(place.region, 0.75))
    },
  }
}

/** Mm of the radius of a bowl with a dip, and its size beside one that stands alone. */
const dipRadius = 31
const dipScale = 0.8

/** A form with a dip in a small bowl of its own, close to it at the back on the right. */
export function withDip(form: Form, dark: string, light = dark): Form {
  const [a, b] = [colour(dark), colour(light)]
  const sauce = material(({ u, v }) => blend(a, b, fractal(u / 9, v / 9, 3, 2)), {
    gloss: 0.9,
    polish: 0.65,
    glow: 0.2,
  })
  const bowl = vesselOf('dip bowl', { face: '#f1ede6', edge: '#d9cebd' })
  const surface = pad(rounded(31, 31, 0, 1, 40), { height: 1, full: 8 })
  return {
    ...form,
    ground: (amount) => form.ground(amount) * 1.1 + 5000,
    lay(place) {
      const { center } = place.region
      const floor = place.ground.at(center.x, center.y)
      const laid: Body[] = []
      const area = Math.max(0.64 * place.region.area, place.region.area - 7000)
      const region = disc(center.x, center.y, Math.sqrt(area / Math.PI))
      form.lay({ ...place, region, put: (body) => void laid.push(body) })
      const { x, y } = spotBeside(laid, widthOf(laid) > 1.3 ? 1.2 : 0.8, dipRadius)
      const piece = {}
      for (const body of bowl.bodies) {
        laid.push({ ...body, piece, rigid: true, pose: { at: [x, y, floor], scale: dipScale } })
      }
      const pose = { at: [x, y, floor + 15 * dipScale] as const, scale: dipScale }
      laid.push({ mesh: surface, material: sauce, piece, pose, seed: 0.5 })
      putCentred(place, laid)
    },
  }
}
