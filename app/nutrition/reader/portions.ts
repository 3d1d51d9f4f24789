import type { Amount } from '../amounts/amount-phrase.ts'
import { type Portion, weigh } from '../amounts/amounts.ts'
import { usualPortions } from '../amounts/plate.ts'
import { packsOfMany, sizeOf } from '../amounts/units.ts'
import { weighPortion } from '../amounts/weigh-portion.ts'
import type { Food } from '../foods/food.ts'
import { groupDefaults } from '../foods/food-groups.ts'
import type { FoodGroup } from '../nutrition.ts'
import { maxPlateGrams } from '../plate-limits.ts'
import { isStated } from './make-mentions.ts'
import type { Mention } from './mention.ts'

/** The least fit of a USDA portion; below it, our own measure is preferred. */
const leastFit = 0.55

/**
 * Grams of each food of a text: as stated, else the default of a single food, else by its role on the plate.
 */
export function portionsOf(mentions: readonly Mention[]): Portion[] {
  const weighed = mentions.map(weighBelieved)
  const believed = weighed.map(({ mention }) => mention)
  const stated = weighed.map(({ mention, portion }) => {
    if (isPlateOfMany(mention, believed)) return null
    return asMeal(mention, portion ?? defaultOf(mention, believed))
  })
  const usual = usualPortions(believed, stated)
  return believed.map(({ share }, i) => {
    const whole = stated[i] ?? { grams: usual[i] ?? 0, basis: 'assumed' as const, spread: 0 }
    return { ...whole, grams: whole.grams * share }
  })
}

/** A dish without an amount, as the meal that it is by itself where its portion is smaller. */
function asMeal(mention: Mention, portion: Portion | null): Portion | null {
  const grams = isUnmeasured(mention) ? mealOf(mention.food) : 0
  if (!portion || portion.grams === 0 || portion.grams >= grams) return portion
  return { grams, basis: 'assumed', spread: 0 }
}

/** Least grams of a serving of a dish that is a meal by itself. */
const leastMeal = 180

/**
 * Grams of a listed dish that is eaten as a meal, 0 for other foods. USDA's own amount of many is a cup or half
 * of one, as beside other things.
 */
function mealOf({ listed, group, serving, portions }: Food): number {
  const whole = group === 'dish' && portions.some(({ measure }) => isCup(measure))
  return listed && (whole || group === 'soup') && serving >= leastMeal ? serving : 0
}

const isCup = (measure: string) => /^1 cup\b/.test(measure)

/** True for a dish without an amount, or with an article alone, that is not eaten in pieces. */
function isUnmeasured({ food, amount, weight, plural, share }: Mention): boolean {
  if (weight || plural || share !== 1) return false
  if (food.each && food.each < food.serving) return false
  if (!amount) return true
  return amount.weak && !amount.unit && !amount.size && !amount.pack && !amount.inches
}

/** A food with its stated portion; as a food without an amount when the stated one cannot be meant. */
function weighBelieved(mention: Mention): { mention: Mention; portion: Portion | null } {
  const said = [mention.amount, mention.weight].filter((amount) => amount !== null)
  const portion = said.every(isAmount) ? statedPortion(mention) : null
  const believed = said.every(isAmount) && isEaten(mention, portion)
  if (!believed) return { mention: { ...mention, amount: null, weight: null }, portion: null }
  return { mention, portion: portion && assumedUnit(mention, portion) }
}

/** Least share of a serving that pieces of an unknown unit weigh; what weighs less is no piece. */
const leastPieces = 0.1

/** A portion in an unknown unit is assumed: "10 blorps of grapes" are grapes, "2 pottles of blueberries" servings. */
function assumedUnit({ food, amount }: Mention, portion: Portion): Portion {
  if (!amount?.unknownUnit) return portion
  const pieces = portion.grams >= leastPieces * food.serving
  return {
    ...portion,
    grams: pieces ? portion.grams : amount.value * food.serving,
    basis: 'assumed',
  }
}

/** False for an amount of nought, and for a number that is none ("1/0") or has too many digits. */
function isAmount({ value, pack, inches }: Amount): boolean {
  return [value, pack?.value ?? 1, inches ?? 1].every((each) => each > 0 && Number.isFinite(each))
}

/** False for more grams than one food of a plate may have. */
function isEaten({ share }: Mention, portion: Portion | null): boolean {
  return portion === null || portion.grams * share <= maxPlateGrams
}

/** True when a plate holds several foods and measures none of them: "a plate of chicken with rice". */
function isPlateOfMany({ amount, sentence }: Mention, mentions: readonly Mention[]): boolean {
  if (!amount?.weak || amount.unit?.name !== 'plate') return false
  return mentions.some((other) => other.sentence === sentence && !other.amount)
}

/** The stated portion, by USDA's portions first, then by our own measures. */
export function statedPortion(mention: Mention): Portion | null {
  const { food, words, before, plural, weight, amount } = mention
  for (const said of [weight, amount ?? saidSize([...before, ...words])]) {
    if (!said) continue
    const { group, density } = food
    const portions = isOurs(food, said) ? [] : food.portions
    const listed = weighPortion(portions, {
      amount: said,
      words: [...before, ...words],
      plural,
      group,
      density,
      one: oneOf(food),
    })
    const own = isStated(said) || !listed ? weigh(food, said, [...words], plural) : null
    if (listed && listed.fit >= leastFit)
      return own && isOwnVessel(food, said, listed) ? own : listed
    if (own) return own
    if (listed && isStated(said)) return listed
  }
  return null
}

