import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, type Spot } from '../../../render/material.ts'
import { cells, fractal, nearestSpot } from '../../../render/noise.ts'

type Face = {
  crust?: string
  sauce?: string
  cheese?: string
  /** Mm of the whole. */
  radius: number
  /** How much of the cheese is missing: 0.3 leaves small pools. */
  bare?: number
}

/**
 * A pizza from above: sauce along the rim and between pools of melted cheese, which are thin at their edges and brown in
 * blisters, and a rim with the spots of a hot oven.
 */
export function pizzaFace(face: Face): Material {
  const { sauce = '#9c3413', cheese = '#f2cf88', radius, bare = 0 } = face
  const melted = meltedOn(sauce, cheese)
  const rimOf = rimPaint(face.crust ?? '#d2954c')
  return material(
    (spot) => {
      const { u, v, seed } = spot
      const far = Math.hypot(u, v) / radius
      const ragged = 0.05 * (fractal(u / 8, v / 8, seed * 9, 2) - 0.5)
      const rim = step(0.86, 0.885, far + ragged * 0.5)
      if (rim >= 1) return rimOf(spot)
      const inner = melted(spot, bare + step(0.8, 0.87, far + ragged * 2))
      return rim <= 0 ? inner : blend(inner, rimOf(spot), rim)
    },
    { gloss: 0.95, polish: 0.6, glow: 0.25, bump: { height: 1.7, size: 9 } },
  )
}

/** How far inside a pool of cheese a place lies: 0 at its edge, below that bare sauce. `soft` is the noise that frays it. */
function poolAt(u: number, v: number, seed: number, soft: number): number {
  const { far } = nearestSpot(u / 31 + 0.5 * soft + seed * 17, v / 31 + 0.4 * soft)
  return 0.76 - far + 0.7 * (soft - 0.5)
}

/** Mm by which cheese stands higher than the sauce at a place of the face of a pizza with this seed. */
export function pizzaRelief(u: number, v: number, seed: number, bare = 0): number {
  const pool = poolAt(u, v, seed, fractal(u / 11 + seed * 9, v / 11, 6, 3))
  return 1.9 * step(-0.1, 0.5, pool - bare)
}

type Melted = (spot: Spot, bare: number) => ReturnType<typeof colour>

/** Sauce and cheese; `bare` is how much of the cheese is missing. */
function meltedOn(sauce: string, cheese: string): Melted {
  const [red, pale] = [colour(sauce), colour(cheese)]
  const stained = blend(blend(pale, red, 0.5), colour('#e08a34'), 0.45)
  const [deep, milk] = [
    blend(red, colour('#3a0a04'), 0.3),
    blend(pale, colour('#fff6dc'), 0.45 * step(0.4, 0.7, pale[2])),
  ]
  const [toast, dark] = [colour('#b0661f'), colour('#5c2c10')]
  return ({ u, v, seed }, bare) => {
    const soft = fractal(u / 11 + seed * 9, v / 11, 6, 3)
    const pool = poolAt(u, v, seed, soft) - bare
    const own = blend(red, deep, step(0.4, 0.7, soft))
    if (pool <= -0.08) return own
    const thin = blend(own, stained, step(-0.08, 0.14, pool))
    const laid = blend(thin, blend(pale, milk, step(0.5, 0.8, pool)), step(0.08, 0.58, pool))
    const blister = cells(u / 15 + seed * 40 + 0.5 * soft, v / 15, 2)
    const some = step(0.34, 0.5, fractal(u / 24 + seed * 5, v / 24, 8, 2)) * step(0.1, 0.3, pool)
    if (some <= 0) return laid
    const brown = blend(laid, toast, 0.85 * some * (1 - step(0.2, 0.62, blister)))
    return blend(brown, dark, 0.65 * some * (1 - step(0.08, 0.3, blister)))
  }
}

/** The rim: flour and gold, and dark spots with soft edges where bubbles rose, most on the top. */
function rimPaint(crust: string): (spot: Spot) => ReturnType<typeof colour> {
  const [dough, pale] = [colour(crust), colour('#efd3a0')]
  const [brown, black] = [colour('#8a4c1c'), colour('#33190c')]
  return (spot) => {
    const { u, v, w, up, seed } = spot
    const n = fractal(u / 13, v / 13, w / 13 + 3, 3)
    const some = step(0.36, 0.56, fractal(u / 30, v / 30, w / 30 + 4 + seed, 2))
    const leopard = cells(u / 12, v / 12, w / 12 + seed * 30)
    spot.dull = 0.75
    const own = blend(pale, dough, step(0.28, 0.68, n))
    const hot = some * step(-0.1, 0.5, up)
    const ring = blend(own, brown, 0.75 * hot * (1 - step(0.16, 0.5, leopard)))
    return blend(ring, black, 0.8 * hot * (1 - step(0.07, 0.26, leopard)))
  }
}
