import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { pile } from '../../forms/pieces.ts'
import { together } from '../../forms/together.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { mottled, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { tube } from '../../shapes/shapes.ts'
import { block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { softOnion } from './onions.ts'
import { browned, glazed } from './paints.ts'

/** A curved strip, shiny skin outside and pale flesh inside; coords mm along, 0 to 1 round. */
const stripMesh = (length: number, bend: number) => (i: number) =>
  tube(
    Array.from({ length: 11 }, (_, k): Vec => {
      const a = (k / 10 - 0.5) * bend * (0.8 + 0.15 * (i % 3))
      const r = length / bend
      return [r * Math.sin(a), r * (1 - Math.cos(a)), 2 + Math.sin(k * 0.6 + i) * 1.2]
    }),
    { radius: (t) => 7 * Math.min(1, 0.75 + 3 * Math.min(t, 1 - t)), flat: 0.42, around: 12 },
  )

const stripPaint = (skin: string, other: string, flesh: string): Paint => {
  const [a, b, c] = [colour(skin), colour(other), colour(flesh)]
  return ({ u, v, seed }) =>
    blend(
      blend(a, b, fractal(u / 9 + seed * 20, v * 3, seed, 2)),
      c,
      0.85 * (1 - step(0.04, 0.12, Math.abs(((v + 0.25) % 0.5) - 0.25))),
    )
}

type Tint = readonly [skin: string, other: string, flesh: string]
const [red, green, yellow]: readonly [Tint, Tint, Tint] = [
  ['#96180e', '#b5341c', '#d3795a'],
  ['#3a6420', '#578238', '#a3b870'],
  ['#d09416', '#e0ae30', '#e8c86a'],
]

const piecesOf = (tints: readonly Tint[], isBrowned: boolean): Form => {
  const forms = tints.map((tint) => {
    const paint = stripPaint(...tint)
    return pile(
      copies({
        each: 5,
        mesh: stripMesh(56, 1.7),
        material: glazed(
          isBrowned ? browned(paint, { brown: '#35200f', much: 0.25, size: 8 }) : paint,
          { gloss: 0.3 },
        ),
      }),
      { lean: 0.5 },
    )
  })
  return together(forms)
}

const strips = (tints: readonly Tint[]) =>
  byCooking({
    any: piecesOf(tints, false),
    grilled: piecesOf(tints, true),
    roasted: piecesOf(tints, true),
    fried: piecesOf(tints, true),
  })

const dice = (tints: readonly Tint[], size = 9) =>
  together(
    tints.map(([skin, other]) =>
      pile(
        copies({
          each: 0.7,
          mesh: (i) => uneven(block(size + (i % 2), size, 4.5, 0.9), 0.7, 8, i),
          material: glazed(mottled(skin, other, 5)),
          most: 120,
        }),
        {
          lean: 0.9,
        },
      ),
    ),
  )

export const stripLooks: readonly Look[] = [
  look(
    'bell pepper, pepper strip, red pepper, red bell pepper, sweet pepper, capsicum, cooked pepper, roasted pepper',
    strips([red]),
    { density: 0.5 },
  ),
  look('green pepper, green bell pepper', strips([green]), { density: 0.5 }),
  look('yellow pepper, yellow bell pepper, orange pepper', strips([yellow]), { density: 0.5 }),
  look('mixed pepper, pepper mix', strips([red, yellow, green]), { density: 0.5 }),
  look(
    'pepper and onion, fajita vegetable',
    together([strips([red, green]), softOnion('#c08a40', '#dfb974', '#7a431a')]),
    { density: 0.5 },
  ),
  look('diced pepper, diced bell pepper', dice([red, yellow, green]), { density: 0.6 }),
  look('diced red pepper', dice([red]), { density: 0.6 }),
]
