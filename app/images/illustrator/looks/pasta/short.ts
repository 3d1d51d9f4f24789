import { grains } from '../../forms/heaps.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { fanned, type Piece, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { lump, oblong, polygon, rounded, solid } from '../../shapes/shapes.ts'
import { specked } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'
import { bow, furrowAt, hollow, parcel, ridged, ringlet, shell, spiral } from './shapes.ts'

/** Cooked pasta; `ridges` lines run along it where its coords go round it. */
const cooked = (from: string, to: string, ridges = 0): Material => {
  const [a, b] = [colour(from), colour(to)]
  const dark = blend(a, colour('#8a5a1c'), 0.4)
  return material(
    ({ u, v, w, round, seed }) => {
      const n = fractal(u / 7 + seed * 30, (v * round) / 7, 3, 1)
      const own = blend(a, b, 0.35 * seed + 0.65 * n)
      const line = ridges > 0 ? Math.max(0, Math.sin(v * ridges * 6.283)) * 0.35 * w : 0
      return blend(own, dark, ridges > 0 && w < 0.5 ? 0.35 : line)
    },
    { glow: 0.42, gloss: 0.55, polish: 0.52, grain: 0.35 },
  )
}

const durum = cooked('#d6a246', '#edc977')
const ridgedDurum = cooked('#d6a246', '#edc977', 15)
const fresh = cooked('#dfb96c', '#f0d79c')

/** Dough of egg, through which the filling shows at its belly. */
const filledRing: Material = {
  ...fresh,
  gloss: 0.62,
  polish: 0.56,
  glow: 0.5,
  paint(spot) {
    const { u, v, w, seed } = spot
    const belly =
      (1 - step(0.12, 0.3, Math.abs(w - 0.5))) * step(0.3, 0.6, noise(u / 5, v * 5, seed * 30))
    return blend(fresh.paint(spot), colour('#b98a48'), 0.5 * belly)
  },
}

/** Potato dough with the furrows of a fork along it. */
const forked = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 7 + seed * 30, v / 7, w / 7, 2)
    const own = blend(colour('#e9cf92'), colour('#f9edca'), 0.35 * seed + 0.65 * n)
    const rolled = blend(
      own,
      colour('#b98a44'),
      0.4 * step(0.2, 0.9, -furrowAt(v)) * step(7, 11, w),
    )
    // Turned in butter: golden where it lay in the pan.
    const pan = step(0.5, 0.66, fractal(u / 9 + seed * 47, v / 9, 5, 2)) * step(0.1, 0.7, up)
    return blend(rolled, colour('#cf923c'), 0.6 * pan)
  },
  { glow: 0.4, gloss: 0.35, polish: 0.45 },
)

type Short = { each: number; radius: number; height: number; most?: number }

const heap = (
  meshes: readonly Mesh[],
  own: Material,
  { each, radius, height, most = 190 }: Short,
) =>
  pile(
    {
      each,
      most,
      variants: meshes.length,
      make: (random): Piece => pieceOf(random.pick(meshes), own, radius, height),
    },
    { lean: 0.6, steep: 1.55 },
  )

const penne = [hollow({ length: 38, radius: 4.8, wall: 0.9, slant: 4.5 })]
const rigatoni = [hollow({ length: 36, radius: 7, wall: 1.1 })]
const elbow = [hollow({ length: 24, radius: 3.6, wall: 0.9, bend: 2 })]
const bows = [1, 2, 3].map((seed) => bow(40, 29, seed))
const spirals = [spiral(36, 5.2, 2.6), spiral(40, 5, 3)]
const shells = [shell(12)]
const ears = [1, 2].map((seed) => parcel(rounded(9, 8, 0.06, seed, 16), 4.5, -2.2))
const dumplings = [1, 2, 3, 4].map((seed) => ridged(26, 18, seed))
const square = [
  parcel(
    polygon(
      [
        [22, 22],
        [-22, 22],
        [-22, -22],
        [22, -22],
      ],
      6,
    ),
    5.5,
    8,
  ),
]
const ringlets = [8.6, 9.3, 9.9].map(ringlet)
const sheets = [1, 2].map((seed) =>
  solid(oblong(150, 78, 2, 8), { height: 2, edge: 0.8, rough: 3, dome: 3, seed }),
)

const grain = [1, 2, 3].map((seed) => lump([4.6, 1.8, 1.6], 0.06, seed, 6))

export const shortPasta: readonly Look[] = [
  look(
    'pasta, penne, ziti, dry pasta, whole wheat penne',
    heap(penne, ridgedDurum, { each: 3, radius: 11, height: 9 }),
  ),
  look(
    'rigatoni, paccheri',
    heap(rigatoni, cooked('#d6a246', '#edc977', 18), { each: 6, radius: 13, height: 13 }),
  ),
  look('fusilli, rotini', heap(spirals, durum, { each: 2.6, radius: 10, height: 9 })),
  look('farfalle, bow tie pasta, bow tie', heap(bows, durum, { each: 2.4, radius: 13, height: 8 })),
  look(
    'macaroni, elbow macaroni, elbow',
    heap(elbow, cooked('#e6b04c', '#f5d284', 0), { each: 1.6, radius: 7, height: 7 }),
  ),
  look(
    'shell pasta, pasta shell, conchiglie',
    heap(shells, ridgedDurum, { each: 2.4, radius: 8.5, height: 9 }),
  ),
  look('orecchiette', heap(ears, fresh, { each: 1.8, radius: 8, height: 5 })),
  look('gnocchi, potato gnocchi', heap(dumplings, forked, { each: 5.4, radius: 10, height: 13 })),
  look(
    'ravioli, meat ravioli, cheese ravioli',
    heap(square, fresh, { each: 14, radius: 20, height: 9 }),
  ),
  look(
    'tortellini, tortelloni, cappelletti',
    pile(
      {
        each: 5,
        most: 90,
        variants: 4,
        make: (random): Piece => {
          const seed = random.next()
          const bodies = random
            .pick(ringlets)
            .map((mesh) => ({ mesh, material: filledRing, pose: {}, seed }))
          return { bodies, radius: 13, height: 14 }
        },
      },
      { lean: 0.7, steep: 1.4 },
    ),
  ),
  look(
    'lasagne sheet, lasagna noodle, lasagna sheet',
    fanned(
      { each: 30, make: (random) => pieceOf(random.pick(sheets), fresh, 50, 4) },
      { overlap: 0.8, lean: 0.1 },
    ),
  ),
  look(
    'orzo, risoni, pastina',
    grains(
      {
        meshes: grain,
        material: material(varied('#e2b968', '#f4da9a'), { glow: 0.45, gloss: 0.3, polish: 0.35 }),
        covers: 15,
        out: 1,
      },
      { under: specked('#c0923f', '#ecca80', 3), flat: 0.8 },
    ),
  ),
]
