import { type Look, look } from '../../looks/look.ts'
import { filledDisc } from '../archetypes/handheld/filled-breads.ts'
import type { Layer } from '../archetypes/layers/layers.ts'
import { type Bread, longRoll } from '../archetypes/layers/long-roll.ts'
import { heapedRoll } from '../archetypes/layers/open-roll.ts'
import { spreadToast } from '../archetypes/open-slices.ts'
import { openToast, sandwich } from '../archetypes/stack.ts'

const toasted = { browned: 'toasted', bread: '#96591f' } as const
const griddled = { browned: 'griddled', bread: '#96591f' } as const
const pale = { bread: '#8f5f30', crumb: '#d0aa74' } as const
const rye = { browned: 'toasted', bread: '#5c3418', crumb: '#b98f5c' } as const
const sub = (words: string, layers: readonly Layer[], bread: Bread = 'hoagie'): Look =>
  look(words, longRoll(layers, { each: 240, length: 160, width: 62, bread }), { vessel: 'board' })
const baguette = (words: string, layers: readonly Layer[]): Look =>
  look(words, longRoll(layers, { each: 220, length: 222, width: 54, bread: 'baguette' }), {
    vessel: 'board',
  })

const sliced: readonly Look[] = [
  look('sandwich, meat sandwich, deli sandwich', sandwich(['lettuce', 'ham', 'cheese', 'tomato'])),
  look(
    'chicken sandwich, sliced chicken sandwich, chicken mayo sandwich',
    sandwich(['lettuce', 'turkey', 'tomato', 'salad cream']),
  ),
  look('ham sandwich, ham sandwich with mayo', sandwich(['butter', 'ham', 'ham', 'lettuce'])),
  look(
    'ham and cheese sandwich, ham cheese sandwich, sandwich with ham and cheese',
    sandwich(['ham', 'ham', 'cheese', 'lettuce']),
  ),
  look(
    'ham and cheese toastie, ham and cheese panini, panini, toastie, toasted sandwich',
    sandwich(['ham', 'melted cheese', 'melted cheese'], griddled),
  ),
  look(
    'turkey sandwich, turkey and cheese sandwich, turkey breast sandwich, turkey and swiss sandwich',
    sandwich(['lettuce', 'turkey', 'cheese', 'tomato'], { bread: '#8f5f30', crumb: '#c79d66' }),
  ),
  look(
    'club sandwich, chicken club sandwich, clubhouse sandwich, turkey club',
    sandwich(['lettuce', 'turkey', 'tomato', 'toast', 'bacon', 'lettuce', 'salad cream'], {
      ...toasted,
      each: 80,
      pick: '#6f7d2c',
    }),
  ),
  look(
    'blt, blt sandwich, bacon lettuce and tomato sandwich, bacon lettuce tomato sandwich',
    sandwich(['salad cream', 'lettuce', 'tomato', 'bacon', 'bacon'], toasted),
  ),
  look(
    'grilled cheese sandwich, grilled cheese, cheese toastie, toasted cheese sandwich',
    sandwich(['melted cheese', 'cheese', 'melted cheese'], {
      browned: 'griddled',
      bread: '#8a4d1c',
      crumb: '#e2b46c',
    }),
  ),
  look('cheese sandwich, sandwich with cheese', sandwich(['butter', 'cheese', 'cheese', 'cheese'])),
  look('cheese and tomato sandwich', sandwich(['cheese', 'tomato', 'cheese', 'tomato'])),
  look('reuben, reuben sandwich', sandwich(['corned beef', 'sauerkraut', 'melted cheese'], rye)),
  look(
    'corned beef sandwich, corned beef on rye',
    sandwich(['corned beef', 'corned beef', 'mustard', 'pickle'], pale),
  ),
  look(
    'pastrami sandwich, pastrami on rye',
    sandwich(['corned beef', 'corned beef', 'pickle'], rye),
  ),
  look(
    'tuna sandwich, tuna salad sandwich, tuna mayo sandwich, tuna fish sandwich',
    sandwich(['lettuce', 'tuna'], { bread: '#8f5f30', crumb: '#d0aa74' }),
  ),
  look(
    'tuna melt',
    sandwich(['tuna', 'melted cheese', 'melted cheese'], {
      browned: 'griddled',
      bread: '#8a4d1c',
      crumb: '#e2b46c',
    }),
  ),
  look('chicken salad sandwich', sandwich(['lettuce', 'chicken salad'])),
  look(
    'egg salad sandwich, egg mayo sandwich, egg sandwich mayo',
    sandwich(['egg salad', 'lettuce']),
  ),
  look(
    'peanut butter and jelly sandwich, peanut butter and jelly, pbj, pb and j, peanut butter jelly sandwich, peanut butter and jam sandwich, pbj sandwich',
    sandwich(['peanut butter', 'jam'], { each: 60 }),
  ),
  look('peanut butter toast, peanut butter on toast', spreadToast(50, 'peanut butter', 34), {
    density: 0.3,
  }),
  look('jam toast, jam on toast, toast with jam', spreadToast(50, 'jam', 22), { density: 0.3 }),
  look('peanut butter sandwich', sandwich(['peanut butter'], { each: 55 })),
  look('jam sandwich, jelly sandwich', sandwich(['butter', 'jam'], { each: 50 })),
  look(
    'roast beef sandwich, beef sandwich',
    sandwich(['lettuce', 'steak', 'onion', 'tomato'], { bread: '#8f5f30', crumb: '#d0aa74' }),
  ),
  look(
    'vegetable sandwich, veggie sandwich, salad sandwich',
    sandwich(['lettuce', 'cucumber', 'tomato', 'avocado', 'lettuce'], {
      bread: '#8f5f30',
      crumb: '#c79d66',
    }),
  ),
  look('cucumber sandwich', sandwich(['butter', 'cucumber'], { each: 40 })),
  look('chip butty, chip sandwich, french fry sandwich', sandwich(['butter', 'fry'])),
  look(
    'fish finger sandwich, fish finger butty, fish stick sandwich',
    sandwich(['lettuce', 'fish fillet', 'fish fillet', 'salad cream']),
  ),
  look(
    'croque monsieur, croque madame',
    openToast(['ham', 'ham', 'toast', 'melted cheese', 'browned cheese'], { each: 170 }),
    { density: 0.5 },
  ),
]

