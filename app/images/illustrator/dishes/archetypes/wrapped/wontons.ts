import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { laid } from '../../../forms/pieces.ts'
import { wonton, wontonSkin } from '../../../looks/extra-asia-east/wontons.ts'

/** Steamed wontons side by side, each of so many grams. */
export const wontons = (each: number): Form =>
  laid(copies({ each, mesh: wonton, material: wontonSkin, variants: 4, most: 14 }), {
    apart: 0.9,
    turned: 1.1,
  })
