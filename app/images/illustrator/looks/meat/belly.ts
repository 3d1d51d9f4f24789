import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'
import { coatOver, sliced } from './sliced.ts'

/** Half the width and half the height of a slice, in mm. */
const [wide, high] = [34, 19]

/** Shares of the height, from below to above, at which lean begins and ends; the rest is fat. */
const lean: readonly (readonly [from: number, to: number, soft: number])[] = [
  [-1.4, -0.3, 0.12],
  [0.02, 0.58, 0.12],
]

/** Roast belly that was sliced: fat below the skin, lean with its fibres, each fading into the next, browned outside. */
const face: Material = (() => {
  const [deep, pale] = [colour('#8c4a34'), colour('#b97a5c')]
  const [cream, clear, brown] = [colour('#f8ead0'), colour('#ecd2a8'), colour('#8a4c22')]
  return material(
    ({ u, v, w, seed }) => {
      const bend = 0.3 * (fractal(u / 24 + seed * 9, seed * 5, 2, 2) - 0.5) + 0.12 * (u / wide) ** 2
      const at = v / high + bend
      const ragged = 0.1 * (noise(u / 3.4 + seed * 7, v / 3, 4) - 0.5)
      const fibre = fractal(u / 5 + seed * 31, v / 1.5, w / 4, 2)
      const meat = blend(deep, pale, step(0.3, 0.72, fibre))
      const fat = blend(cream, clear, 0.7 * step(0.4, 0.75, fractal(u / 6 + seed, v / 4, 8, 2)))
      let is = 0
      for (const [from, to, soft] of lean) {
        const a = step(from - soft, from + soft, at + ragged)
        is = Math.max(is, a * (1 - step(to - soft, to + soft, at + ragged)))
      }
      const own: Colour = blend(fat, meat, is)
      const out = w + 0.16 * (noise(u / 4, v / 4, seed * 9) - 0.5)
      return blend(own, brown, 0.85 * step(0.86, 1.04, out))
    },
    { gloss: 0.4, polish: 0.4, glow: 0.25, bump: { height: 0.3, size: 2.4 } },
  )
})()

/** Skin that puffed up in the heat: golden blisters, darker between them. */
const crackling: Material = (() => {
  const [gold, amber, dark] = [colour('#dc9c48'), colour('#b8692a'), colour('#7a3a14')]
  return material(
    ({ u, v, w, seed, hill }) => {
      const n = fractal(u / 7 + seed * 23, v / 7, w / 7, 2)
      const own = blend(amber, gold, step(0.35, 0.8, hill * 0.7 + n * 0.4))
      return blend(own, dark, 0.6 * step(0.56, 0.74, n) + 0.3 * (1 - hill))
    },
    { gloss: 0.55, polish: 0.5, glow: 0.2, bump: { height: 0.7, size: 2.2, crust: 0.4 } },
  )
})()

export const bellyLooks: readonly Look[] = [
  look(
    'pork belly, chashu, lechon, crackling pork slice',
    sliced({
      each: 150,
      slices: 7,
      thick: 12,
      lean: 0.8,
      size: () => [wide, 2 * high],
      material: face,
      over: { mesh: coatOver(2.6), material: crackling },
    }),
  ),
]
