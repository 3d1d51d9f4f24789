import { material } from '../../render/material.ts'
import { tube } from '../../shapes/shapes.ts'
import { mixed } from '../grains/rice.ts'

/** A sugar strand as it is strewn on icing. */
export const sprinkle = tube(
  [
    [-2.6, 0, 0],
    [2.6, 0, 0],
  ],
  { radius: () => 0.8, around: 6 },
)

export const sprinkleSkin = material(
  mixed(['#c8505a', 0.25], ['#e0b23c', 0.25], ['#5f9aa8', 0.25], ['#f3ead8', 0.25]),
  { gloss: 0.3 },
)
