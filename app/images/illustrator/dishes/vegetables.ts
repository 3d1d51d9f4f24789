import { type Look, look } from '../looks/look.ts'
import { tossed } from './archetypes/mixed.ts'

/** Vegetables that are cooked and served together. */
export const vegetableDishes: readonly Look[] = [
  look(
    'roasted vegetable, roast vegetable, grilled vegetable, oven roasted vegetable, roasted veggy, roasted veg',
    tossed(
      'zucchini piece 24, red pepper strip 12, yellow pepper 10, eggplant piece 18, carrot coin 12, red onion 8, cherry tomato half 10',
      { on: 'rosemary 0.6' },
    ),
    { density: 0.55 },
  ),
]
