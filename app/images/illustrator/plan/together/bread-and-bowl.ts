import { aroundDip } from '../../dishes/archetypes/plated/around-dip.ts'
import { look } from '../../looks/look.ts'
import { asOne, nameOf, shareIn, type Together } from './as-one.ts'

/** Thin bread that is torn and dipped, as it lies beside the bowl. */
const thin = /^(folded )?(roti|paratha|puri|bhatura|naan|dosa|appam)\b/

/** The most of a curry in ml that stands in a bowl on the plate of its bread. */
const most = 260

/** "2 rotis with dal": the bread on a plate and the bowl of what it is dipped into on the plate, too. */
export const breadAndBowl: Together = (parts) => {
  const bread = parts.filter((part) => thin.test(nameOf(part)))
  const bowls = parts.filter(({ look: { role } }) => role === 'wet')
  const dips = parts.filter(({ look: { role } }) => role === 'sauce')
  const [main, curry] = [bread[0], bowls[0]]
  if (!main || !curry || bread.length > 1 || bowls.length > 1) return undefined
  if (bread.length + bowls.length + dips.length < parts.length || curry.volume > most)
    return undefined
  const both = [main, curry]
  const form = aroundDip(shareIn(both)(curry), [shareIn(both)(main)], 'small bowl')
  const words = `${nameOf(main)} with ${nameOf(curry)}`
  return [asOne(both, look(words, form, { vessel: 'plate' })), ...dips]
}
