import { type Portion, weigh } from '../amounts.ts'
import { usualPortions } from '../plate.ts'
import { weighPortion } from '../weigh-portion.ts'
import { isStated } from './make-mentions.ts'
import type { Mention } from './mention.ts'

/** Below this a portion of USDA is a guess, and a measure of ours is taken where there is one. */
const leastFit = 0.55

/** Grams of each food of a text: as stated, else by the default of a single food or its place on a plate. */
export function portionsOf(mentions: readonly Mention[]): Portion[] {
  const stated = mentions.map((mention) => statedPortion(mention) ?? defaultOf(mention, mentions))
  const usual = usualPortions(mentions, stated)
  return mentions.map(({ share }, i) => {
    const whole = stated[i] ?? { grams: usual[i] ?? 0, basis: 'assumed' as const, spread: 0 }
    return { ...whole, grams: whole.grams * share }
  })
}

/** What the text states, by USDA's portions first and then by our own measures. */
export function statedPortion(mention: Mention): Portion | null {
  const { food, words, before, plural, weight, amount } = mention
  for (const said of [weight, amount]) {
    if (!said) continue
    const { group, density, portions } = food
    const listed = weighPortion(portions, { amount: said, words: [...before, ...words], plural, group, density })
    if (listed && listed.fit >= leastFit) return listed
    const own = isStated(said) || food.portions.length === 0 ? weigh(food, said, [...words], plural) : null
    if (own) return own
    if (listed && isStated(said)) return listed
  }
  return null
}

/** USDA's default for a food that is named alone, or with "a" or "some". */
function defaultOf(mention: Mention, mentions: readonly Mention[]): Portion | null {
  const { food, amount, words, plural } = mention
  if (mentions.length > 1 && !amount) return null
  const { group, density, portions } = food
  const listed = weighPortion(portions, { amount: amount ?? null, words, plural, group, density })
  return listed && { ...listed, basis: 'assumed' }
}
