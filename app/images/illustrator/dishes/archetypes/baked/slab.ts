import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { join, loft, type Mesh } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, tube } from '../../../shapes/shapes.ts'

export type Slab = {
  /** Layers from below to above: colour, and mm of height. */
  layers: readonly (readonly [hex: string, height: number])[]
  /** Colours of its top. */
  top: readonly [from: string, to: string]
  /** Grams of one piece; mm of its sides. */
  each: number
  width?: number
  depth?: number
  /** A wedge cut from something round, instead of a block. */
  wedge?: boolean
  /** How browned its top is, 0 to 1. */
  browned?: number
  gloss?: number
  /** Mm by which the layers waver. */
  wavy?: number
  /** Cut ends of tubes of pasta in its sides, their middle so many mm high. */
  tubes?: readonly number[]
  /** Pieces that look out of its sides: colour, half their length, how many, and mm of height of the lowest and highest. */
  pieces?: readonly (readonly [
    hex: string,
    half: number,
    count: number,
    low: number,
    high: number,
  ])[]
  /** Whether a fork was drawn over its top. */
  forked?: boolean
  /** Spooned out of its dish rather than cut: worn corners, sides that bulge, an uneven top. */
  soft?: boolean
}

/** Pieces cut from something in layers, their cut side in front: lasagne, moussaka, cake, brownies, kugel. */
export const slab = (spec: Slab): Form =>
  laid(
    { each: spec.each, most: 8, variants: 3, make: (random) => slabPiece(spec, random) },
    { apart: 1.02, turned: 0.5, facing: spec.wedge ? 0.5 : 0.35 },
  )

function slabPiece(spec: Slab, random: Random): Piece {
  const { layers, width = 88, depth = 70, wedge: isWedge = false, wavy = 1.5 } = spec
  const height = layers.reduce((sum, [, mm]) => sum + mm, 0)
  const corners: readonly (readonly [number, number])[] = isWedge
    ? [
        [-width * 0.62, 0],
        [width * 0.5, -depth * 0.4],
        [width * 0.54, 0],
        [width * 0.5, depth * 0.4],
      ]
    : [
        [-width / 2, -depth / 2],
        [width / 2, -depth / 2],
        [width / 2, depth / 2],
        [-width / 2, depth / 2],
      ]
  const outline = corners.flatMap(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
    return Array.from(
      { length: 16 },
      (_, k) => [x + ((nx - x) * k) / 16, y + ((ny - y) * k) / 16] as const,
    )
  })
  const seed = random.range(0, 90)
  const rings: Vec[][] = []
  const { soft = spec.forked ?? false } = spec
  const worn = soft ? wornBy(width / 2, depth / 2, height, seed) : () => 1
  const ring = (k: number, z: number, rough = 0): Vec[] =>
    outline.map(([x, y]) => {
      const own = k * worn(x, y, z)
      const hills = fractal((x * own) / 9 + seed, (y * own) / 9, 1, 2) - 0.5
      return [x * own, y * own, z + rough * hills]
    })
  for (let i = 0; i <= 14; i++) rings.push(ring(1, (height * i) / 14))
  for (const k of [0.985, 0.93, 0.8, 0.6, 0.4, 0.2]) {
    const dome = soft ? 4 * (1 - k ** 4) - 1.5 : 0.6
    rings.push(ring(k, height + dome, (soft ? 5 : 2.4) * k))
  }
  const mesh = loft(rings, { start: true, end: true })
  return {
    bodies: [
      { mesh, material: bandsOf(spec, height, wavy), pose: {}, seed: random.next() },
      ...tubeEnds(spec.tubes ?? [], width, depth, random),
      ...(spec.pieces ?? []).flatMap((kind) =>
        piecesIn(kind, width, depth, random, soft ? 0.37 : 0.44),
      ),
    ],
    radius: isWedge ? width * 0.5 : Math.hypot(width, depth) * 0.42,
    height,
  }
}

/** How far in or out the sides of a soft piece lie: it spreads below, its corners are worn, its sides bulge. */
const wornBy =
  (halfWidth: number, halfDepth: number, height: number, seed: number) =>
  (x: number, y: number, z: number): number => {
    const corner = (Math.abs(x) / halfWidth) * (Math.abs(y) / halfDepth)
    const bulge = fractal(x / 13 + seed, y / 13, z / 9, 2) - 0.5
    const up = z / height
    return 1.03 - 0.05 * up ** 3 - 0.09 * corner ** 7 + 0.05 * bulge * (0.4 + up)
  }

