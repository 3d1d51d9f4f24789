import { type Look, look } from '../looks/look.ts'
import { tossed } from './archetypes/mixed.ts'

/** Vegetables that are cooked and served together. */
export const vegetableDishes: readonly Look[] = [
  look(
    'roasted vegetable, roast vegetable, grilled vegetable, oven roasted vegetable, roasted veggy, roasted veg',
    tossed(
      'zucchini piece 26, red pepper piece 20, carrot chunk 16, roasted potato 14, eggplant cube 8, cooked onion 6, cherry tomato half 10',
      { on: 'rosemary 0.8', coat: '#6a3410', strength: 0.16 },
    ),
    { density: 0.5 },
  ),
]
