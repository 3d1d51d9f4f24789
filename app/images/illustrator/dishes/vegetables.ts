import { type Look, look } from '../looks/look.ts'
import { tossed } from './archetypes/mixed.ts'

/** Vegetables that are cooked and served together. */
export const vegetableDishes: readonly Look[] = [
  look(
    'roasted vegetable, roast vegetable, grilled vegetable, oven roasted vegetable, roasted veggy, roasted veg',
    tossed(
      'roast zucchini piece 26, red pepper piece 18, roast carrot piece 16, roast potato 14, eggplant cube 8, roast onion petal 10, cherry tomato half 8',
      { on: 'rosemary 0.8', roasted: true },
    ),
    { density: 0.5 },
  ),
]
