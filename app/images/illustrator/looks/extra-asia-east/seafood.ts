import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { lump } from '../../shapes/shapes.ts'
import { prism } from '../../shapes/small-cuts.ts'
import type { Look } from '../look.ts'
import { bits, moist, strip } from './bits.ts'

const naruto = material(
  ({ u, v, up }) => {
    const [far, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
    const line = Math.abs(((far / 4.4 - angle / 6.283) % 1) - 0.5)
    const pink = up > 0.6 && far < 10 ? step(0.26, 0.36, line) : 0
    return blend(colour('#f7f1e4'), colour('#df6a86'), pink * 0.9)
  },
  { gloss: 0.4, glow: 0.4 },
)

const narutoOutline = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 6.283
  const r = 14.5 + 0.9 * Math.cos(angle * 14)
  return [r * Math.cos(angle), r * Math.sin(angle)] as const
})

/** Shrimp, fish and what is made of them, as cut for bowls and soups. */
export const seafood: readonly Look[] = [
  bits('chopped clam', {
    each: 4,
    mesh: (i) => lump([9, 7, 5], 0.3, i, 9, 2),
    material: moist('#c9a878', '#ecd9b4', 4, 0.5),
    density: 0.7,
  }),
  bits('fish ball, fishball', {
    each: 9,
    mesh: (i) => lump([11.5, 11.5, 11], 0.04, i, 12),
    material: moist('#e6dcc6', '#f7f1e2', 9, 0.4),
    density: 0.7,
  }),
  bits('naruto, narutomaki, fish cake swirl', {
    each: 7,
    mesh: () => prism(narutoOutline, 5, 0.8),
    material: naruto,
    density: 0.7,
    lean: 0.25,
  }),
  bits('korean fish cake, fish cake strip, eomuk', {
    each: 7,
    mesh: strip(40, 17, 3.4),
    material: moist('#b98345', '#dbb074', 12, 0.4),
  }),
]
