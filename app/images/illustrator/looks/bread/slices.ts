import type { Random } from '../../core/random.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { fanned, laid, type Piece, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import type { Material } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import { solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { crumbOf, outlineOf, type Polar } from './crust.ts'
import { hearth, round, tin } from './loaves.ts'

type Slice = {
  each: number
  polar: Polar
  height: number
  crust: string
  crumb: string
  pores: string
  hole?: number
  toasted?: number
  toast?: string
  bits?: string
}

const slices = (slice: Slice): Pieces => {
  const own = crumbOf(slice)
  return { each: slice.each, make: (random) => cut(slice, own, random), variants: 3, most: 12 }
}

function cut({ polar, height }: Slice, own: Material, random: Random): Piece {
  const wander = random.next() * 9
  const outline = outlineOf(
    (angle) =>
      polar(angle) *
      (1 + 0.03 * (noise(Math.cos(angle) * 2 + wander, Math.sin(angle) * 2 + 9, 1) - 0.5)),
    56,
  )
  const mesh = solid(outline, { height, edge: 1.4, rough: 0.7, seed: random.next() })
  return pieceOf(mesh, own, (polar(0) + polar(Math.PI / 2)) / 2, height)
}

const side = { role: 'bread' } as const

const row = { overlap: 0.42, lean: 0.2 }

const white: Slice = {
  each: 28,
  polar: tin(50),
  height: 12,
  crust: '#a8682c',
  crumb: '#ecd6a4',
  pores: '#d2b078',
}

const brown: Slice = {
  ...white,
  each: 32,
  crust: '#6f421d',
  crumb: '#c79a62',
  pores: '#9a6c3a',
  bits: '#6f4522',
}

const rye: Slice = {
  ...white,
  each: 30,
  polar: hearth(54, 40),
  height: 9,
  crust: '#4a2a14',
  crumb: '#a87a4e',
  pores: '#7c5430',
  bits: '#5a3a20',
}

const sour: Slice = {
  ...white,
  each: 40,
  polar: hearth(66, 43),
  height: 13,
  crust: '#7f4a1e',
  crumb: '#e8d3a4',
  pores: '#b08850',
  hole: 8,
}

const baguette: Slice = {
  ...white,
  each: 20,
  polar: hearth(33, 24),
  height: 17,
  crust: '#b06a28',
  crumb: '#f0dcae',
  pores: '#cfac72',
  hole: 6.5,
}

const grilled = { toasted: 0.75, toast: '#b5742c' }
const toasted = { toasted: 0.8, toast: '#b8772f' }

/** Slices of baguette under butter, garlic and parsley, browned at the edges. */
function garlic(): Pieces {
  const slice: Slice = {
    ...baguette,
    each: 35,
    polar: hearth(40, 27),
    height: 20,
    toasted: 0.55,
    toast: '#c9892f',
    crumb: '#eed08a',
  }
  const bread = crumbOf(slice)
  const [butter, leaf] = [colour('#e8bf5a'), colour('#4a6f26')]
  const spread: Material = {
    ...bread,
    gloss: 0.3,
    paint: (spot) => {
      const own = bread.paint(spot)
      const { u, v, w } = spot
      if (w < slice.height - 1.2) return own
      const melted = blend(own, butter, 0.45 * step(0.3, 0.7, noise(u / 9, v / 9, 3)))
      return blend(melted, leaf, step(0.74, 0.79, noise(u / 1.5, v / 1.5, 6)))
    },
  }
  return { each: slice.each, make: (random) => cut(slice, spread, random), variants: 3, most: 10 }
}

/** Slices of a cake that was baked in a tin, by the colours of its crumb, of the pores in it and of what else is. */
const loaf = (words: string, crumb: string, pores: string, bits: string): Look => {
  const own = { ...white, each: 60, polar: tin(38), height: 19, crust: '#643618' }
  return look(words, fanned(slices({ ...own, crumb, pores, bits }), { overlap: 0.45, lean: 0.25 }))
}

export const slicedBread: readonly Look[] = [
  look(
    'bread, white bread, sandwich bread, milk bread, potato bread, low calorie bread',
    fanned(slices(white), row),
    side,
  ),
  look(
    'toast, white toast, toasted bread',
    fanned(slices({ ...white, each: 25, crust: '#8f5424', hole: 3.6, ...toasted }), row),
    side,
  ),
  look(
    'whole wheat bread, wholemeal bread, whole grain bread, brown bread, oat bread, sprouted bread, multigrain bread',
    fanned(slices(brown), row),
    side,
  ),
  look(
    'whole wheat toast, brown toast, wholemeal toast',
    fanned(slices({ ...brown, each: 29, toasted: 0.7, toast: '#8a5424' }), row),
    side,
  ),
  look('rye bread, rye toast', fanned(slices(rye), row), side),
  look(
    'pumpernickel bread, pumpernickel, black bread',
    fanned(
      slices({
        ...rye,
        each: 26,
        polar: tin(44),
        crust: '#2c180c',
        crumb: '#5c3a22',
        pores: '#3f2614',
        bits: '#8a6440',
      }),
      row,
    ),
    side,
  ),
  look('sourdough bread, sourdough, irish soda bread', fanned(slices(sour), row), side),
  look('sourdough toast', fanned(slices({ ...sour, ...toasted }), row), side),
  look(
    'baguette, french bread, italian bread, ciabatta, crusty bread',
    fanned(slices(baguette), { overlap: 0.4, lean: 0.3 }),
    side,
  ),
  look(
    'grilled baguette',
    fanned(
      slices({ ...baguette, height: 14, each: 25, polar: hearth(44, 31), hole: 7, ...grilled }),
      row,
    ),
    side,
  ),
  look(
    'crostini, toasted baguette',
    fanned(slices({ ...baguette, height: 12, each: 10, toasted: 0.5, toast: '#b06c2a' }), row),
    side,
  ),
  look('garlic bread, garlic toast', fanned(garlic(), { overlap: 0.3, lean: 0.25 }), side),
  look(
    'raisin bread, raisin toast, fruit bread',
    fanned(slices({ ...white, crumb: '#e6c88e', bits: '#3f1f16' }), row),
    side,
  ),
  look(
    'challah, brioche, brioche bread',
    fanned(
      slices({
        ...white,
        each: 40,
        polar: hearth(52, 44),
        height: 16,
        crust: '#8a4a1c',
        crumb: '#f1d58c',
        pores: '#deb85e',
      }),
      row,
    ),
    side,
  ),
  loaf('banana bread, banana loaf, banana cake', '#c08644', '#8a5628', '#3c1e0e'),
  loaf(
    'pound cake, pumpkin bread, lemon cake, tea loaf, gingerbread, fruit cake, loaf cake',
    '#cf9c54',
    '#a8743a',
    '#5c341a',
  ),
  look(
    'rusk, biscotti, melba toast',
    laid(
      slices({
        ...white,
        each: 14,
        polar: round(34, 13),
        height: 11,
        crumb: '#dcae68',
        pores: '#b8803c',
        ...toasted,
      }),
    ),
  ),
]