const long: readonly Look[] = [
  sub(
    'cold cut sub, sub, sub sandwich, hoagie, italian sub, submarine sandwich, submarine, deli sub, hero sandwich, footlong sub, footlong, footlong sandwich',
    ['ham', 'salami', 'cheese', 'onion', 'lettuce', 'tomato'],
    'sesame',
  ),
  sub(
    'turkey sub, turkey breast sub',
    ['lettuce', 'turkey', 'turkey', 'cheese', 'tomato'],
    'wheat',
  ),
  sub('ham sub, ham and cheese sub, black forest ham sub', [
    'ham',
    'ham',
    'melted cheese',
    'lettuce',
  ]),
  sub('tuna sub, tuna submarine, subway tuna, tuna footlong, subway tuna sandwich', [
    'lettuce',
    'tuna',
    'cucumber',
    'onion',
  ]),
  sub('chicken sub, chicken breast sub, chicken teriyaki sub, oven roasted chicken sub', [
    'lettuce',
    'chicken fillet',
    'tomato',
    'salad cream',
  ]),
  sub('roast beef sub, french dip', ['lettuce', 'onion', 'roast beef', 'roast beef'], 'baguette'),
  sub(
    'veggie sub, veggie delite, veg sub',
    ['lettuce', 'cucumber', 'pepper', 'onion', 'tomato'],
    'wheat',
  ),
  sub('club sub', ['lettuce', 'turkey', 'bacon', 'bacon', 'cheese'], 'ciabatta'),
  sub(
    'philly cheesesteak, cheesesteak, philly cheese steak, steak and cheese sandwich, steak and cheese sub, steak sub, steak sandwich',
    ['steak', 'steak', 'onion', 'melted cheese'],
  ),
  sub('cuban sandwich, cubano', ['pulled pork', 'ham', 'melted cheese', 'pickle'], 'ciabatta'),
  look(
    'torta, mexican torta, ham torta, torta de jamon, torta cubana',
    filledDisc(['lettuce', 'tomato', 'ham', 'ham', 'white cheese', 'avocado'], {
      waist: '#f0dcae',
      face: '#d9a050',
      burnt: '#9a5a24',
      radius: 58,
      thick: 20,
      each: 260,
    }),
  ),
  baguette('ham baguette, jambon beurre, cheese baguette', ['lettuce', 'butter', 'ham', 'ham']),
  baguette('chicken baguette', ['lettuce', 'turkey', 'tomato', 'salad cream']),
  look(
    'po boy, shrimp po boy',
    longRoll(['lettuce', 'tomato', 'fried shrimp'], {
      each: 240,
      length: 190,
      width: 58,
      bread: 'baguette',
    }),
    { vessel: 'board' },
  ),
  look(
    'meatball sub, meatball sandwich, meatball marinara sub',
    heapedRoll(['tomato', 'falafel', 'falafel', 'falafel', 'cheese', 'coriander'], 240),
    { vessel: 'board' },
  ),
  look('lobster roll', heapedRoll(['lettuce', 'lobster', 'lobster', 'cream', 'coriander'], 190)),
]

/** Sandwiches, by what lies in them from below. */
export const sandwiches: readonly Look[] = [...sliced, ...long]
