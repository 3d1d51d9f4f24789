import { copies } from '../../../forms/copies.ts'
import { draped } from '../../../forms/draped.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { softSlice } from '../../../shapes/soft-slices.ts'
import { type Look, look } from '../../look.ts'

type Strip = {
  length: number
  width: number
  thick: number
  /** Colours of its flesh, of its edge, and of the skin that is left along one side. */
  flesh: readonly [string, string]
  edge: string
  skin?: string
  /** Share of it that is charred. */
  charred?: number
}

/** A strip of a vegetable that was roasted whole until it is soft and then peeled: moist with its oil, charred in flecks. */
function stripOf({ width, flesh, edge, skin, charred = 0.16 }: Strip): Material {
  const [deep, pale, rim, burnt] = [
    colour(flesh[0]),
    colour(flesh[1]),
    colour(edge),
    colour('#2a140c'),
  ]
  const outside = skin && colour(skin)
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 16 + seed * 21, v / 4, w / 4, 2)
      const own = blend(deep, pale, step(0.3, 0.7, n + 0.2 * (seed - 0.5)))
      const side = v / (width / 2) + 0.3 * (noise(u / 7 + seed * 9, 3, 2) - 0.5)
      const edged = blend(own, rim, 0.6 * step(0.55, 0.95, Math.abs(side)))
      const skinned = outside ? blend(edged, outside, 0.9 * step(0.16, 0.36, side)) : edged
      const fleck = fractal(u / 3 + seed * 7, v / 1.8, w / 2 + 9, 2)
      return blend(skinned, burnt, 0.8 * step(0.76 - charred, 0.84 - charred, fleck))
    },
    { gloss: 0.62, polish: 0.55, glow: 0.3, bump: { height: 0.3, size: 3 } },
  )
}

const strips = (words: string, spec: Strip): Look =>
  look(
    words,
    draped(
      copies({
        each: 13,
        variants: 6,
        most: 40,
        mesh: (i) =>
          softSlice({
            ...spec,
            length: spec.length * (1.05 - 0.08 * (i % 4)),
            bulge: 3,
            ruffle: 1.2,
            every: 40,
            seed: i + 2,
            steps: 18,
          }),
        material: stripOf(spec),
      }),
      { turned: 0.5, stiff: 0.15, sunk: 2 },
    ),
    { density: 0.8 },
  )

export const softStrips: readonly Look[] = [
  strips('peeled pepper strip', {
    length: 84,
    width: 17,
    thick: 3,
    flesh: ['#b02a12', '#dc5426'],
    edge: '#8a1c0c',
    charred: 0.12,
  }),
  strips('roast eggplant strip', {
    length: 88,
    width: 23,
    thick: 4,
    flesh: ['#7d5f3a', '#b89a6a'],
    edge: '#7a5228',
    skin: '#2e1626',
    charred: 0.06,
  }),
  strips('roast onion strip', {
    length: 52,
    width: 10,
    thick: 3,
    flesh: ['#c99a58', '#ecd2a0'],
    edge: '#a8642a',
    charred: 0.16,
  }),
]
