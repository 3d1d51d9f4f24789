import { aroundDip } from '../../dishes/archetypes/plated/around-dip.ts'
import { look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, nameOf, shareIn, type Together } from './as-one.ts'

/** What one dips into a bowl. */
const dipped =
  /^(apple slice|pear slice|carrot stick|cucumber stick|cucumber baton|celery|pita|pita quarter|samosa|bell pepper|red pepper strip|french fry|sweet potato fry|potato wedge|potato chip|onion ring|chicken nugget|chicken tender|fish stick|mozzarella stick|spring roll|sausage roll|cracker|pretzel|breadstick|pakora)$/

/** What is eaten with the fingers and dipped, so that no sauce is poured over it. */
const fingerFood =
  /\b(nugget|tender|wing|fish stick|fish finger|french fry|potato fry|potato wedge|onion ring|mozzarella stick|spring roll|sausage roll|samosa|pakora|popcorn chicken|pizza|corn dog|cracker)\b/

const dipping =
  /\b(barbecue|bbq|sweet chili|sweet and sour|honey mustard|ranch|blue cheese|buffalo|garlic|chipotle|dip|tartar|sriracha|hot sauce)\b/i

/** Sauces in a bowl of their own where all food is eaten with the fingers. */
export function asDips(parts: readonly Part[]): readonly Part[] {
  const foods = parts.filter(({ look: { role } }) => role !== 'sauce' && role !== 'garnish')
  if (
    foods.length === 0 ||
    !foods.every(({ look: { words } }) => fingerFood.test(words.split(',')[0] ?? ''))
  )
    return parts
  return parts.map((part) =>
    part.look.poured && dipping.test(part.name)
      ? { ...part, look: { ...part.look, poured: false } }
      : part,
  )
}

const mostFoods = 3

/** "Hummus with carrots and cucumber": the bowl stands on the plate, and what one dips lies round it. */
export const withDip: Together = (parts) => {
  const dips = parts.filter(({ look: { role, poured } }) => role === 'sauce' && !poured)
  const foods = parts.filter((part) => !dips.includes(part))
  const [dip] = dips
  if (!dip || dips.length > 1 || foods.length === 0 || foods.length > mostFoods) return undefined
  if (!foods.every((part) => dipped.test(nameOf(part)))) return undefined
  const shareOf = shareIn(parts)
  const form = aroundDip(shareOf(dip), foods.map(shareOf))
  const words = [...foods, dip].map(nameOf).join(' with ')
  return [asOne(parts, look(words, form, { vessel: 'plate' }))]
}
