import { copies } from '../../forms/copies.ts'
import { laid } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { material, mottled } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { slice } from '../../shapes/cuts.ts'
import { lathe, lump, oblong, rounded, solid } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { strewnSnow } from '../dairy/grated.ts'
import { moist } from '../extra-asia-east/bits.ts'
import { type Look, look } from '../look.ts'
import { piled } from './pieces.ts'

const crisp = (from: string, to: string) =>
  material(mottled(from, to, 8, 0.6), {
    gloss: 0.25,
    polish: 0.35,
    glow: 0.25,
    bump: { height: 0.6, size: 5, crust: 0.6 },
  })

const fillingBit = lump([6.5, 6, 5], 0.25, 3, 10)
const fillingPotato = moist('#d9b45a', '#ecd08a', 5, 0.3)
const fillingChickpea = moist('#8a5a2a', '#b5803e', 5, 0.4)
const shellPaint = crisp('#c98f42', '#e9c27c')

/** A puffed shell whose top was broken in. */
const openShell = reshape(lump([23, 23, 21], 0.07, 3, 20), ([x, y, z]) => [
  x,
  y,
  21 + (z > 13 ? 13 - (z - 13) * 1.6 : z),
])

const kulfi = reshape(
  lathe(
    [
      [0.1, 0],
      [17, 1],
      [19, 5],
      [12, 66],
      [9, 71],
      [0.1, 73],
    ],
    36,
  ),
  ([x, y, z]) => [z - 36, y, x + 18],
)
const kulfiPaint = material(mottled('#e6cf98', '#f3e4bc', 8), {
  gloss: 0.4,
  glow: 0.5,
  bump: { height: 0.3, size: 4 },
})

const kulfiStick = solid(oblong(52, 9, 4, 5), { height: 3, edge: 1 })
const kulfiWood = material('#d9b67c', { gloss: 0.1 })

/** Shells, crisps and dumplings of chaat, and kulfi. */
export const snackPieces: readonly Look[] = [
  look(
    'lentil dumpling, dahi bhalla dumpling',
    laid(
      copies({
        each: 40,
        variants: 3,
        mesh: (i) => lump([25, 24, 12], 0.12, i, 16),
        material: material(mottled('#d3b27c', '#e9d3a6', 9), {
          gloss: 0.3,
          glow: 0.35,
          bump: { height: 0.4, size: 3 },
        }),
      }),
    ),
  ),
  look(
    'golgappa shell, puri shell',
    laid(
      copies({
        each: 9,
        variants: 4,
        mesh: (i) =>
          reshape(lump([23, 23, 21], 0.07, i, 18), ([x, y, z]) => [
            x,
            y,
            z > 15 ? 15 - (z - 15) * 2.2 : z,
          ]),
        material: crisp('#cf9a4a', '#ecc888'),
      }),
      { apart: 1 },
    ),
    { density: 0.25 },
  ),
  look(
    'filled golgappa',
    laid({
      each: 43,
      variants: 3,
      make: (random) => {
        const seed = random.next()
        const inside = Array.from({ length: 6 }, (_, i) => ({
          mesh: fillingBit,
          material: i % 2 === 0 ? fillingPotato : fillingChickpea,
          pose: {
            at: [
              9 * Math.cos(i * 1.05 + seed),
              9 * Math.sin(i * 1.05 + seed),
              33 + (i % 3),
            ] as const,
            turn: i,
          },
          seed,
        }))
        return {
          bodies: [{ mesh: openShell, material: shellPaint, pose: {}, seed }, ...inside],
          radius: 23,
          height: 36,
        }
      },
    }),
    { density: 0.6 },
  ),
  look(
    'kulfi piece',
    rowed(
      {
        each: 68,
        most: 6,
        variants: 3,
        length: 120,
        width: 40,
        make: (random) => {
          const seed = random.next()
          return {
            bodies: [
              { mesh: kulfi, material: kulfiPaint, pose: { at: [8, 0, 0] }, seed },
              { mesh: kulfiStick, material: kulfiWood, pose: { at: [-52, 0, 17] }, seed },
            ],
            radius: 50,
            height: 36,
          }
        },
      },
      { most: 3, turn: 0.5, apart: 1.1 },
    ),
  ),
  piled(
    'papri, papdi',
    {
      each: 6,
      mesh: (i) => uneven(slice(rounded(21, 20, 0.06, i, 30), { thick: 2.4, edge: 1 }), 1.8, 14, i),
      material: crisp('#c98a3c', '#e6bd74'),
    },
    0.3,
  ),
  look('coconut shred', strewnSnow('#efe8d6', '#fdfaf2'), { density: 0.5 }),
]
