import { type Look, look } from '../../looks/look.ts'
import { flatDough } from '../archetypes/wrapped/dough.ts'
import type { Filling } from '../archetypes/wrapped/fillings.ts'
import { folded } from '../archetypes/wrapped/folded.ts'
import { roll } from '../archetypes/wrapped/roll.ts'

const wrap = (words: string, filling: readonly Filling[], each = 280): Look =>
  look(words, roll({ filling, each, length: 170, radius: 26 }), { density: 0.55 })

const held = (words: string, filling: readonly Filling[]): Look =>
  look(words, roll({ filling, each: 280, length: 210, radius: 25, inPaper: true }), {
    density: 0.55,
  })

/** Meat, falafel and salad rolled or folded in bread. */
export const wraps: readonly Look[] = [
  held(
    'shawarma, shawarma wrap, beef shawarma, beef shawarma wrap, shawarma sandwich, lamb shawarma',
    ['lettuce', 'tomato', 'cucumber', 'cream', 'spit', 'spit'],
  ),
  held('chicken shawarma, chicken shawarma wrap, kebab wrap, chicken kebab wrap, chicken doner', [
    'chicken',
    'chicken',
    'tomato',
    'lettuce',
    'cream',
    'cucumber',
  ]),
  look(
    'doner kebab, doner, donner kebab, kebab in pita, doner in bread, doner sandwich',
    folded({
      filling: ['cabbage', 'lettuce', 'tomato', 'cream', 'spit', 'spit', 'spit'],
      each: 300,
      size: 82,
      fold: 26,
      open: 0.34,
      lean: 0.45,
      shell: flatDough('#f0dcae', '#b98548'),
    }),
    { density: 0.55 },
  ),
  held('doner wrap, durum, dürüm, doner durum', ['spit', 'spit', 'tomato', 'lettuce', 'cabbage']),
  wrap('falafel wrap, falafel sandwich, falafel pita', [
    'falafel',
    'lettuce',
    'tomato',
    'cream',
    'cucumber',
  ]),
  wrap('wrap, chicken wrap, turkey wrap, grilled chicken wrap, tortilla wrap', [
    'chicken',
    'chicken',
    'lettuce',
    'tomato',
    'cream',
  ]),
  wrap('ham wrap, ham and cheese wrap', ['ham', 'ham', 'cheese', 'lettuce', 'tomato']),
  wrap('caesar wrap, chicken caesar wrap', ['chicken', 'lettuce', 'lettuce', 'cream', 'cheese']),
  wrap('crispy chicken wrap, fried chicken wrap, snack wrap, zinger wrap', [
    'fish',
    'lettuce',
    'cream',
    'fish',
    'tomato',
  ]),
  wrap('tuna wrap', ['tuna', 'tuna', 'cream', 'tuna', 'lettuce']),
  wrap('veggie wrap, vegetable wrap, hummus wrap, salad wrap', [
    'lettuce',
    'carrot',
    'tomato',
    'cabbage',
    'avocado',
    'cucumber',
  ]),
]
