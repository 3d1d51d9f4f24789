import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { cells, fractal, noise } from '../../../render/noise.ts'

/** A slice's colours: its crust, its crumb and how it was browned. */
export type Sliced = { bread: string; crumb: string; browned: 'plain' | 'toasted' | 'griddled' }

/** Crust on the sides that `edge` mm are near, crumb with pores, a plain, toasted or griddled face. */
export function sliceOf(
  { bread, crumb, browned }: Sliced,
  edge: (u: number, v: number) => number,
): Material {
  const [brown, inside, toast] = [colour(bread), colour(crumb), colour('#bb7c36')]
  const [dark, char] = [colour('#8a4d1c'), colour('#4a260f')]
  return material(
    ({ u, v, w, up }) => {
      const pores = step(0.5, 0.78, fractal(u / 1.9, v / 1.9, w / 1.9, 3))
      // Bubbles of the dough, drawn out where it rose.
      const bubble = 1 - step(0.16, 0.34, cells(u / 4.2, v / 4.2, w / 3.1))
      const deep = Math.max(0.5 * pores, bubble * step(0.35, 0.6, noise(u / 9, v / 9, w / 6)))
      const crumbs = blend(inside, blend(inside, brown, 0.42), deep)
      const off = edge(u, v)
      if (up < 0.5) {
        // Where a slice was toasted, its faces are brown in the cut too.
        const rind = browned === 'plain' ? 0 : 1 - step(0.8, 2.2, Math.min(w, 13 - w))
        return blend(blend(crumbs, toast, 0.6 * rind), brown, 0.85 * (1 - step(0.7, 1.7, off)))
      }
      const broad = fractal(u / 17, v / 17, 1, 3)
      const even = browned === 'plain' ? 0 : browned === 'toasted' ? 0.55 : 0.85
      let face = blend(crumbs, toast, even * (0.65 + 0.5 * step(0.3, 0.7, broad)))
      if (even > 0) face = blend(face, dark, step(0.5, 0.75, broad) * even * 0.5)
      if (browned === 'griddled') {
        const bar = Math.abs((((u + v) / 15 + 40) % 1) - 0.5)
        face = blend(face, char, (1 - step(0.1, 0.17, bar)) * 0.6)
      }
      return blend(face, brown, (1 - step(2.4, 4.4, off + (broad - 0.5) * 2)) * 0.9)
    },
    {
      gloss: browned === 'griddled' ? 0.25 : 0.08,
      polish: 0.3,
      glow: 0.2,
      bump: { height: 0.9, size: 2.2 },
    },
  )
}

/** Mm from the two crusts of a half that was cut from corner to corner. */
export const fromLegs = (u: number, v: number) => (1870 - 58 * Math.abs(u) - 55 * v) / 79.9
export const fromRim = (u: number, v: number) => Math.min(45 - Math.abs(u), 39 - Math.abs(v))
