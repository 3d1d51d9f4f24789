import type { Form } from '../../forms/form.ts'
import { liquidSkin } from '../../forms/liquid-skin.ts'
import { putPool } from '../../forms/liquids.ts'
import { scaled } from '../../scene/regions.ts'
import { tossed } from '../archetypes/mixed.ts'

/** Pieces from a wok in a steep heap, on a little of their sauce. */
export function wok(text: string, more: Parameters<typeof tossed>[1] = {}): Form {
  const form = tossed(text, { gloss: 0.55, ...more })
  const sauce = more.coat && liquidSkin({ liquid: more.coat, thick: 0.5 })
  return {
    ...form,
    ground: (amount) => form.ground(amount) * 0.74,
    lay(place) {
      const much = Math.min(1, place.volume / 250)
      if (sauce)
        putPool({ ...place, region: scaled(place.region, 0.3 + 0.3 * much) }, sauce, 1.2, 0.3)
      form.lay(place)
    },
  }
}

/** A dark sauce of soy on all of it. */
export const brown = { coat: '#5a3012', strength: 0.42 }

/** Heaped loosely, with air between the pieces. */
export const loose = { density: 0.5 } as const
