import type { Form } from '../../forms/form.ts'
import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { hilly } from './joints.ts'
import { kept, part, simple } from './pieces.ts'

/** Meat in a marinade that dried and charred on coals: clots of it, oil, black tips and edges. */
const onCoals = (deep: string, mid: string, pale: string, burnt = '#2a140b'): Material => {
  const [a, b, c] = [colour(deep), colour(mid), colour(pale)]
  const char = colour(burnt)
  return material(
    ({ u, v, w, up, seed }) => {
      const n = fractal(u / 9 + seed * 41, v / 9, w / 9, 2)
      const fine = fractal(u / 2.6 + seed * 9, v / 2.6, w / 2.6, 2)
      const own = blend(a, b, step(0.25, 0.62, 0.6 * n + 0.4 * fine))
      const clot = blend(own, c, 0.6 * step(0.5, 0.74, fine + 0.4 * (0.5 - n)))
      const edge = step(0.1, 0.45, up) * (1 - step(0.55, 0.85, up))
      const hot = step(0.5, 0.64, n + 0.16 * edge + 0.12 * (0.5 - fine))
      const spice = step(0.7, 0.78, noise(u / 1.1 + seed * 5, v / 1.1, w / 1.1))
      return blend(blend(clot, a, 0.6 * spice), char, 0.88 * hot * step(-0.2, 0.3, up))
    },
    { gloss: 0.4, polish: 0.45, glow: 0.22, bump: { height: 0.6, size: 3.2 } },
  )
}

/** A piece as it is cut and pulled together by the heat; `flat` is its height against its width. */
const chunks = (flat: number) =>
  kept(6, (seed) =>
    hilly(
      chunk([18 + (seed % 3) * 2, 17 - (seed % 2) * 2, 15 * flat], {
        boxy: 3,
        rough: 0.42,
        seed,
        detail: 17,
      }),
      1.6,
      7,
      seed,
    ),
  )

const steel = material('#b9b4aa', { gloss: 0.8, polish: 0.7, glow: 0.05 })
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
