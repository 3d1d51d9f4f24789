import { sausage } from '../families/baked/buns.ts'
import { counted, heap } from '../families/piece.ts'
import { rounds } from '../families/plants/rounds.ts'
import { spears } from '../families/plants/spears.ts'
import { carved } from '../families/proteins/carved.ts'
import { chunks } from '../families/proteins/chunks.ts'
import { slab } from '../families/proteins/fillet.ts'
import { drumstick, thigh, wing } from '../families/proteins/poultry.ts'
import { fanned } from '../families/proteins/sliced.ts'
import { bacon, crumb, fold, shred } from '../families/proteins/strips.ts'
import { type Food, food } from './food.ts'

const chicken = carved({ crust: '#e0a048', flesh: '#faedd0', each: 190 })

/** Cuts lie a little higher than the heaps beside them and take less ground for their weight. */
const thick = { thick: 1.25 }

/** Fillets and chops are drawn with their full flank, so they need less. */
const slabs = { thick: 1.8 }

/** Poultry and meat. */
export const animal: Food[] = [
  food('chicken, chicken breast, grilled chicken, turkey breast, turkey', 'main', chicken, thick),
  food(
    'chicken thigh, roast chicken, roasted chicken, rotisserie chicken, chicken quarter, chicken piece, tandoori chicken',
    'main',
    counted({
      color: '#c87a2c',
      each: 90,
      coverage: 0.44,
      largest: 430,
      rank: 0.3,
      piece: thigh,
    }),
    thick,
  ),
  food(
    'drumstick, chicken leg, turkey leg',
    'main',
    counted({
      color: '#c4752a',
      each: 90,
      coverage: 0.36,
      largest: 340,
      rank: 0.3,
      piece: drumstick,
    }),
  ),
  food(
    'chicken wing, buffalo wing',
    'main',
    counted({ color: '#c9621f', each: 45, coverage: 0.4, largest: 230, piece: wing }),
  ),
  food(
    'chicken nugget, nugget, popcorn chicken, schnitzel, chicken tender, chicken strip',
    'main',
    chunks({ color: '#dc9432', size: 104, cut: 'torn', texture: 'brown', rough: 0.9 }),
  ),
  food(
    'shredded chicken, pulled chicken, chicken strip',
    'main',
    heap({ color: '#f0d6a4', size: 120, coverage: 0.17, layers: 1.8, piece: shred }),
  ),
  food(
    'duck, duck breast',
    'main',
    fanned({ crust: '#8a4a22', flesh: '#d98a7a', core: '#c05c5a', each: 170 }),
  ),
  food(
    'steak, beef steak, sirloin, ribeye, filet mignon, tenderloin, roast beef',
    'main',
    fanned({ crust: '#5f2c16', flesh: '#a8564a', core: '#c8414a', each: 210 }),
    thick,
  ),
  food(
    'beef, veal, beef stew meat, venison',
    'main',
    chunks({ color: '#854a2c', size: 72, cut: 'torn', texture: 'fibre', rough: 0.8 }),
  ),
  food(
    'ground beef, minced beef, beef mince, ground turkey, ground pork, ground meat, mince',
    'main',
    heap({ color: '#8a5232', size: 36, coverage: 0.55, layers: 1.9, most: 170, piece: crumb }),
  ),
  food(
    'pork, pork chop, pork loin',
    'main',
    slab({
      flesh: '#dfae78',
      crust: '#a5632c',
      shape: 'chop',
      each: 170,
      texture: 'brown',
      fat: '#f6e0b4',
      bone: 'rib',
    }),
    slabs,
  ),
  food(
    'chashu, char siu, pork belly slice',
    'main',
    rounds({ skin: '#7d4322', flesh: '#dcab80', radius: 92, rind: 10, pattern: 'fat' }),
    { fan: true },
  ),
  food(
    'pulled pork, carnita, shredded beef, brisket',
    'main',
    heap({ color: '#9a5328', size: 130, coverage: 0.17, layers: 1.9, piece: shred }),
  ),
  food(
    'lamb, lamb chop, rack of lamb, mutton',
    'main',
    slab({
      flesh: '#8f4a34',
      crust: '#5f2d1a',
      shape: 'chop',
      each: 60,
      texture: 'fibre',
      fat: '#f2dcb0',
      bone: 'rib',
    }),
    slabs,
  ),
  food(
    'rib, spare rib, short rib',
    'main',
    spears({ color: '#8a3818', long: 300, thick: 62, kind: 'stick', mess: 0.1, browned: true }),
  ),
  food(
    'patty, beef patty, hamburger patty, burger patty, veggie burger',
    'main',
    slab({ flesh: '#7a4426', crust: '#56290f', shape: 'patty', each: 110, texture: 'char' }),
  ),
  food(
    'bacon, pancetta',
    'main',
    counted({ color: '#b5412a', each: 12, coverage: 0.22, largest: 330, rank: 0.12, piece: bacon }),
  ),
  food(
    'ham, prosciutto, salami slice, deli meat, pastrami',
    'main',
    heap({ color: '#eb9a92', size: 130, coverage: 0.5, layers: 1.3, piece: fold }),
  ),
  food(
    'sausage, bratwurst, hot dog sausage, frankfurter, chorizo sausage',
    'main',
    counted({
      color: '#a8562a',
      each: 65,
      coverage: 0.15,
      largest: 430,
      rank: 0.14,
      piece: sausage,
    }),
  ),
  food(
    'salami, pepperoni, chorizo',
    'main',
    rounds({ skin: '#8f1f18', flesh: '#c23a2a', radius: 50, rind: 4, pattern: 'fat' }),
  ),
]
