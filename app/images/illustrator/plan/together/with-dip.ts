import { aroundDip } from '../../dishes/archetypes/plated/around-dip.ts'
import { look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, nameOf, sum, type Together } from './as-one.ts'

/** What one dips into a bowl. */
const dipped =
  /^(apple slice|pear slice|carrot stick|cucumber stick|cucumber baton|celery stick|celery|pita|pita quarter|samosa|bell pepper|red pepper strip)$/

const mostFoods = 3

/** "Hummus with carrots and cucumber": the bowl stands on the plate, and what one dips lies round it. */
export const withDip: Together = (parts) => {
  const dips = parts.filter(({ look: { role, poured } }) => role === 'sauce' && !poured)
  const foods = parts.filter((part) => !dips.includes(part))
  const [dip] = dips
  if (!dip || dips.length > 1 || foods.length === 0 || foods.length > mostFoods) return undefined
  if (!foods.every((part) => dipped.test(nameOf(part)))) return undefined
  const [grams, volume] = [sum(parts, 'grams'), sum(parts, 'volume')]
  const shareOf = ({ look, count, ...part }: Part) => ({
    look,
    grams: part.grams / grams,
    volume: part.volume / volume,
    ...(count !== undefined && { count }),
  })
  const form = aroundDip(shareOf(dip), foods.map(shareOf))
  const words = [...foods, dip].map(nameOf).join(' with ')
  return [asOne(parts, look(words, form, { vessel: 'plate' }))]
}
