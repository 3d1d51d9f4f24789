import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { material } from '../../render/material.ts'
import { chunk, drawn, pad } from '../../shapes/cuts.ts'
import type { Outline } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { crumbed } from './browning.ts'
import { crust, drumstickPiece, hilly } from './joints.ts'
import { kept, simple } from './pieces.ts'

const fine = material(crumbed('#e6bb72', '#cf9848', '#96602a', 1.5), {
  gloss: 0.15,
  polish: 0.2,
  bump: { height: 0.6, size: 1.9, crust: 0.9 },
})

/** A piece in coarse crust: the mesh is uneven, the crust itself more so. */
const crusted = (length: number, wide: number, high: number, rough = 3.4) =>
  kept(4, (seed) =>
    pad(
      drawn(
        length,
        (t) => [
          wide * Math.sin(Math.PI * t ** (0.8 + seed * 0.08)) ** 0.5,
          wide * 0.85 * Math.sin(Math.PI * t) ** (0.4 + seed * 0.06),
        ],
        { bend: seed * 2 - 4, count: 30 },
      ),
      { height: high, full: 3, rough, wave: 7, seed, rings: 18 },
    ),
  )

const piece = (each: number, length: number, wide: number, high: number, rough?: number): Pieces =>
  simple({
    each,
    radius: (length / 2 + wide) / 2.1,
    height: high,
    mesh: crusted(length, wide, high, rough),
    material: crust,
  })

const thighPiece = piece(80, 84, 32, 30, 5)

/** Drumsticks and thighs in turn. */
const friedChicken = laid(
  {
    each: 85,
    variants: 4,
    make: (random, amount) =>
      random.next() < 0.5 ? drumstickPiece(random, crust) : thighPiece.make(random, amount),
  },
  { apart: 0.85 },
)

const nuggets = pile(
  simple({
    each: 17,
    radius: 18,
    height: 13,
    lift: 7,
    variants: 6,
    mesh: kept(5, (seed) =>
      hilly(
        chunk([19 + (seed % 3), 14.5, 8.5], { boxy: 3, rough: 0.32, seed, detail: 16 }),
        1,
        4,
        seed,
      ),
    ),
    material: fine,
  }),
  { lean: 0.35 },
)

const popcorn = pile(
  simple({
    each: 9,
    radius: 12,
    height: 16,
    lift: 8,
    variants: 6,
    mesh: kept(5, (seed) =>
      hilly(chunk([12, 10, 9], { boxy: 2.2, rough: 0.35, seed, detail: 16 }), 1.6, 5, seed),
    ),
    material: crust,
  }),
)

/** The uneven outline of meat beaten flat. */
const wavy = (length: number, half: number, seed: number): Outline =>
  drawn(
    length,
    (t) => [
      half * Math.sin(Math.PI * t) ** 0.42 * (1 + 0.1 * Math.sin(9 * t + seed)),
      half * 0.85 * Math.sin(Math.PI * t) ** 0.5 * (1 + 0.12 * Math.sin(7 * t + seed * 3)),
    ],
    { bend: 6, count: 34 },
  )

const schnitzel = laid(
  simple({
    each: 160,
    radius: 66,
    height: 9,
    mesh: (seed) =>
      pad(wavy(162, 56, seed), { height: 6.5, full: 18, rough: 1.4, wave: 26, seed, rings: 18 }),
    material: fine,
  }),
)

export const friedLooks: readonly Look[] = [
  look('fried chicken, fried chicken thigh, battered chicken', friedChicken),
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
