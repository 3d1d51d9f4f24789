import type { Form } from '../../../forms/form.ts'
import { sliced } from '../../../looks/meat/sliced.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'

/** From the middle outwards: rare beef, browned beef, mushrooms, pastry, its crust. */
const cut = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 20, v / 4, 3, 3)
    const far = Math.min(w, Math.hypot(u / 46, v / 33)) + (n - 0.5) * 0.06
    const rare = blend(colour('#b5403c'), colour('#d4706a'), n)
    const beef = blend(rare, colour('#8a5440'), step(0.5, 0.66, far))
    const duxelles = blend(beef, colour('#3e2817'), step(0.68, 0.71, far))
    const dough = blend(duxelles, colour('#efd9a4'), step(0.8, 0.83, far))
    const crust = blend(colour('#d39a48'), colour('#94541c'), step(0.35, 0.7, n))
    return blend(dough, crust, step(0.92, 1.02, w))
  },
  { gloss: 0.3, polish: 0.4, glow: 0.25, bump: { height: 0.5, size: 3 } },
)

/** Fillet of beef under mushrooms in pastry, in slices whose faces one sees. */
export const wellington = (): Form =>
  sliced({ each: 320, slices: 3, thick: 24, lean: 0.62, size: () => [46, 66], material: cut })
