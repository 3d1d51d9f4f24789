import { leafPile } from '../../forms/leaves.ts'
import { leafPaint } from '../leaves/leaf-paint.ts'
import { type Look, look } from '../look.ts'

const wilted = (from: string, to: string, vein: string) =>
  leafPile(
    [
      {
        length: 36,
        width: 22,
        outline: (t) => Math.sin(Math.PI * (0.05 + 0.9 * t)) ** 0.5,
        material: leafPaint({ from, to, vein, rib: 0.05, gloss: 0.3 }),
        ruffle: 5,
        waves: 2.6,
        cup: -6,
        curl: -5,
        detail: 18,
      },
    ],
    { each: 1.5, stand: 0.5, most: 90 },
  )

export const wiltedLooks: readonly Look[] = [
  look(
    'cooked spinach, sauteed spinach, steamed spinach, wilted spinach, creamed spinach',
    wilted('#1d3f18', '#33602a', '#456c30'),
    { density: 0.6 },
  ),
  look(
    'cooked kale, wilted kale, sauteed kale, cooked chard, collard greens, mustard greens, turnip greens, cooked greens',
    wilted('#203f1c', '#3c6230', '#5f7f44'),
    { density: 0.5 },
  ),
]
