import { blend, colour, step } from '../../render/colour.ts'
import { material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump, sheet, tube } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, moist, strip } from './bits.ts'

const curl = Array.from({ length: 13 }, (_, i) => {
  const angle = -0.5 + (i / 12) * 4
  const far = 13 - i * 0.25
  return [far * Math.cos(angle), far * Math.sin(angle), 7] as const
})

/** A peeled shrimp lying on its side, its tail fan in the plane of the curl; mm. */
export function shrimpMesh(seed: number): Mesh {
  const body = tube(curl, {
    radius: (t) => 6.8 * Math.min(1, 0.55 + t * 3) * (1 - 0.55 * t ** 1.6),
    around: 12,
    flat: 0.85,
  })
  const end = curl.at(-1) ?? [0, 0, 0]
  const fan = reshape(
    sheet(
      [15, 13],
      (t) => 0.25 + t * 0.75,
      () => 0,
      6,
    ),
    ([x, y]) => [end[0] + 5 + x * 0.8, end[1] - 3 + y * 0.6 - x * 0.55, 6 + Math.abs(y) * 0.2],
  )
  const tail = { ...fan, coords: fan.coords.map((value, i) => (i % 3 === 2 ? 2 : value)) }
  return uneven(join([body, tail]), 0.6, 9, seed)
}

const shrimpPaint: Paint = ({ u, v, w, seed }) => {
  if (w > 1.5) return colour('#c9502c')
  const band = 0.5 + 0.5 * Math.sin(u * 0.85 + seed * 3)
  const back = 0.35 + 0.65 * step(-0.4, 0.7, Math.sin(v * 6.283))
  const pink = blend(colour('#f3cdb0'), colour('#e2774a'), step(0.25, 0.85, band) * back)
  return blend(pink, colour('#d4552c'), step(0.85, 1, w) * 0.6)
}

const shrimp = material(shrimpPaint, { gloss: 0.5, polish: 0.5, glow: 0.45 })

const naruto = material(
  ({ u, v, up }) => {
    const [far, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
    const line = Math.abs(((far / 4.4 - angle / 6.283) % 1) - 0.5)
    const pink = up > 0.6 && far < 10 ? step(0.26, 0.36, line) : 0
    return blend(colour('#f7f1e4'), colour('#df6a86'), pink * 0.9)
  },
  { gloss: 0.4, glow: 0.4 },
)

const narutoOutline = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 6.283
  const r = 14.5 + 0.9 * Math.cos(angle * 14)
  return [r * Math.cos(angle), r * Math.sin(angle)] as const
})

const _crabStick = material(
  ({ v, w, seed, u }) =>
    blend(
      colour('#f6ece0'),
      blend(colour('#d6432a'), colour('#e46a48'), fractal(u / 5, v, seed, 1)),
      step(5, 8, w + v * 0.2),
    ),
  { gloss: 0.4, glow: 0.4 },
)

/** Shrimp, fish and what is made of them, as cut for bowls and soups. */
export const seafood: readonly Look[] = [
  bits('cooked shrimp, boiled shrimp', {
    each: 12,
    mesh: shrimpMesh,
    material: shrimp,
    density: 0.75,
    lean: 0.35,
  }),
  bits('tuna cube', {
    each: 8,
    mesh: (i) => chunk([10, 9, 8], { seed: i, rough: 0.06, detail: 9, boxy: 5 }),
    material: material(mottled('#8d1a22', '#b93a3c', 6), { gloss: 0.6, polish: 0.5, glow: 0.4 }),
    density: 0.8,
  }),
  bits('chopped clam', {
    each: 4,
    mesh: (i) => lump([9, 7, 5], 0.3, i, 9, 2),
    material: moist('#c9a878', '#ecd9b4', 4, 0.5),
    density: 0.7,
  }),
  bits('mussel in shell', {
    each: 14,
    mesh: (i) =>
      reshape(lump([23, 11, 8], 0.04, i, 12), ([x, y, z]) => [x, y * (1 + x / 60), z + 4]),
    material: material(
      ({ v, up, u, seed }) =>
        blend(
          colour('#1f2128'),
          blend(colour('#c96a2c'), colour('#e8a05c'), fractal(u / 5, v / 5, seed, 1)),
          up > 0.75 ? 1 - step(4, 6.5, Math.abs(v)) : 0,
        ),
      { gloss: 0.7, polish: 0.6 },
    ),
    density: 0.6,
  }),
  bits('fish ball, fishball', {
    each: 9,
    mesh: (i) => lump([11.5, 11.5, 11], 0.04, i, 12),
    material: moist('#e6dcc6', '#f7f1e2', 9, 0.4),
    density: 0.7,
  }),
  bits('naruto, narutomaki, fish cake swirl', {
    each: 7,
    mesh: () => prism(narutoOutline, 5, 0.8),
    material: naruto,
    density: 0.7,
    lean: 0.25,
  }),
  bits('korean fish cake, fish cake strip, eomuk', {
    each: 7,
    mesh: strip(40, 17, 3.4),
    material: moist('#b98345', '#dbb074', 12, 0.4),
  }),
]
