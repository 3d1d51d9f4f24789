import { mash } from '../families/grains/mash.ts'
import { counted, heap } from '../families/piece.ts'
import { spheres } from '../families/plants/spheres.ts'
import { grated, holeySlice, mozzarella, shaving, square } from '../families/proteins/cheese.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { crumbled } from '../families/proteins/crumbled.ts'
import { boiledEggs, friedEggs, poachedEggs, scrambledEggs } from '../families/proteins/egg.ts'
import { falafel } from '../families/proteins/falafel.ts'
import { omelette } from '../families/proteins/omelette.ts'
import { type Food, food } from './food.ts'

/** Meatballs, soy, eggs and cheese. */
export const meatless: Food[] = [
  food(
    'meatball, kofta',
    'main',
    spheres({ color: '#8f5330', radius: 50, kind: 'crust', steady: true }),
  ),
  food('falafel', 'main', falafel),
  food(
    'kebab, skewer, souvlaki, yakitori, satay',
    'main',
    chunks({ color: '#a8622c', size: 70, cut: 'torn', texture: 'brown', rough: 0.9 }),
  ),
  food(
    'tofu, bean curd',
    'main',
    chunks({
      color: '#f9efd2',
      size: 88,
      cut: 'cube',
      texture: 'grain',
      rough: 0.3,
      crust: '#e6b460',
    }),
  ),
  food(
    'tempeh, seitan',
    'main',
    chunks({ color: '#c99a5c', size: 72, cut: 'cube', texture: 'brown', rough: 0.8 }),
  ),
  food('egg, boiled egg, hard boiled egg, soft boiled egg', 'main', boiledEggs),
  food('fried egg, egg fried, sunny side up', 'main', friedEggs),
  food('scrambled egg, egg white', 'main', scrambledEggs),
  food('poached egg', 'main', poachedEggs),
  food('omelette, omelet, frittata', 'main', omelette({ bits: ['#fbe08a', '#f7c840', '#f5d468'] })),
  food(
    'vegetable omelette, vegetable omelet',
    'main',
    omelette({ bits: ['#d8391f', '#6fae38', '#fbf3e2', '#b97a4a', '#f7c840'] }),
  ),
  food(
    'mushroom omelette',
    'main',
    omelette({ bits: ['#b58a5e', '#d9b98c', '#96683e', '#e6cfae'] }),
  ),
  food('ham omelette', 'main', omelette({ bits: ['#eb9a92', '#f2b3a8', '#f7c840'] })),
  food('spinach omelette', 'main', omelette({ leaves: true, bits: ['#fbe9a8', '#f7cf5c'] })),
  food(
    'feta, goat cheese, blue cheese, queso fresco',
    'side',
    crumbled({ color: '#fcf8ea', size: 52 }),
    { little: 'strewn' },
  ),
  food(
    'paneer, halloumi',
    'main',
    chunks({ color: '#fbf0d2', size: 84, cut: 'cube', crust: '#e6ae54' }),
  ),
  food(
    'mozzarella, burrata, bocconcini',
    'side',
    counted({ color: '#fdfaf2', each: 25, coverage: 0.76, largest: 150, piece: mozzarella }),
  ),
  food(
    'cheddar, cheese, gouda, swiss cheese, emmental, edam, brie, camembert',
    'side',
    counted({ color: '#f6b932', each: 28, coverage: 0.34, largest: 260, piece: holeySlice }),
  ),
  food(
    'shredded cheese, grated cheese, grated cheddar',
    'side',
    heap({ color: '#f6b932', size: 58, coverage: 0.13, layers: 1.6, most: 200, piece: grated }),
    { little: 'strewn' },
  ),
  food(
    'parmesan, pecorino, grana padano',
    'side',
    heap({ color: '#f8e6b4', size: 70, coverage: 0.3, layers: 1, piece: shaving }),
    { little: 'strewn' },
  ),
  food(
    'american cheese, cheese slice',
    'side',
    counted({ color: '#f7a928', each: 20, coverage: 0.9, largest: 220, piece: square }),
  ),
  food(
    'cottage cheese, ricotta',
    'side',
    chunks({ color: '#fdf9ee', size: 28, cut: 'crumb', layers: 1.8 }),
  ),
  food(
    'cream cheese, mascarpone, sour cream, creme fraiche, tzatziki',
    'side',
    mash({ color: '#fbf6ea', texture: 'cream' }),
  ),
]
