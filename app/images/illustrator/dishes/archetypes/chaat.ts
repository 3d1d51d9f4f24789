import { type Form, heapGround } from '../../forms/form.ts'
import { poured } from '../../forms/liquids.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import type { Place } from '../../scene/place.ts'
import { disc, scaled } from '../../scene/regions.ts'
import { sauceOf } from './mixed.ts'
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
        if (yogurt > 0)
          sauce.lay({ ...place, region: scaled(place.region, 1.25 * yogurt - 0.12 * lot) })
        for (const part of below()) {
          const own = { ...part, name: `${part.name} ${lot}` }
          const ml = (place.volume * part.share) / 200
          layPart(dressed, own, scaled(place.region, 0.9 - 0.18 * lot), ml)
        }
      }
      if (yogurt > 0) {
        sauce.lay({ ...place, region: scaled(place.region, 0.66 * yogurt) })
        spoonfuls(place)
      }
      strewParts(place, top(), scaled(place.region, 0.66))
    },
  }
}

const [curd, shade] = [colour('#f8f3e6'), colour('#e9dfc8')]

/** Tamarind and mint chutney as they fall from a spoon. */
const chutneys = ['#5a240c', '#6f8c2c'].map((hex) =>
  poured(sauceOf([hex, hex], 0.4), { thick: 2.2, lumpy: 0.4 }),
)

/** A few spoonfuls of either, here and there over the yogurt. */
function spoonfuls(place: Place): void {
  const { ground } = place
  const { center, area } = place.region
  const reach = Math.sqrt(area / Math.PI)
  const turn = place.random.range(0, 6.283)
  for (let i = 0; i < 7; i++) {
    const random = place.random.fork(`spoonful ${i}`)
    const [far, angle] = [reach * random.range(0.12, 0.5), turn + i * 2.4]
    const at = [center.x + far * Math.cos(angle), center.y + far * Math.sin(angle)] as const
    const heights = [-7, 0, 7].flatMap((dx) =>
      [-7, 7].map((dy) => ground.at(at[0] + dx, at[1] + dy)),
    )
    // It would run down from what is steep.
    if (Math.max(...heights) - Math.min(...heights) > 9) continue
    const region = disc(...at, random.range(6, 11))
    chutneys[i % 2]?.lay({ ...place, region, random })
  }
}

/** Beaten yogurt. */
const dressed = material(
  ({ u, v }) => blend(shade, curd, step(0.3, 0.6, fractal(u / 9, v / 9, 8, 2))),
  { gloss: 0.55, polish: 0.5, glow: 0.35, bump: { height: 0.3, size: 5 } },
)