function bandsOf(
  { layers, top, browned = 0.4, gloss = 0.25, forked = false, soft = forked }: Slab,
  height: number,
  wavy: number,
): Material {
  const bands = layers.map(([hex, mm]) => ({ own: colour(hex), mm }))
  const [from, to, toast] = [colour(top[0]), colour(top[1]), colour('#8a4a1e')]
  return material(
    ({ u, v, w, up, seed }) => {
      if (up > 0.5 && w > height - (soft ? 4.5 : 1)) {
        const cloud = fractal(u / 11 + seed * 60, v / 11, 3, 3)
        const hot = browned * step(0.5, 0.75, fractal(u / 17, v / 17 + seed * 30, 5, 3))
        const line = forked ? ridgeAt(u, v, cloud) : 0.5
        const own = blend(
          blend(from, to, step(0.3, 0.7, cloud)),
          shade,
          0.4 * (1 - step(0, 0.4, line)),
        )
        return blend(own, toast, Math.min(0.85, hot + (forked ? 0.5 * step(0.72, 1, line) : 0)))
      }
      let z = w + wavy * 2 * (fractal(u / 12 + seed * 20, v / 12, w / 20, 2) - 0.5)
      for (const { own, mm } of bands) {
        if (z <= mm)
          return blend(
            own,
            blend(own, [0.02, 0.01, 0], 0.3),
            step(0.45, 0.75, fractal(u / 3, v / 3, w / 3, 2)) * 0.6,
          )
        z -= mm
      }
      return bands.at(-1)?.own ?? from
    },
    { gloss, polish: 0.35, glow: 0.25, bump: { height: 0.5, size: 3 } },
  )
}

const shade = colour('#a9793a')

/** 0 in the furrows of a fork to 1 on the ridges between. */
const ridgeAt = (u: number, v: number, wander: number): number =>
  0.5 + 0.5 * Math.sin((0.35 * u + v) * 0.85 + 6 * Math.sin(u / 15) * 0.4 + 3 * wander)

/** Pieces of a filling that look out in front and on the right: peas, flakes of fish. */
function piecesIn(
  [hex, half, count, low, high]: readonly [string, number, number, number, number],
  width: number,
  depth: number,
  random: Random,
  reach: number,
) {
  const own = material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 3 + seed * 9, v / 3, w / 3, 2)
      return blend(colour(hex), blend(colour(hex), [1, 0.95, 0.85], 0.3), n)
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
    const mesh = lump([long, half * 0.8, half * 0.8], half > 4 ? 0.3 : 0.06, i + 1, 12)
    const turn = isFront ? random.range(-0.3, 0.3) : 1.57 + random.range(-0.3, 0.3)
    return { mesh, material: own, pose: { at, turn }, seed: random.next() }
  })
}

const pastaEnd = material(
  ({ v }) => blend(colour('#e9cd8c'), colour('#f6e6b8'), step(0.2, 0.8, Math.abs(v - 0.5) * 2)),
  { gloss: 0.4, polish: 0.5, glow: 0.35 },
)
const hollow = material('#6a3a1c', { gloss: 0.2 })

/** The ends of tubes that were cut, in rows at these heights, in front and on the right. */
function tubeEnds(heights: readonly number[], width: number, depth: number, random: Random) {
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
    rings.push(end(-4, 1.2, 4.3))
    holes.push(end(-2, 1.6, 2.2))
  }
  heights.forEach((z, row) => {
    const from = row % 2 === 0 ? 5 : 9.5
    for (let x = from; x < width - 4; x += 9.3)
      stub(x - width / 2, -depth / 2, z + random.range(-0.7, 0.7), 0, -1)
    for (let y = from; y < depth - 4; y += 9.3)
      stub(width / 2, y - depth / 2, z + random.range(-0.7, 0.7), 1, 0)
  })
  if (rings.length === 0) return []
  return [
    { mesh: join(rings), material: pastaEnd, pose: {}, seed: 0.5 },
    { mesh: join(holes), material: hollow, pose: {}, seed: 0.5 },
  ]
}
