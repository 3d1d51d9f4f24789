import { blend, type Colour, colour, step } from '../render/colour.ts'
import { type Material, material, type Paint } from '../render/material.ts'
import { cells, fractal, noise } from '../render/noise.ts'
import type { Place } from '../scene/place.ts'
import { barred, crumbed } from './meat/browning.ts'

const finishes = [
  'breaded',
  'battered',
  'charred',
  'grilled',
  'baked',
  'glazed',
  'seared',
  'blistered',
] as const

/** What heat, crumbs or a glaze did to a surface. Parts of dishes may name one: "chicken breast (grilled) 40". */
export type Finish = (typeof finishes)[number]

export const isFinish = (name: string): name is Finish => finishes.some((one) => one === name)

const [golden, brown, deep, black] = [
  colour('#c98d3f'),
  colour('#8a4f1e'),
  colour('#4a2410'),
  colour('#1d110b'),
]

/** Char in spots with clear edges, on what looks up, with brown round it. */
const charred =
  (paint: Paint, size = 11, much = 0.5): Paint =>
  (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / size + seed * 61, v / size, w / size, 3)
    const fine = noise(u / 1.9, v / 1.9, w / 1.9)
    const hot = n + 0.12 * (fine - 0.5) + 0.1 * (up - 0.6)
    const from = 0.72 - 0.3 * much
    const toasted = blend(paint(spot), brown, 0.75 * step(from - 0.12, from, hot))
    const char = step(from + 0.02, from + 0.09, hot)
    spot.dull = Math.max(spot.dull, 0.7 * char)
    return blend(toasted, black, 0.85 * char)
  }

/** Paler in the middle, brown at edges and on what stands out. */
const baked =
  (paint: Paint): Paint =>
  (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 9 + seed * 37, v / 9, w / 9, 3)
    const edge = step(0.25, 0.75, up) * (1 - step(0.8, 0.99, up))
    const hot = 0.75 * edge + step(0.5, 0.75, n)
    const toasted = blend(paint(spot), golden, Math.min(0.85, 0.3 + 0.5 * hot))
    return blend(toasted, brown, Math.min(0.8, step(0.55, 1.4, hot) * 0.9))
  }

/** A dark crust where it lay in the pan, its own colour down the sides. */
const seared =
  (paint: Paint): Paint =>
  (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 10 + seed * 43, v / 10, w / 10, 3)
    const fine = noise(u / 1.7, v / 1.7, w / 1.7)
    const flat = step(0.15, 0.75, up + 0.5 * (n - 0.5))
    const own = paint(spot)
    const crust = blend(brown, deep, step(0.38, 0.66, n + 0.22 * (fine - 0.5)))
    spot.dull = Math.max(spot.dull, 0.35 * flat)
    return blend(own, blend(crust, golden, 0.35 * step(0.55, 0.8, 1 - n)), 0.86 * flat)
  }

/** Bubbles of dough: pale on their sides, some burnt on top. */
const blistered =
  (paint: Paint): Paint =>
  (spot) => {
    const { u, v, seed } = spot
    const bend = (noise(u / 6, v / 6, 8 + seed * 9) - 0.5) * 0.8
    const far = cells(u / 15 + seed * 40 + bend, v / 15 - bend, 3 + seed)
    const lot = noise(u / 17 + seed * 30, v / 17, 4)
    const ring = 1 - step(0.2, 0.42, far)
    const top = (1 - step(0.08, 0.2, far)) * step(0.42, 0.6, lot)
    return blend(blend(paint(spot), brown, 0.6 * ring), black, 0.82 * top)
  }

/** Sugar and fat boiled to a shine: deeper in hollows. */
const glazed =
  (paint: Paint): Paint =>
  (spot) => {
    const own = paint(spot)
    const n = fractal(spot.u / 12 + spot.seed * 23, spot.v / 12, spot.w / 12, 2)
    const rich: Colour = [own[0] * 0.75, own[1] * 0.58, own[2] * 0.45]
    return blend(own, rich, 0.35 + 0.6 * step(0.4, 0.7, n))
  }

const crumbs = { height: 1, size: 2.6, crust: 1 }

/** Dough from hot oil or the oven: golden, with small bubbles, its edges and tops browned. */
export function goldenDough(from: string, to: string, bubbles = 1): Material {
  const [a, b] = [colour(from), colour(to)]
  const [dark, pale] = [blend(a, deep, 0.55), blend(b, colour('#f6dfae'), 0.45)]
  return material(
    ({ u, v, w, up, seed, hill }) => {
      const n = fractal(u / 15 + seed * 47, v / 15, w / 15, 3)
      const fine = noise(u / 1.9 + seed * 9, v / 1.9, w / 1.9) - 0.5
      const edge = step(0.05, 0.4, up) * (1 - step(0.5, 0.86, up))
      const own = blend(a, b, step(0.3, 0.66, n + 0.2 * fine))
      const light = blend(own, pale, 0.5 * bubbles * step(0.6, 1, hill) * step(0.4, 0.6, n))
      return blend(light, dark, 0.85 * step(0.5, 0.78, 1 - n + 0.2 * fine + 0.26 * edge))
    },
    {
      gloss: 0.4,
      polish: 0.45,
      glow: 0.18,
      bump: { height: 0.8 * bubbles, size: 6, crust: 0.45 * bubbles },
    },
  )
}

/** A material with a finish over it. */
export function finished(own: Material, finish: Finish): Material {
  switch (finish) {
    case 'breaded':
      return {
        ...own,
        paint: crumbed('#e3b872', '#c38a42', '#7d4a1d', 2.6),
        gloss: 0.2,
        polish: 0.25,
        bump: crumbs,
      }
    case 'battered':
      return {
        ...own,
        paint: crumbed('#ecc684', '#cf953f', '#8f5a20', 5),
        gloss: 0.4,
        polish: 0.35,
        bump: { height: 1.5, size: 4.5, crust: 0.7 },
      }
    case 'charred':
      return { ...own, paint: charred(own.paint) }
    case 'grilled':
      return { ...own, paint: barred(charred(own.paint, 9, 0.15), { char: '#241309' }) }
    case 'baked':
      return { ...own, paint: baked(own.paint) }
    case 'glazed':
      return { ...own, paint: glazed(own.paint), gloss: 0.95, polish: 0.72, grain: 0.35 }
    case 'seared':
      return { ...own, paint: seared(own.paint), bump: { height: 0.5, size: 2.4, crust: 0.6 } }
    case 'blistered':
      return { ...own, paint: blistered(own.paint), bump: { height: 0.9, size: 9, crust: 0.3 } }
  }
}

/** The place with a finish on all that is put there. */
export function finishedOn(place: Place, finish: Finish): Place {
  const known = new Map<Material, Material>()
  return {
    ...place,
    put(body) {
      const own = known.get(body.material) ?? finished(body.material, finish)
      known.set(body.material, own)
      place.put({ ...body, material: own })
    },
  }
}
