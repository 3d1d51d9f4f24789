import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import { pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import type { Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned, glazed, moist } from './paints.ts'

/** A slice of a mushroom from cap to stem, 32 mm wide, standing on z = 0. */
export const mushroomMesh = (i: number) => {
  const cap = Array.from({ length: 15 }, (_, k): readonly [number, number] => {
    const a = Math.PI * (k / 14)
    return [16 * Math.cos(a), 3 + 13 * Math.sin(a) ** 0.8]
  })
  const curl: (readonly [number, number])[] = [
    [-14, -1],
    [-10, -2.5],
    [-5, -1],
    [-5, -13],
    [0, -14.5],
    [5, -13],
    [5, -1],
    [10, -2.5],
    [14, -1],
  ]
  return uneven(
    prism(
      [...cap, ...curl].map(([x, y]) => [x * (1 - 0.08 * (i % 3)), y] as const),
      4.5,
      0.6,
    ),
    0.6,
    9,
    i,
  )
}

/** A slice from cap to stem: brown skin above, dark gills below the cap. */
const mushroomPaint = (skin: string, flesh: string, gill: string): Paint => {
  const [a, b, c] = [colour(skin), colour(flesh), colour(gill)]
  return ({ u, v, seed }) => {
    const rim = step(0.86, 0.97, Math.hypot(u / 16, Math.max(0, v - 3) / 13))
    const gills = step(-3, -1, v) * (1 - step(2, 4.5, v)) * step(4.5, 6.5, Math.abs(u))
    return blend(
      blend(blend(b, a, 0.3 * fractal(u / 5, v / 5, seed * 20, 2)), c, gills * 0.75),
      a,
      v > 1 ? rim : 0,
    )
  }
}

const mushrooms = (paint: Paint, cover = moist) =>
  pile(copies({ each: 5, mesh: mushroomMesh, material: cover(paint) }), { lean: 0.5 })
const cooked = browned(mushroomPaint('#5f3f24', '#b58c5c', '#4a2c18'), {
  brown: '#6a4020',
  much: 0.4,
  size: 8,
})

/** The same slice from the pan. */
export const friedMushroom = moist(cooked)

export const mushroomsLooks: readonly Look[] = [
  look(
    'mushroom, mushroom slice, button mushroom, white mushroom, champignon, portobello, shiitake',
    byCooking({
      any: mushrooms(cooked, glazed),
      raw: mushrooms(mushroomPaint('#cbb594', '#efe5d0', '#8f6f58')),
      fried: mushrooms(cooked, glazed),
    }),
    { density: 0.4 },
  ),
]
