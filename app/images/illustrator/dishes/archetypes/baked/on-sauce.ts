import type { Form } from '../../../forms/form.ts'
import { liquidSkin } from '../../../forms/liquid-skin.ts'
import { putPool } from '../../../forms/liquids.ts'
import { disc, flowing } from '../../../scene/regions.ts'
import { lazyParts, strewParts } from '../parts.ts'

/**
 * A form that stands in a little of its sauce, with something on top: lasagne in tomato sauce with a leaf of basil.
 * `wide` is how far the sauce reaches, as a share of the ground.
 */
export function onSauce(form: Form, liquid: string, on = '', wide = 0.84): Form {
  const sauce = liquidSkin({ liquid, thick: 0.7 })
  const top = lazyParts(on)
  return {
    ...form,
    ground: (amount) => form.ground(amount) * 1.12,
    lay(place) {
      const { center, area } = place.region
      const pool = disc(center.x, center.y - 4, Math.sqrt(area / Math.PI) * wide)
      putPool({ ...place, region: flowing(pool, place.random.fork('sauce')) }, sauce, 2.6, 0.4)
      form.lay(place)
      strewParts(place, top(), disc(center.x, center.y, Math.sqrt(area / Math.PI) * 0.28))
    },
  }
}
