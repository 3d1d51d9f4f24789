import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import { bagelHalves, bagelSkin, crescent, croissantSkin } from '../../../looks/bread/bagels.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { lump, type Outline, oblong, rounded, solid } from '../../../shapes/shapes.ts'
import type { Layer } from '../layers/layers.ts'
import { pileUp } from '../layers/pile-up.ts'

type Bread = {
  below: Body
  above: Body
  outline: Outline
  /** Mm: where the filling starts, half the width of the whole, and grams of one. */
  from: number
  radius: number
  each: number
}

/** Layers between the two halves of a bread. */
const between = (layers: readonly Layer[], bread: Bread): Form =>
  laid(
    {
      each: bread.each,
      most: 4,
      variants: 2,
      make(random) {
        const bodies: Body[] = [bread.below]
        const top = pileUp(bodies, random, layers, bread.from, (reach) =>
          bread.outline.map(([x, y]) => [x * reach, y * reach] as const),
        )
        const at = [0, 3, top - 2] as const
        bodies.push({ ...bread.above, pose: { ...bread.above.pose, at, tilt: -0.06 } })
        return { bodies, radius: bread.radius, height: top + 18 }
      },
    },
    { turned: 0.5, facing: 0.2 },
  )

/** A bagel with layers in it. */
export const filledBagel = (layers: readonly Layer[], each = 200): Form => {
  const [below, above] = bagelHalves()
  return between(layers, {
    below: { mesh: below, material: bagelSkin, pose: {}, seed: 0.3 },
    above: { mesh: above, material: bagelSkin, pose: {}, seed: 0.7 },
    outline: rounded(47, 47, 0, 1, 64),
    from: 15,
    radius: 52,
    each,
  })
}

export type Disc = {
  /** Colours of its waist, of its faces and of where the griddle burnt it. */
  waist: string
  face: string
  burnt: string
  radius?: number
  /** Mm of each half. */
  thick?: number
  each?: number
}

/** A flat round bread from the griddle, cut open, with layers in it: arepas, English muffins, gorditas. */
export function filledDisc(layers: readonly Layer[], spec: Disc): Form {
  const { radius = 48, thick = 12, each = 180 } = spec
  const [waist, face, burnt] = [colour(spec.waist), colour(spec.face), colour(spec.burnt)]
  const griddled = material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 13 + seed * 20, v / 13, 3, 3)
      if (up < 0.4) return blend(waist, face, 0.25 * n)
      const far = Math.hypot(u, v) / radius
      const top = blend(face, burnt, step(0.5, 0.68, n) * 0.85 * (1 - step(0.8, 0.98, far)))
      return blend(waist, top, step(0.4, 0.8, up) * step(thick * 0.5, thick * 0.8, w))
    },
    { gloss: 0.08, glow: 0.25, bump: { height: 0.5, size: 3 } },
  )
  const mesh = solid(rounded(radius, radius * 0.98, 0.03, 2, 56), {
    height: thick,
    edge: Math.min(5, thick * 0.45),
    rough: 0.9,
  })
  return between(layers, {
    below: { mesh, material: griddled, pose: {}, seed: 0.3 },
    above: { mesh, material: griddled, pose: {}, seed: 0.8 },
    outline: rounded(radius, radius, 0, 1, 64),
    from: thick - 1,
    radius: radius + 4,
    each,
  })
}

/** A croissant cut open, with layers in it. */
export const filledCroissant = (layers: readonly Layer[], each = 130): Form => {
  const mesh = crescent(128)
  const half = (scale: number) =>
    ({ mesh, material: croissantSkin, pose: { scale: [1, 1, scale] }, seed: 0.4 }) as const
  return between(layers, {
    below: half(0.45),
    above: half(0.85),
    outline: oblong(104, 46, 20, 12).map(([x, y]) => [x, y - 4] as const),
    from: 13,
    radius: 54,
    each,
  })
}

const dome = (size: number) => lump([size, size, size], 0.06, 3, 26)
const shell = dome(33)

/** From the middle outwards: yolk, white, sausage meat, crumbs. */
const cutEgg = material(
  ({ u, v, w, seed }) => {
    const far = Math.hypot(u, v) + (fractal(u / 7 + seed * 9, v / 7, 2, 2) - 0.5) * 3
    const n = fractal(u / 2.4 + seed * 30, v / 2.4, w / 2.4, 3)
    if (w < -0.4) return blend(colour('#9a5a1e'), colour('#d79c4a'), step(0.25, 0.7, n))
    const yolk = blend(colour('#e69a1e'), colour('#f3bd4a'), n)
    const white = blend(yolk, colour('#f6f0e2'), step(11.5, 12.6, Math.hypot(u - 1, v)))
    const meat = blend(white, blend(colour('#a9705a'), colour('#cf9a80'), n), step(20.5, 21.5, far))
    return blend(meat, colour('#94561e'), step(29.5, 31, far))
  },
  { gloss: 0.25, polish: 0.4, glow: 0.25, bump: { height: 0.6, size: 2.6 } },
)
const half = (() => {
  const positions = shell.positions.map((value, i) => (i % 3 === 2 ? Math.min(0, value) : value))
  const normals = shell.normals.map((value, i) => {
    const z = shell.positions[i - (i % 3) + 2] ?? 0
    return z < 0 ? value : i % 3 === 2 ? 1 : 0
  })
  return { ...shell, positions, normals, coords: positions }
})()

/** Eggs in sausage meat and crumbs, cut in half. `each` in grams. */
export const scotchEggs = (each = 115): Form =>
  laid(
    {
      each: each / 2,
      most: 8,
      variants: 3,
      make: (random) => ({
        bodies: [
          {
            mesh: half,
            material: cutEgg,
            pose: { at: [0, 0, 31], tilt: random.range(0.1, 0.4), roll: random.range(-0.2, 0.2) },
            seed: random.next(),
          },
        ],
        radius: 34,
        height: 33,
      }),
    },
    { apart: 1.04 },
  )
