import { type Form, heapGround } from '../../forms/form.ts'
import { drizzle, poured } from '../../forms/liquids.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { scaled } from '../../scene/regions.ts'
import { coated, layPart, lazyParts, strewParts } from './parts.ts'

type Chaat = {
  /** Parts that lie below, and on top of all. */
  of: string
  on: string
  /** How far the yogurt reaches, as a share of the radius; 0 for none. */
  yogurt?: number
}

/** Fried or boiled pieces under yogurt with lines of tamarind and mint chutney: chaat, dahi bhalla, dahi puri. */
export function chaat({ of, on, yogurt = 0.62 }: Chaat): Form {
  const below = lazyParts(of)
  const top = lazyParts(on)
  const sauce = poured(dressed, { lumpy: 0.7, thick: 4 })
  return {
    ground: ({ volume }) => heapGround(volume) * 1.1,
    lay(place) {
      const dressed = yogurt > 0 ? coated(place, '#e9dcc0', 0.24) : place
      // In two lots with yogurt between and over them, so that all is mixed.
      for (const lot of [0, 1]) {
        if (yogurt > 0) sauce.lay({ ...place, region: scaled(place.region, 0.8 - 0.12 * lot) })
        for (const part of below()) {
          const own = { ...part, name: `${part.name} ${lot}` }
          const ml = (place.volume * part.share) / 200
          layPart(dressed, own, scaled(place.region, 0.9 - 0.18 * lot), ml)
        }
      }
      if (yogurt > 0) {
        sauce.lay({ ...place, region: scaled(place.region, 0.66 * yogurt) })
        for (const thread of threads) {
          thread.lay({ ...place, region: scaled(place.region, 0.75), volume: 30 })
        }
      }
      strewParts(place, top(), scaled(place.region, 0.66))
    },
  }
}

const [curd, shade, tamarind, mint] = [
  colour('#f6f0e0'),
  colour('#e6dcc4'),
  colour('#5a2410'),
  colour('#5f7c22'),
]

/** Thin lines of tamarind and mint chutney over all of it. */
const threads = ['#4a1c0c', '#56761e'].map((hex) =>
  drizzle(material(() => colour(hex), { gloss: 0.8, polish: 0.6, glow: 0.3 })),
)

/** Yogurt with wavering lines of two chutneys. */
const dressed = material(
  ({ u, v }) => {
    const wave = 9 * (fractal(u / 22 + 4, v / 22, 2, 2) - 0.5)
    const ragged = 0.9 * fractal(u / 6, v / 6, 5, 2)
    const brown = 1 - step(1.2, 2.2, Math.abs(((u + 0.35 * v + wave + 900) % 26) - 13) + ragged)
    const green = 1 - step(1, 1.9, Math.abs(((u - 0.5 * v - wave + 913) % 37) - 18) + ragged)
    const white = blend(shade, curd, step(0.3, 0.6, fractal(u / 9, v / 9, 8, 2)))
    return blend(blend(white, tamarind, brown * 0.92), mint, green * 0.85)
  },
  { gloss: 0.55, polish: 0.5, glow: 0.35, bump: { height: 0.3, size: 5 } },
)
