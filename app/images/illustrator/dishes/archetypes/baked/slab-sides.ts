import type { Random } from '../../../core/random.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { join, type Mesh } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, tube } from '../../../shapes/shapes.ts'

/** Of radius 1; smaller ones are smooth. */
const [small, large] = [
  [1, 2, 3, 4].map((seed) => lump([1, 1, 1], 0.06, seed, 8)),
  [1, 2, 3, 4].map((seed) => lump([1, 1, 1], 0.3, seed, 12)),
]

/** Pieces of a filling that look out in front and on the right: peas, flakes of fish. */
export function piecesIn(
  [hex, half, count, low, high]: readonly [string, number, number, number, number],
  width: number,
  depth: number,
  random: Random,
  reach: number,
) {
  const from = colour(hex)
  const to = blend(from, [1, 0.86, 0.62], 0.2)
  const own = material(
    ({ u, v, w, seed }) => {
      const n = fractal(u * 1.4 + seed * 9, v * 1.4, w * 1.4, 2)
      return blend(from, to, n)
    },
    { gloss: 0.5, polish: 0.5, glow: 0.3 },
  )
  return Array.from({ length: count }, (_, i) => {
    const isFront = i % 5 < 3
    const along = random.range(-reach, reach)
    const at: Vec = [
      isFront ? along * width : width / 2 - half * 0.3,
      isFront ? -depth / 2 + half * 0.3 : along * depth,
      random.range(low, high),
    ]
    const long = half * random.range(0.9, 1.25)
    const mesh = (half > 4 ? large : small)[i % 4] ?? (small[0] as Mesh)
    const turn = isFront ? random.range(-0.3, 0.3) : 1.57 + random.range(-0.3, 0.3)
    return {
      mesh,
      material: own,
      pose: { at, turn, scale: [long, half * 0.8, half * 0.8] as Vec },
      seed: random.next(),
    }
  })
}

const pastaEnd = material(
  ({ v }) => blend(colour('#e9cd8c'), colour('#f6e6b8'), step(0.2, 0.8, Math.abs(v - 0.5) * 2)),
  { gloss: 0.4, polish: 0.5, glow: 0.35 },
)
const hollow = material('#93602f', { gloss: 0.2 })

/** The ends of tubes that were cut, in rows at these heights, in front and on the right. */
export function tubeEnds(heights: readonly number[], width: number, depth: number, random: Random) {
  const [rings, holes]: [Mesh[], Mesh[]] = [[], []]
  const stub = (x: number, y: number, z: number, dx: number, dy: number) => {
    const end = (from: number, to: number, radius: number) =>
      tube(
        [
          [x + dx * from, y + dy * from, z],
          [x + dx * to, y + dy * to, z],
        ],
        { radius: () => radius, around: 12 },
      )
    const wide = random.range(3.7, 4.6)
    rings.push(end(-4, random.range(0, 1.4), wide))
    holes.push(end(-2, 1.5, wide - random.range(1.5, 2.2)))
  }
  heights.forEach((z, row) => {
    const from = row % 2 === 0 ? 5 : 9.5
    const astray = (mm: number) => random.range(-mm, mm)
    for (let x = from; x < width - 4; x += random.range(8.6, 11.4))
      stub(x - width / 2, -depth / 2, z + astray(1.5), astray(0.5), -1)
    for (let y = from; y < depth - 4; y += random.range(8.6, 11.4))
      stub(width / 2, y - depth / 2, z + astray(1.5), 1, astray(0.5))
  })
  if (rings.length === 0) return []
  return [
    { mesh: join(rings), material: pastaEnd, pose: {}, seed: 0.5 },
    { mesh: join(holes), material: hollow, pose: {}, seed: 0.5 },
  ]
}
