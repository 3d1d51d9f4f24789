import type { Form } from '../../forms/form.ts'
import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { torn } from '../../shapes/facetted.ts'
import { tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { kept, part, simple } from './pieces.ts'

/** Mm from the middle of a piece to where its corners begin. */
const reach = 14.2

/** Meat in a marinade that dried and charred on coals: clots of it, oil, black tips and edges. */
const onCoals = (deep: string, mid: string, pale: string, burnt = '#2a140b'): Material => {
  const [a, b, c] = [colour(deep), colour(mid), colour(pale)]
  const char = colour(burnt)
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 12 + seed * 41, v / 12, w / 12, 2)
      const fine = fractal(u / 2.2 + seed * 9, v / 1.6, w / 1.6, 2)
      const own = blend(a, b, step(0.25, 0.72, 0.42 * n + 0.58 * fine))
      const clot = blend(own, c, 0.55 * step(0.52, 0.74, fine + 0.3 * (0.5 - n)))
      const spice = step(0.7, 0.78, noise(u / 1.1 + seed * 5, v / 1.1, w / 1.1))
      // Corners stand nearest to the coals.
      const far = Math.hypot(u, v, w) / reach + 0.5 * (n - 0.5) + 0.3 * (fine - 0.5)
      const hot = step(0.86, 1.08, far) * (0.55 + 0.45 * step(-0.4, 0.4, up))
      return blend(blend(clot, a, 0.6 * spice), char, 0.86 * hot)
    },
    { gloss: 0.3, polish: 0.42, glow: 0.2, bump: { height: 0.4, size: 1.6 } },
  )
}

/** A piece as it is cut and pulled together by the heat; `flat` is its height against its width. */
const chunks = (flat: number) =>
  kept(6, (seed) =>
    torn([17 + (seed % 3) * 2, 16.5 - (seed % 2) * 2, 15 * flat], {
      worn: 0.45,
      strands: 1.3,
      seed: seed + 1,
      detail: 21,
    }),
  )

/** The iron of skewers. */
export const steel = material('#b9b4aa', { gloss: 0.8, polish: 0.7, glow: 0.05 })
const skewer = tube(
  [
    [-84, 0, 0],
    [-20, 0, 0],
    [78, 0, 0],
  ],
  { radius: () => 1.7, around: 8 },
)

const [thick, thin] = [chunks(0.85), chunks(0.56)]

type Skewered = { skin: Material; each: number; flat?: boolean }

/** Pieces close together on iron skewers that lie side by side. */
const skewered = ({ skin, each, flat = false }: Skewered): Form =>
  rowed(
    {
      each,
      most: 6,
      variants: 3,
      length: 150,
      width: 37,
      make(random) {
        const high = flat ? 9 : 13
        const pace = flat ? 25 : 31
        const count = flat ? 5 : 4
        const meat = Array.from({ length: count }, (_, i) =>
          part(
            (flat ? thin : thick)(random.next() * 9),
            skin,
            {
              at: [(i - (count - 1) / 2) * pace, random.range(-1.5, 1.5), high],
              turn: 1.57 + random.range(-0.35, 0.35),
              tilt: random.range(-0.25, 0.25),
              scale: random.range(0.9, 1.05),
            },
            random.next(),
          ),
        )
        return {
          bodies: [part(skewer, steel, { at: [0, 0, high] }), ...meat],
          radius: 56,
          height: high * 2,
        }
      },
    },
    { most: 4, turn: -0.4, apart: 1.04, askew: 0.1 },
  )

const heaped = (skin: Material, each: number) =>
  pile(
    simple({
      each,
      radius: 14,
      height: 18,
      lift: 9.5,
      variants: 7,
      mesh: thick,
      material: skin,
      pose: { scale: [0.92, 0.74, 0.78] },
    }),
    { lean: 0.5 },
  )

const tikka = onCoals('#a83c14', '#d9742c', '#f0b25e')

/** What was grilled on skewers over coals or in a clay oven. */
export const skeweredLooks: readonly Look[] = [
  look('chicken tikka, chicken boti, chicken tikka boti', skewered({ skin: tikka, each: 75 })),
  look('tikka piece, chicken tikka piece, tandoori chicken chunk', heaped(tikka, 15)),
  look('malai boti piece', heaped(onCoals('#c9964e', '#ead0a0', '#fbeed0', '#94602a'), 15), {
    density: 0.7,
  }),
  look(
    'bihari boti piece',
    skewered({ skin: onCoals('#5a2412', '#8f4a24', '#b8763f'), each: 62, flat: true }),
    { density: 0.7 },
  ),
  look(
    'green tikka piece',
    skewered({ skin: onCoals('#4f5a22', '#7d8440', '#a8a468'), each: 75 }),
    {
      density: 0.7,
    },
  ),
  look('fish tikka piece', heaped(onCoals('#b8561c', '#e2954a', '#f6cf92'), 17), { density: 0.7 }),
  look('mutton boti piece', heaped(onCoals('#5a2e18', '#8f5730', '#b98556'), 14), {
    density: 0.7,
  }),
]
