import { few } from '../../forms/few.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { chunk, drawn, pad } from '../../shapes/cuts.ts'
import type { Outline } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { breaded, craggy } from './breading.ts'
import { drumstickPiece, hilly } from './joints.ts'
import { kept, simple } from './pieces.ts'
import { drumstickMesh } from './poultry/leg-shape.ts'

/** A craggy crust of flour: hills and crisp scraps on them. */
const floury = (seed: number, mesh: Mesh) =>
  crumbled(hilly(hilly(mesh, 1.6, 8, seed), 1.1, 3.6, seed), { every: 15, size: 2.3, seed })

/** A piece in coarse crust: the mesh is uneven, the crust itself more so. */
const crusted = (length: number, wide: number, high: number, rough = 3.4) =>
  kept(4, (seed) =>
    floury(
      seed,
      pad(
        drawn(
          length,
          (t) => [
            wide * Math.sin(Math.PI * t ** (0.8 + seed * 0.08)) ** 0.5,
            wide * 0.85 * Math.sin(Math.PI * t) ** (0.4 + seed * 0.06),
          ],
          { bend: seed * 2 - 4, count: 30 },
        ),
        { height: high, full: 3, rough, wave: 7, seed, rings: 22 },
      ),
    ),
  )

const piece = (each: number, length: number, wide: number, high: number, rough?: number): Pieces =>
  simple({
    each,
    radius: (length / 2 + wide) / 2.1,
    height: high,
    mesh: crusted(length, wide, high, rough),
    material: craggy,
  })

const thighPiece = piece(80, 84, 32, 30, 5)

const friedLegs = kept(3, (seed) => floury(seed, drumstickMesh(seed)))

/** Drumsticks and thighs in turn. */
const friedChicken = laid(
  {
    each: 85,
    variants: 4,
    make: (random, amount) =>
      random.next() < 0.5
        ? drumstickPiece(random, craggy, friedLegs)
        : thighPiece.make(random, amount),
  },
  { apart: 0.85 },
)

const drumsticks = laid(
  { each: 80, variants: 3, make: (random) => drumstickPiece(random, craggy, friedLegs) },
  { apart: 1.02, turned: 2.2, facing: -0.5 },
)

const nuggets = pile(
  simple({
    each: 17,
    radius: 18,
    height: 13,
    lift: 7,
    variants: 6,
    mesh: kept(5, (seed) =>
      crumbled(
        hilly(
          chunk([19 + (seed % 3), 14.5, 8.5], { boxy: 3, rough: 0.32, seed, detail: 16 }),
          1,
          4,
          seed,
        ),
        { every: 6, size: 2.2, seed },
      ),
    ),
    material: breaded,
  }),
  { lean: 0.35 },
)

const popcorn = few(
  simple({
    each: 14,
    radius: 15,
    height: 20,
    lift: 10,
    variants: 6,
    mesh: kept(5, (seed) =>
      floury(seed, chunk([15, 12.5, 10.5], { boxy: 2.4, rough: 0.45, seed, detail: 18 })),
    ),
    material: craggy,
  }),
)

/** The uneven outline of meat beaten flat. */
export const wavy = (length: number, half: number, seed: number): Outline =>
  drawn(
    length,
    (t) => [
      half * Math.sin(Math.PI * t) ** 0.42 * (1 + 0.1 * Math.sin(9 * t + seed)),
      half * 0.85 * Math.sin(Math.PI * t) ** 0.5 * (1 + 0.12 * Math.sin(7 * t + seed * 3)),
    ],
    { bend: 6, count: 34 },
  )

/** Mm by which the crust stands off from the meat at a place: broad waves, as in a schnitzel that was swirled in its fat. */
const swell = (x: number, y: number, seed: number): number =>
  7 * Math.max(0, fractal(x / 34 + seed * 7, y / 34 + 20, seed, 2) - 0.42) * 3

const schnitzel = laid(
  simple({
    each: 160,
    radius: 66,
    height: 9,
    mesh: kept(3, (seed) =>
      crumbled(
        reshape(
          pad(wavy(162, 56, seed), { height: 7, full: 12, rough: 1.4, wave: 26, seed, rings: 18 }),
          ([x, y, z]) => [x, y, z + swell(x, y, seed) * Math.min(1, z / 3)],
        ),
        { every: 12, size: 2.8, seed },
      ),
    ),
    material: breaded,
  }),
)

export const friedLooks: readonly Look[] = [
  look('fried chicken, fried chicken thigh, battered chicken', friedChicken),
  look('fried chicken drumstick, fried drumstick', drumsticks),
  look('chicken nugget, nugget', nuggets),
  look('popcorn chicken, karaage, chicken bite, fried chicken chunk, fried chicken piece', popcorn),
  look(
    'chicken tender, chicken finger, chicken strip fried, crispy chicken strip',
    pile(piece(40, 92, 15, 17, 3), { lean: 0.2 }),
  ),
  look(
    'schnitzel, chicken schnitzel, veal schnitzel, breaded cutlet, chicken cutlet, chicken katsu, breaded chicken breast, milanesa, chicken patty, pork schnitzel',
    schnitzel,
  ),
]
