import { createRandom } from '../../core/random.ts'
import { bodyAt } from '../../forms/piece-of.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import { trackOf } from '../../forms/spoon-track.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { type Mesh, meshWhenDrawn } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { disc } from '../../scene/regions.ts'
import { cover, toEdge } from '../../shapes/cover.ts'
import { lathe } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

/** A small steel bowl, open at the top. */
const bowl = lathe(
  [
    [0.1, 0],
    [20, 0],
    [25, 4],
    [28, 14],
    [29, 24],
    [30.5, 25],
    [29, 25.4],
    [27, 23],
    [26, 14],
    [22, 5],
    [0.1, 4],
  ],
  40,
)

export const steel = material(
  ({ up, w, v }) =>
    blend(
      colour('#7f8184'),
      colour('#d3d4d3'),
      step(-0.2, 0.8, up + 0.35 * Math.sin(w / 3.2) + 0.2 * Math.sin(v / 7)),
    ),
  { gloss: 0.85, polish: 0.7, glow: 0.15 },
)

/** What is in a bowl: drawn up a little at the wall, with the track of a spoon in what is stiff. */
const surfaceOf = (stiff: number): Mesh => meshWhenDrawn(() => surfaceMesh(stiff))

function surfaceMesh(stiff: number): Mesh {
  const random = createRandom(5)
  const track = trackOf({ stiff, lumps: 0.3 * stiff, lump: 4 }, random, 26)
  const height = (x: number, y: number, out: number) =>
    3.4 + 0.8 * out ** 14 + (stiff > 0 ? 1.1 * track(x, y, out) : 0)
  return cover(disc(0, 0, 26.4), height, 26, toEdge)
}

const surfaces = { runny: surfaceOf(0), thick: surfaceOf(0.35), stiff: surfaceOf(0.8) }

type Sauce = {
  from: string
  to: string
  /** Colours of what floats in it. */
  bits: readonly string[]
  /** Mm of the bits, and 0 where it stands like a paste to 1 where it is clear. */
  size?: number
  thin?: number
  /** Colour where it is shallow, along the wall. */
  edge?: string
  /** Colours of true pieces that stand in it. */
  chunks?: readonly string[]
}

const chunkMeshes = [1, 2, 3, 4].map((i) => uneven(block(6.4 + (i % 3), 5.4, 4, 0.7), 0.8, 5, i))

/** Diced pieces all over a surface of so many mm, each half in it. */
function chunksIn(hexes: readonly string[], reach: number, z: number): Body[] {
  if (hexes.length === 0) return []
  const random = createRandom(11)
  const kinds = hexes.map((hex) => material(hex, { gloss: 0.5, polish: 0.5, glow: 0.35 }))
  return Array.from({ length: 46 }, (_, i) => {
    const far = reach * Math.sqrt((i + 0.5) / 46)
    const angle = i * 2.39996 + random.range(-0.3, 0.3)
    const pose = {
      at: [far * Math.cos(angle), far * Math.sin(angle), z + random.range(-0.6, 1.2)],
      turn: random.range(0, 6.283),
      tilt: random.range(-0.5, 0.5),
      scale: random.range(0.6, 1.1),
    } as const
    const own = kinds[Math.floor(random.next() ** 2 * kinds.length)] ?? glazed
    return { mesh: random.pick(chunkMeshes), material: own, pose, seed: random.next() }
  })
}

function sauce({ from, to, bits, size = 3, thin = 0.5, edge }: Sauce): Material {
  const shallow = edge ? colour(edge) : undefined
  const [a, b] = [colour(from), colour(to)]
  const dots = bits.map((hex) => colour(hex))
  return material(
    ({ u, v, w }) => {
      // What is thin is of one colour.
      const cloud = step(0.3, 0.7, fractal(u / 8, v / 8, 3, 3))
      let own = blend(a, b, 0.5 + (cloud - 0.5) * (1 - 0.85 * thin))
      // Lighter in a film along the wall, where it is shallow.
      if (shallow) own = blend(own, shallow, 0.9 * step(0.72, 0.99, w + 0.06 * (cloud - 0.5)))
      const ragged = 0.22 * (fractal(u / 1.4, v / 1.4, 5, 2) - 0.5)
      dots.forEach((dot, i) => {
        const far = cells(u / (size * 2.4) + i * 30, v / (size * 2.4) + i * 17, 3 + i)
        own = blend(own, dot, 0.85 * (1 - step(0.1, 0.22, far + ragged)))
      })
      return own
    },
    {
      gloss: 0.35 + 0.4 * thin,
      polish: 0.4 + 0.4 * thin,
      glow: 0.35,
      ...(thin > 0.6 && { grain: 0 }),
      bump: { height: 0.4 - 0.25 * thin, size: 3 + 6 * thin },
    },
  )
}

/** A glazed bowl of the same size. */
const glazed = material('#efe9de', { gloss: 0.5, polish: 0.6, glow: 0.1 })

