import { wilted } from '../families/plants/wilted.ts'
import { sunken } from '../families/sunken.ts'
import { stewedCarrots, stewedPotatoes } from './fillings.ts'
import { type Food, food } from './food.ts'

const curryColour = '#d2681c'

/** Vegetables as they look once cooked in a pot with the rest. */
export const stewed: Food[] = [
  food('stewed carrot', 'side', stewedCarrots, { sunken: true }),
  food('stewed potato', 'side', stewedPotatoes, { sunken: true }),
  food(
    'curried carrot',
    'side',
    sunken({ color: '#ee8a2a', gravy: curryColour, size: 74, kind: 'carrot' }),
    { sunken: true },
  ),
  food(
    'curried potato',
    'side',
    sunken({ color: '#f2d074', gravy: curryColour, size: 88, kind: 'potato' }),
    { sunken: true },
  ),
  food(
    'wilted spinach, cooked spinach, sauteed spinach, steamed spinach, creamed spinach',
    'side',
    wilted({ color: '#2f6126', vein: '#86ad5c', long: 92 }),
    { wilted: true },
  ),
  food(
    'wilted kale, cooked kale, sauteed kale, cooked chard, wilted chard',
    'side',
    wilted({ color: '#33603a', vein: '#9dbd80', long: 100 }),
    { wilted: true },
  ),
]
