import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { pile } from '../../forms/pieces.ts'
import { together } from '../../forms/together.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { mottled, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { bent, block, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { softOnion } from './onions.ts'
import { browned, glazed } from './paints.ts'

/** A strip cut lengthwise: shiny skin on its outer face, pale flesh on the others; coords are mm of the straight strip. */
const stripMesh = (i: number) => {
  const straight = block(34 + 5 * (i % 4), 6 + (i % 3) * 0.8, 3, 0.8)
  const arched = uneven(bent(straight, 7 * ((i % 3) - 1), i % 2 === 0 ? -4.5 : 5), 0.9, 10, i)
  return reshape(arched, ([x, y, z]) => [x, y, z + 1.6])
}

const stripPaint = (skin: string, other: string, flesh: string): Paint => {
  const [a, b, c] = [colour(skin), colour(other), colour(flesh)]
  return ({ u, v, w, seed }) => {
    const own = blend(a, b, fractal(u / 9 + seed * 20, v / 4, seed, 2))
    // Some lie on their skin.
    const outside = seed < 0.72 ? step(1.4, 2.2, w) : 0
    return blend(blend(c, own, 0.3 + 0.15 * fractal(u / 4, v / 3, seed * 9, 2)), own, outside)
  }
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
        each: 4,
        mesh: stripMesh,
        variants: 8,
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
    'bell pepper, pepper strip, red pepper, red pepper strip, red bell pepper, sweet pepper, capsicum, cooked pepper, roasted pepper',
    strips([red]),
    { density: 0.5 },
  ),
  look('green pepper, green pepper strip, green bell pepper', strips([green]), { density: 0.5 }),
  look('yellow pepper, yellow bell pepper, orange pepper', strips([yellow]), { density: 0.5 }),
  look('mixed pepper, pepper mix', strips([red, yellow, green]), { density: 0.5 }),
  look(
    'pepper and onion, fajita vegetable',
    together([strips([red, green]), softOnion('#cfa560', '#ecd8a6', '#96622c')]),
    { density: 0.5 },
  ),
  look('diced pepper, diced bell pepper', dice([red, yellow, green]), { density: 0.6 }),
  look('diced red pepper', dice([red]), { density: 0.6 }),
]
