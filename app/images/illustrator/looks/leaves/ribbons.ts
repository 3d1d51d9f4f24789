import type { Form } from '../../forms/form.ts'
import { leafPile } from '../../forms/leaves.ts'
import { leafPaint } from './leaf-paint.ts'

type Ribbon = {
  from: string
  to: string
  vein: string
  length?: number
  width?: number
  gloss?: number
  each?: number
}

/** Shreds of leaves: thin ribbons that curl. `each` is grams of one. */
export const ribbons = ({
  from,
  to,
  vein,
  length = 46,
  width = 6,
  gloss = 0.2,
  each = 0.5,
}: Ribbon): Form =>
  leafPile(
    [
      {
        length,
        width,
        outline: (t) =>
          Math.min(1, 0.45 + 6 * Math.min(t, 1 - t)) * (0.85 + 0.15 * Math.sin(t * 9)),
        material: leafPaint({ from, to, vein, rib: 0, gloss }),
        ruffle: 1,
        waves: 2,
        cup: width * 0.2,
        curl: length * 0.2,
      },
    ],
    { each, most: 160, stand: 0.32 },
  )
