import { type Grain, grains } from '../../forms/heaps.ts'
import { strands } from '../../forms/strands.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { specked } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'

type Tossed = {
  from: string
  to: string
  gap: string
  radius: number
  flat?: number
  together?: number
  layers?: number
  /** Gloss of the sauce on them. */
  wet?: number
  own?: Material
}

/** Wide ones cut from a sheet of rice: soft and see-through at their edges, soy sauce in patches, scorched here and there. */
const sheetNoodle = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 13 + seed * 40, v * 2.4, seed * 9, 3)
    const rice = blend(colour('#b98a4e'), colour('#e0bd88'), seed)
    const soy = blend(rice, colour('#7e451a'), step(0.3, 0.62, n) * 0.9)
    const wok = blend(soy, colour('#4a2410'), step(0.66, 0.8, n) * 0.75)
    const edge = Math.abs(Math.cos(v * 6.283))
    return blend(wok, colour('#e8c592'), 0.3 * step(0.8, 1, edge))
  },
  { glow: 0.5, gloss: 0.55, polish: 0.6 },
)

/** Thin ones that lay on the hot wok: brown and crisp in places, most of all at their ends. */
const crisped = material(
  ({ u, v, seed }) => {
    const own = blend(colour('#c98f3c'), colour('#e6b96a'), seed)
    const n = fractal(u / 16 + seed * 60, v * 1.5, seed * 9, 2)
    const brown = blend(own, colour('#9c5a1e'), step(0.46, 0.62, n))
    return blend(brown, colour('#5c3010'), 0.8 * step(0.64, 0.76, n))
  },
  { glow: 0.4, gloss: 0.42, polish: 0.54, grain: 0.3 },
)

/** Brown sauce on pale wheat noodles, thicker in patches. */
const sauceSpotted = material(
  ({ u, v, seed }) => {
    const own = blend(colour('#a86c30'), colour('#cf9a56'), seed)
    const n = fractal(u / 22 + seed * 50, v * 1.5, seed * 9, 2)
    return blend(own, colour('#5e3012'), 0.85 * step(0.42, 0.66, n))
  },
  { glow: 0.4, gloss: 0.7, polish: 0.6, grain: 0.2 },
)

/** White wheat noodles in a red paste that clings here and there. */
const inGochujang = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 20 + seed * 50, v * 1.5, seed * 9, 2)
    const own = blend(colour('#e0a878'), colour('#d27a48'), seed)
    return blend(own, colour('#b03a1a'), 0.9 * step(0.4, 0.62, n))
  },
  { glow: 0.5, gloss: 0.7, polish: 0.6, grain: 0.2 },
)

/** Of starch: one sees into them. Grey and brown from soy sauce. */
const glassy = material(
  ({ v, seed }) => {
    const own = blend(colour('#5e4a30'), colour('#98805a'), seed)
    return blend(own, colour('#c9b690'), 0.5 * step(0.35, 0.9, Math.abs(Math.cos(v * 6.283))))
  },
  { glow: 0.75, gloss: 0.8, polish: 0.64, grain: 0.1 },
)

/** Noodles as they come out of the wok, coloured by their sauce. */
const tossed = ({
  from,
  to,
  gap,
  radius,
  flat = 1,
  together = 4,
  layers = 3.1,
  wet = 0.42,
  own = material(varied(from, to), { glow: 0.5, gloss: 0.2 + wet, polish: 0.58, grain: 0.3 }),
}: Tossed) =>
  strands({
    material: own,
    radius,
    flat,
    length: 210,
    curl: 1.1,
    own: from,
    gap,
    together,
    layers,
    steep: 1.1,
    loose: radius < 4,
  })

const kernels = [1, 2, 3].map((seed) => lump([3.4, 1.15, 1.1], 0.12, seed, 5))

/** Rice fried in a wok: shining grains in the colour of its sauce. */
const wokRice = (from: string, to: string, under: string) => {
  const grain: Grain = {
    meshes: kernels,
    material: material(varied(from, to), { glow: 0.42, gloss: 0.5, polish: 0.52, grain: 0.5 }),
    covers: 13,
    out: 1.2,
  }
  return grains(grain, { under: specked(under, from), uneven: 5, flat: 0.7 })
}

export const asianNoodles: readonly Look[] = [
  look(
    'chow mein strand',
    tossed({ from: '#c98f3c', to: '#e2b262', gap: '#7a4a18', radius: 1.5, own: crisped }),
  ),
  look(
    'hakka strand',
    tossed({ from: '#d9a94e', to: '#eccd88', gap: '#946524', radius: 1.3, together: 4 }),
  ),
  look(
    'lo mein strand',
    tossed({ from: '#6f451c', to: '#a3703a', gap: '#3a200c', radius: 2.5, together: 3, wet: 0.6 }),
  ),
  look(
    'dark noodle strand',
    tossed({
      from: '#8a5524',
      to: '#b98040',
      gap: '#4a280e',
      radius: 2,
      wet: 0.55,
      own: sauceSpotted,
    }),
  ),
  look(
    'pad thai strand',
    tossed({ from: '#c98a4a', to: '#e5b478', gap: '#8a5424', radius: 2.2, flat: 0.3 }),
  ),
  look(
    'pad see ew noodle',
    tossed({
      from: '#a8703a',
      to: '#dcb27a',
      gap: '#5e3614',
      radius: 5.4,
      flat: 0.09,
      together: 2,
      layers: 5.4,
      own: sheetNoodle,
    }),
  ),
  look(
    'yellow vermicelli strand',
    tossed({ from: '#d9a838', to: '#efcd6c', gap: '#99701c', radius: 1.05, together: 5 }),
  ),
  look(
    'japchae strand',
    tossed({
      from: '#6a543a',
      to: '#9a8058',
      gap: '#3e2c18',
      radius: 1.5,
      together: 5,
      own: glassy,
    }),
  ),
  look(
    'spicy noodle strand',
    tossed({ from: '#a8401c', to: '#cf6f3a', gap: '#661f0c', radius: 2.2 }),
  ),
  look(
    'gochujang strand',
    tossed({ from: '#d9a070', to: '#edc79c', gap: '#8a3414', radius: 1.25, own: inGochujang }),
  ),
  look(
    'chewy gochujang strand',
    tossed({ from: '#d9a070', to: '#edc79c', gap: '#8a3414', radius: 1.6, own: inGochujang }),
  ),
  look('wok rice', wokRice('#bd8a4a', '#e8cc98', '#9a6c34')),
  look('dark wok rice', wokRice('#94602c', '#cfa066', '#6e4218')),
  look('red wok rice', wokRice('#b5521e', '#dc8c50', '#8c3a12')),
  look('yellow wok rice', wokRice('#cf9a34', '#f0d07c', '#a87820')),
]