export const bowlOf = (words: string, spec: Sauce, own: Material, scale = 0.78): Look => {
  const inside = sauce(spec)
  const { thin = 0.5 } = spec
  const surface = surfaces[thin > 0.75 ? 'runny' : thin > 0.35 ? 'thick' : 'stiff']
  const piece: Piece = {
    bodies: [
      { ...bodyAt(bowl, own, [0, 0, 0], { scale }), rigid: true },
      bodyAt(surface, inside, [0, 0, 15 * scale], { scale: [scale, scale, 1] }),
      ...chunksIn(spec.chunks ?? [], 23 * scale, 15 * scale + 4),
    ],
    radius: 31 * scale,
    height: 26 * scale,
  }
  return look(words, laid({ each: 40, variants: 1, most: 1, make: () => piece }), { density: 1 })
}

const katori = (words: string, spec: Sauce): Look => bowlOf(words, spec, steel)
const dish = (words: string, from: string, to: string, bits: readonly string[] = [], thin = 0.5) =>
  bowlOf(words, { from, to, bits, size: 2, thin }, glazed)

/** Chutneys in the small steel bowls of South Asia, dips in glazed ones. */
export const katoris: readonly Look[] = [
  katori('katori of mint water', {
    from: '#3f5a1c',
    to: '#57752a',
    bits: ['#e0b45a', '#86a048'],
    thin: 1,
  }),
  katori('katori of coconut chutney', {
    from: '#e3dcc4',
    to: '#f3eedd',
    bits: ['#4a3320', '#6f8a3c'],
    size: 2,
    thin: 0.2,
  }),
  katori('katori of sambar', {
    from: '#a8551a',
    to: '#c0742c',
    bits: ['#d9862e', '#6f8a3c', '#c2381c'],
    size: 3.4,
    thin: 0.8,
  }),
  katori('katori of tamarind chutney', {
    from: '#43190c',
    to: '#5c2814',
    bits: ['#7a3a1c'],
    thin: 0.9,
  }),
  katori('katori of green chutney', {
    from: '#4a7426',
    to: '#6a8f38',
    bits: ['#2f5218', '#93b055'],
    size: 2,
    thin: 0.3,
  }),
  katori('katori of curd', { from: '#ece6da', to: '#faf7ef', bits: [], thin: 0.4 }),
  katori('katori of kala chana', {
    from: '#5a2f14',
    to: '#7a4420',
    bits: ['#a8551a'],
    thin: 0.8,
    chunks: ['#4a2712', '#5e3418', '#3a1d0e'],
  }),
  dish('dish of ketchup', '#8f1c0e', '#a82a16', [], 0.6),
  dish('dish of barbecue sauce', '#3c1c0c', '#562a10', ['#7a4a22'], 0.7),
  dish('dish of remoulade', '#e6d3a0', '#f2e6c2', ['#6f8a3c', '#94793c'], 0.3),
  bowlOf(
    'dish of syrup',
    { from: '#5a2c04', to: '#6a3808', edge: '#c98a2c', bits: [], thin: 1 },
    glazed,
    0.72,
  ),
  bowlOf(
    'dish of honey',
    { from: '#b0680e', to: '#c8841c', edge: '#e8b64c', bits: [], thin: 1 },
    glazed,
    0.72,
  ),
  dish('dish of ranch', '#ece4d2', '#f8f3e6', ['#6f8a3c'], 0.4),
  dish('dish of aioli', '#e9d9a8', '#f4e8c4', ['#8a9a4c'], 0.3),
  dish('dish of tahini', '#d9c198', '#e9d8b6', ['#a8381c'], 0.5),
  dish('dish of hummus', '#d8b984', '#ead4a8', ['#b8862c', '#a8381c', '#5c7a30'], 0),
  dish('dish of baba ghanoush', '#b09a6c', '#cfbd92', ['#6f5630', '#7a1c18', '#5c7a30'], 0.1),
  dish('dish of stewed plum', '#4c1024', '#6e1c34', ['#8a2c40', '#3a0c1c'], 0.7),
  dish('dish of chocolate', '#3a1a0e', '#54281a', [], 0.9),
  dish('dish of marinara', '#7d200f', '#a43c1e', ['#4f7a2c', '#c8622e'], 0.5),
  dish('dish of soy sauce', '#2a120a', '#3e1c0e', [], 1),
  dish('dish of peanut sauce', '#8a5226', '#b8804a', ['#e0b878', '#d0a060', '#7a2a14'], 0.4),
  dish('dish of salsa', '#a8281a', '#c8462c', ['#6f8a3c', '#e8d2b0'], 0.6),
  dish('dish of sour cream', '#ece6da', '#faf7ef', [], 0.4),
  dish('dish of guacamole', '#7f9440', '#a4b45c', ['#4c6a28', '#c2402c'], 0.2),
  bowlOf(
    'bowl of salsa',
    {
      ...{ from: '#8f2614', to: '#b2452a', bits: ['#6f8a3c', '#e8d2b0'], size: 3 },
      chunks: ['#c2482c', '#a83420', '#cf6a44', '#efe2c8', '#56782c'],
    },
    glazed,
    1.35,
  ),
  bowlOf(
    'bowl of guacamole',
    { from: '#7f9440', to: '#a9b85e', bits: ['#4c6a28', '#c2402c', '#e6e0c8'], size: 3, thin: 0.2 },
    glazed,
    1.35,
  ),
]
