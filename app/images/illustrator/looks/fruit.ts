import { tossed } from '../dishes/archetypes/mixed.ts'
import { fields } from '../dishes/archetypes/plated/fields.ts'
import { citrusWedges } from './fruit/citrus-wedges.ts'
import { cutFruit } from './fruit/cut.ts'
import { wholeFruit } from './fruit/whole.ts'
import { type Look, look } from './look.ts'

export const fruitLooks: readonly Look[] = [
  ...wholeFruit,
  ...cutFruit,
  ...citrusWedges,
  look(
    'fruit salad, fruit cocktail, mixed fruit, fruit, fruit chaat',
    tossed(
      'melon cube 25, strawberry slice 20, grape 15, kiwi 12, pineapple 15, blueberry 8, banana slice 10',
    ),
    { density: 0.75, vessel: 'bowl' },
  ),
  look(
    'fruit plate, fruit platter',
    fields('watermelon 25, pineapple 20, grape 20, strawberry 20, kiwi 15'),
    { density: 0.75 },
  ),
]