/** True for an amount that our own measures say better than USDA's portions of the food. */
function isOurs(food: Food, said: Amount): boolean {
  const vessel = isMealVessel(food, said) || isOwnBowl(food, said) || isOwnPlate(food, said)
  return hasOwnMeasures(food, said) || vessel || lacksPack(food, said)
}

/** Most grams of a cup of flakes, of which a bowl holds more than a cup. */
const lightCup = 45
/** Least grams of a cup of cooked rice or pasta; puffed rice weighs less. */
const cookedCup = 100

/**
 * True for a bowl of flakes, of which USDA has a cup and a small prepacked bowl, and for one of rice or pasta, of
 * which it has no bowl.
 */
function isOwnBowl({ group, listed, portions }: Food, { unit }: Amount): boolean {
  if (unit?.name !== 'bowl') return false
  const cup = portions.find(({ measure }) => isCup(measure))
  if (group === 'cereal') return cup !== undefined && cup.grams < lightCup
  const { bowl = 0 } = groupDefaults[group].measures
  if (cup !== undefined && cup.grams < cookedCup) return false
  const small = portions.some(({ measure, grams }) => measure === 'default' && grams < bowl)
  return (
    listed && grains.has(group) && small && !portions.some(({ measure }) => /bowl/.test(measure))
  )
}

const grains = new Set<FoodGroup>(['grain', 'pasta'])

/** True for a plate of rice or pasta, of which USDA has none: its own amount is less than a bowl holds. */
function isOwnPlate({ group, listed, portions }: Food, { unit }: Amount): boolean {
  if (unit?.name !== 'plate' || !listed || !grains.has(group)) return false
  const cup = portions.find(({ measure }) => isCup(measure))
  return cup !== undefined && cup.grams >= cookedCup
}

/** Grams of one of a food of our list. */
const oneOf = ({ listed, each }: Food) => (listed ? each : null)

/** A size within the name of a food as an amount: "McDonald's large fries". */
function saidSize(words: readonly string[]): Amount | null {
  const size = words.map(sizeOf).find((found) => found !== undefined)
  if (!size) return null
  const one = { value: 1, low: 1, high: 1, weak: true, unit: null, inches: null, pack: null }
  return { ...one, size, each: false, start: 0, end: 0, next: 0 }
}

/** Amounts that USDA has for few foods, and with another meaning. */
const ownUnits = new Set('scraping smear bite sip glug pinch dash bit drizzle pan'.split(' '))

/** True when our own measures come first: for dishes of ours, and when USDA has no such measure. */
function hasOwnMeasures(food: Food, { unit }: Amount): boolean {
  return food.near || food.source.startsWith('recipe') || ownUnits.has(unit?.name ?? '')
}

/** True for a pack of many ("a sleeve") of a food that USDA has no such pack of. */
const lacksPack = ({ measures }: Food, { unit }: Amount) =>
  packsOfMany.has(unit?.name ?? '') && !measures[unit?.name ?? '']

/** Packs, and whole birds, that our list has by what is usually sold; USDA's are often of one serving, or of a piece. */
const packs = new Set([
  'can',
  'jar',
  'bag',
  'carton',
  'box',
  'container',
  'packet',
  'punnet',
  'whole',
])

/**
 * True for a tin of beans and a bag of spinach: our list has the pack, and USDA has only its default amount, or
 * another pack.
 */
function isOwnVessel(
  { listed, measures, name }: Food,
  { unit, packing }: Amount,
  usda: Portion,
): boolean {
  const vessel = unit?.name ?? ''
  // what is sold in cans, of which USDA has only a helping
  if (vessel === 'can' && usda.basis === 'vague' && /^canned\b/i.test(name)) return true
  // "a single serving box" is one of USDA's
  return (
    listed &&
    !packing &&
    measures[vessel] !== undefined &&
    (usda.basis === 'vague' || packs.has(vessel))
  )
}

/** What a meal is served in, or called. */
const mealVessels = new Set(['plate', 'bowl', 'serving', 'side'])

/**
 * True for "a plate of biryani" and "1 serving of risotto": USDA has neither, and its own amount of such a dish is
 * a cup or half of one.
 */
function isMealVessel(food: Food, { unit }: Amount): boolean {
  const vessel = unit?.name ?? ''
  return (
    mealVessels.has(vessel) && mealOf(food) > 0 && (vessel === 'plate' || food.group === 'dish')
  )
}

/** USDA's default for a food that is named alone, or with "a" or "some". */
function defaultOf(mention: Mention, mentions: readonly Mention[]): Portion | null {
  const { food, amount, words, plural } = mention
  if (mentions.length > 1 && !amount) return null
  if (food.near || food.source.startsWith('recipe')) return null
  const { group, density, portions } = food
  const believed = amount && !lacksPack(food, amount) ? amount : null
  const said = { amount: believed, words, plural, group, density, one: oneOf(food) }
  const listed = weighPortion(portions, said)
  return listed && { ...listed, basis: 'assumed' }
}
