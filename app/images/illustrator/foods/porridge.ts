import { bowlful } from '../families/grains/bowlful.ts'
import { type Food, food } from './food.ts'

/** Smooth bowlfuls, warm and cold. */
export const porridge: Food[] = [
  food(
    'oatmeal, porridge, overnight oat, congee',
    'wet',
    bowlful({
      color: '#e6d0a0',
      thick: true,
      specks: [
        { color: '#f6e8c8', count: 260, size: 13 },
        { color: '#c9a86e', count: 120, size: 7 },
      ],
    }),
    { smooth: true },
  ),
  food(
    'yogurt, greek yogurt, yoghurt, skyr, quark, pudding, custard, chia pudding',
    'wet',
    bowlful({ color: '#fbf3e2', thick: true }),
    { smooth: true, cold: true },
  ),
  food('smoothie bowl, acai, acai bowl', 'wet', bowlful({ color: '#a04f82', thick: true }), {
    ...{ smooth: true, cold: true },
  }),
]
