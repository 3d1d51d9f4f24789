import { grains } from '../../forms/heaps.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint, varied } from '../../render/material.ts'
import { loft, type Mesh, patch } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { lump, oblong, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { mixed, specked } from './rice.ts'

/** A bent flake of about `size` mm. */
const flake = (size: number, bend: number, seed: number): Mesh =>
  patch(8, 8, (u, v) => {
    const angle = u * 6.283
    const edge =
      size * (0.8 + 0.4 * noise(Math.cos(angle) * 1.4 + seed * 9, Math.sin(angle) * 1.4 + 9, seed))
    const [x, y] = [edge * v * Math.cos(angle), edge * v * 0.8 * Math.sin(angle)]
    const wave = (fractal(x / 5 + seed * 7, y / 5 + 20, seed, 1) - 0.5) * 3
    return [x, y, bend * (x * x + 0.3 * y * y) + wave * v + 1.5]
  })

const flakes = [1, 2, 3, 4].map((seed) => flake(8.5, seed % 2 ? 0.022 : -0.018, seed))
const bran = [1, 2, 3].map((seed) => flake(6.5, 0.02, seed))

const ring: Mesh = loft(
  Array.from({ length: 15 }, (_, i) => {
    const turn = (i / 14) * 6.283
    return Array.from({ length: 8 }, (_, k) => {
      const a = (k / 8) * 6.283
      const far = 4.6 + 2 * Math.cos(a)
      return [far * Math.cos(turn), far * Math.sin(turn), 1.9 * Math.sin(a)] as const
    })
  }),
)

const puff = [1, 2, 3].map((seed) => lump([3.4, 2, 1.8], 0.25, seed, 6))
const ball = [1, 2, 3].map((seed) => lump([4.2, 4, 3.8], 0.18, seed, 7))
const square = [1, 2].map((seed) =>
  solid(oblong(11, 11, 2.5, 3), { height: 3, edge: 1.3, rough: 1.2, seed }),
)
const cluster = [1, 2, 3, 4].map((seed) => lump([6.5, 5, 4], 0.65, seed, 9, 2.2))
const oat = [1, 2, 3].map((seed) => lump([3.6, 2.6, 0.6], 0.25, seed, 5))
const almond = [lump([6, 3.2, 0.9], 0.15, 4, 7)]
const raisin = [1, 2].map((seed) => lump([4.4, 3.2, 2.8], 0.5, seed, 7, 2))

const toasted = (pale: string, brown: string): Paint => {
  const [a, b] = [colour(pale), colour(brown)]
  return ({ u, v, seed }) =>
    blend(
      a,
      b,
      0.25 * seed + 0.75 * step(0.35, 0.75, fractal(u / 5 + seed * 40, v / 5, seed * 9, 2)),
    )
}

const crisp = (paint: Paint, gloss = 0.1): Material =>
  material(paint, { gloss, glow: 0.3, bump: { height: 0.35, size: 2 } })

const heap = (
  meshes: readonly Mesh[],
  own: Material,
  covers: number,
  under: string,
  to: string,
  out = 1.6,
  lean = 1,
) =>
  grains(
    { meshes, material: own, covers, lean, out },
    { under: specked(under, to, 4), uneven: 4, flat: 0.7 },
  )

const dry = { density: 0.16, vessel: 'shallow bowl' } as const

const granola = grains(
  [
    {
      meshes: cluster,
      material: crisp(toasted('#d9a862', '#8f5a26')),
      covers: 40,
      lean: 1,
      out: 2.4,
    },
    {
      meshes: oat,
      material: crisp(toasted('#e2bd80', '#b07a3c')),
      covers: 14,
      lean: 0.8,
      out: 2.2,
    },
    {
      meshes: almond,
      material: material(varied('#c9925a', '#e6cda0')),
      covers: 240,
      lean: 0.9,
      out: 3.4,
    },
    {
      meshes: raisin,
      material: material(varied('#3a1c18', '#6a2a24'), { gloss: 0.35 }),
      covers: 210,
      lean: 0.9,
      out: 3,
    },
  ],
  { under: specked('#9a6a34', '#c99850', 4), uneven: 4, flat: 0.7 },
)

export const cereals: readonly Look[] = [
  look('granola, granola cereal, honey bunch of oat, grape nut', granola, {
    density: 0.45,
    vessel: 'shallow bowl',
    little: granola,
  }),
  look(
    'muesli',
    grains(
      [
        {
          meshes: oat,
          material: crisp(toasted('#dfc08a', '#b88a4c')),
          covers: 8,
          lean: 0.8,
          out: 1.8,
        },
        {
          meshes: bran,
          material: crisp(toasted('#c08a4c', '#8f5f30')),
          covers: 220,
          lean: 0.8,
          out: 2.4,
        },
        {
          meshes: almond,
          material: material(varied('#d9b07a', '#f0dfba')),
          covers: 240,
          lean: 0.9,
          out: 3,
        },
        {
          meshes: raisin,
          material: material(varied('#3a1c18', '#6a2a24'), { gloss: 0.35 }),
          covers: 190,
          lean: 0.9,
          out: 3,
        },
      ],
      { under: specked('#c09a60', '#e2c690', 3), uneven: 3, flat: 0.7 },
    ),
    { density: 0.4, vessel: 'shallow bowl' },
  ),
  look(
    'oat, rolled oat, dry oat',
    heap(oat, crisp(toasted('#f0dfb8', '#d2b07a'), 0.04), 12, '#cfae78', '#ecd8ac', 1),
    { density: 0.4, vessel: 'shallow bowl' },
  ),
  look(
    'corn flake, cornflake, cereal, breakfast cereal, frosted flake, special k',
    heap(flakes, crisp(toasted('#e8ab4a', '#b3661f'), 0.18), 60, '#a8641f', '#d9983c', 3.5),
    dry,
  ),
  look(
    'bran flake, wheat flake, raisin bran',
    heap(bran, crisp(toasted('#b5763a', '#7a4a22')), 40, '#6b401c', '#a06a34', 3),
    dry,
  ),
  look(
    'cheerios, cereal ring, oat ring, honey nut cheerios, oat cereal',
    heap([ring], crisp(toasted('#dcae68', '#b57c38')), 62, '#8a5a28', '#c0904c', 3, 0.5),
    dry,
  ),
  look(
    'froot loop, fruity cereal',
    heap(
      [ring],
      crisp(
        mixed(
          ['#c8553f', 0.22],
          ['#d98a34', 0.2],
          ['#dcb540', 0.2],
          ['#7a9a4a', 0.2],
          ['#7a5a8c', 0.18],
        ),
      ),
      62,
      '#a8703c',
      '#c99a50',
      3,
      0.5,
    ),
    dry,
  ),
  look(
    'chocolate cereal, chocolate puff, coco pop',
    heap(ball, crisp(toasted('#6a4028', '#3f2214')), 46, '#2c160c', '#5a3420', 3),
    dry,
  ),
  look(
    'rice krispy, puffed rice, popped rice, puffed wheat, murmura, rice cereal',
    heap(puff, crisp(toasted('#f3e4bc', '#dcb672')), 20, '#cfa868', '#eed8a4', 2),
    { density: 0.12, vessel: 'shallow bowl' },
  ),
  look(
    'cinnamon toast crunch, cinnamon cereal, chex',
    heap(square, crisp(toasted('#d9ac68', '#9a6228')), 95, '#8a5a2a', '#c08f50', 3),
    dry,
  ),
  look(
    'shredded wheat, weetabix, wheat biscuit, mini wheat, frosted mini wheat',
    laid(
      {
        each: 20,
        make: (random) =>
          pieceOf(
            solid(oblong(78, 42, 10), { height: 20, edge: 8, rough: 2.5, seed: random.next() }),
            material(mottled('#8a5526', '#c99450', 3), {
              gloss: 0.03,
              bump: { height: 1.4, size: 2.2 },
            }),
            36,
            20,
          ),
      },
      { turned: 0.6, facing: 0.4 },
    ),
    { density: 0.3 },
  ),
]
