import { knownMeasures } from '../amounts/units.ts'
import type { FoodGroup } from '../nutrition.ts'
import { singular } from '../text/normalise.ts'

/** A household measure of USDA. In FNDDS the amount is part of the text and `amount` is 1. */
export type Portion = { amount: number; measure: string; grams: number }

export type Measures = {
  measures: Record<string, number>
  /** Grams of USDA's default amount, or of a serving; null when it has neither. */
  usual: number | null
}

/**
 * Grams of USDA's portions by our own short names ("cup", "slice", "large slice"). A portion that names the
 * food itself ("1 burrito") is called `each`, or only by its size.
 */
export function readPortions(portions: Portion[], name: string): Measures {
  const measures: Record<string, number> = {}
  const own = new Set(name.toLowerCase().split(/\W+/).map(singular))
  let usual: number | null = null
  for (const { amount, measure, grams } of portions) {
    if (!(grams > 0) || !(amount > 0)) continue
    if (measure === 'Quantity not specified') usual = grams
    else {
      const key = measureName(measure, own)
      if (key && !(key in measures)) measures[key] = round(grams / amount)
    }
  }
  return { measures, usual: usual ?? asServed(portions) }
}

/** How restaurants and makers serve a food, with a size that is the usual one. */
const served =
  /^(?:1 )?(?:medium |regular )?(?:serving|item|order|sandwich|entree|burrito|taco|pie|wrap)\b/i

/** Grams of a food as it is served, for rows of the older tables, which have no default amount; null for none. */
function asServed(portions: readonly Portion[]): number | null {
  const found = portions.find(
    ({ measure, grams, amount }) => served.test(measure) && isServing(grams / amount),
  )
  return found ? found.grams / found.amount : null
}

/** False for a spoon of oil and for a whole pie. */
const isServing = (grams: number) => grams >= 20 && grams <= 600

/** Portions that are left out: yields, guideline amounts and parts that people do not name. */
const skipped =
  /guideline|yield|raw|crust not eaten|cubic inch|surface inch|with bone|without shell|snack-size|\bdry\b|frozen|before|school|child|stuffed|oz$|piece, (small|large|extra)/i

/** Words of packaging that do not change what the measure is. */
const packing =
  /\b(single serving|individual|microwavable|microwave|prepackaged|whole|fast food|regular size|dipping-size|breakfast size|personal size|any size)\b/g

function measureName(text: string, own: Set<string>): string | null {
  if (
    skipped.test(text) ||
    /(prepackaged|microwave|microwavable|single serving) (bowl|cup|box)/i.test(text)
  )
    return null
  const plain = text
    .toLowerCase()
    .replace(/^1 /, '')
    .replace(/\(.*?\)/g, '')
    .replace('fun/snack size', 'fun size')
    .split(',')[0]
    ?.split('/')[0]
    ?.replace(packing, '')
    .trim()
  if (plain === '' && /\b(whole|individual)\b/i.test(text)) return 'whole'
  if (!plain) return null
  if (plain.startsWith('fl oz')) return 'fl oz'
  const size = sizes.exec(plain)?.[1]
  const rest = (size ? plain.slice(size.length) : plain).replace(/^ (or|and) \S+/, '').trim()
  const noun = singular(rest.replace(/^\S+ or /, ''))
  const sizeName = size ? sizeNames[size] : undefined
  if (size && noun === '') return sizeName ?? null
  if (wholes.has(noun)) return sizeName && sizeName !== 'medium' ? `${sizeName} ${noun}` : noun
  const words = noun.split(' ').map(singular)
  if (words.every((word) => own.has(word))) return sizeName ?? 'each'
  const known = knownMeasures.has(noun) ? noun : null
  if (!known) return null
  if (!sizeName || sizeName === 'medium') return known
  return `${sizeName} ${known}`
}

const sizes =
  /^(fun size|snack size|snack|bite size|extra small|small|medium|regular|large|extra large|mini|miniature|thin|thick)\b/

const sizeNames: Record<string, string> = {
  'fun size': 'small',
  'snack size': 'small',
  snack: 'small',
  'bite size': 'mini',
  'extra small': 'small',
  small: 'small',
  thin: 'small',
  mini: 'mini',
  miniature: 'mini',
  medium: 'medium',
  regular: 'medium',
  large: 'large',
  thick: 'large',
  'extra large': 'extra large',
}

/** Foods that are cut before they are eaten. A whole one is not `each`, the portion of one person. */
const wholes = new Set(['pie', 'cake', 'pizza', 'loaf'])

/** Measures that "one" may mean when a text counts a food, best first. */
const countable = 'each medium piece sandwich egg bar patty cookie roll whole small large'.split(
  ' ',
)

/** Grams of one piece, when a text counts the food. 0 for drinks, soups and pieces of 600 g and more. */
export function countedGrams(group: FoodGroup, measures: Record<string, number>): number {
  if (group === 'drink' || group === 'soup') return 0
  const [first = 0] = countable.flatMap((name) => measures[name] ?? [])
  return first < 600 ? first : 0
}

/** Deletes sizes that contradict each other, such as a small one heavier than a large one; `own` ones are kept. */
export function keepGrowing(measures: Record<string, number>, own: Set<string>) {
  const pairs = [
    ['small', 'medium'],
    ['small', 'each'],
    ['medium', 'large'],
    ['each', 'large'],
    ['small', 'large'],
  ]
  for (const [less = '', more = ''] of pairs) {
    if ((measures[less] ?? 0) <= (measures[more] ?? Number.POSITIVE_INFINITY)) continue
    delete measures[own.has(less) ? more : less]
  }
}

function round(grams: number): number {
  return Math.round(grams * 100) / 100
}
