import { weigh } from './amounts.ts'
import {
  becomeParts,
  isContainer,
  isMeasured,
  isPlain,
  isWrapped,
  settleContents,
} from './contents.ts'
import { type Food, slugOf } from './food.ts'
import { flours } from './lexicon.ts'
import { matchFood } from './matcher.ts'
import type { FoodGroup } from './nutrition.ts'
import type { Mention } from './reader.ts'
import { restOfSentence } from './rest-of-sentence.ts'
import { dropSaidAgain } from './said-again.ts'

const made = new Set<FoodGroup>([
  'dish',
  'drink',
  'soup',
  'leafy',
  'sweet',
  'fruit',
  'egg',
  'cereal',
])

/**
 * Leaves out what would be counted twice: a dish whose parts the text lists ("smoothie: 1 banana,
 * 200 ml milk"), parts of a dish whose own amount is stated, the bread of a sandwich.
 */
export function withoutDoubles(mentions: Mention[]): Mention[] {
  const dropped = new Set<Mention>()
  const hot = new Set(mentions.filter(isHotMain).map(({ sentence }) => sentence))
  for (const mention of mentions) if (hot.has(mention.sentence)) asHotMealSays(mention)
  for (const [i, mention] of mentions.entries()) {
    if (mention.set && isListed(mentions, i)) dropped.add(mention)
    else if (isSumOfParts(mentions, i)) becomeParts(mention, restOfSentence(mentions, i), dropped)
    else settleContents(mentions, i, dropped)
  }
  dropSaidAgain(mentions, dropped)
  for (const [i, mention] of mentions.entries()) {
    if (dropped.has(mention)) continue
    const parts = asidesOf(mentions, i).filter((part) => !dropped.has(part))
    if (parts.length > 0) settleAsides(mention, parts, dropped)
    else dropInside(mentions, i, dropped)
    if (isFilledBread(mention.match.food)) dropBread(mentions, i, dropped)
    if (mention.match.food.traits.has('bowl')) dropFilling(mentions, i, dropped)
  }
  return mentions.filter((mention) => !dropped.has(mention))
}

const hotMains = new Set<FoodGroup>(['meat', 'fish', 'poultry', 'egg'])

function isHotMain({ match }: Mention): boolean {
  return hotMains.has(match.food.group)
}

/** "Chips" beside a steak are fries; out of a bag they are crisps. */
function asHotMealSays(mention: Mention) {
  if (mention.match.food.id !== 'potato-chips' || mention.words.join(' ') !== 'chip') return
  const unit = mention.amount?.unit?.name ?? ''
  if (['bag', 'packet', 'handful'].includes(unit)) return
  mention.match = matchFood(['french', 'fries']) ?? mention.match
}

const whole = new Set(['plate', 'serving', 'bowl', 'box', 'order'])

/** "a plate of chicken with rice and peas": the plate holds them all and measures none of them. */
export function isPlateOfMany(mentions: Mention[], i: number): boolean {
  const mention = mentions[i]
  if (mention?.set && whole.has(mention.amount?.unit?.name ?? '')) return true
  if (!mention?.amount?.weak || mention.amount.unit?.name !== 'plate') return false
  return restOfSentence(mentions, i).some((other) => !other.amount)
}

/** What stands in brackets or after a colon behind a food. */
function asidesOf(mentions: Mention[], i: number): Mention[] {
  const parts: Mention[] = []
  if (mentions[i]?.link === 'aside') return parts
  for (const mention of restOfSentence(mentions, i)) {
    if (mention.link !== 'aside') break
    parts.push(mention)
  }
  return parts
}

function settleAsides(mention: Mention, parts: Mention[], dropped: Set<Mention>) {
  const [only] = parts
  const bare = parts.every((part) => !part.amount)
  if (parts.length === 1 && only && bare) {
    if (only.match.food.group !== mention.match.food.group) return
    mention.match = only.match
    dropped.add(only)
  } else if (bare && mention.amount && !mention.amount.weak) {
    for (const part of parts) dropped.add(part)
  } else if (parts.length > 1 && !isMeasured(mention)) dropped.add(mention)
}

/**
 * "overnight oats with 40 g oats, 200 g yogurt": stated parts that weigh as much as the dish and make it.
 * "oatmeal with a banana and walnuts" names what lies on it.
 */
function isSumOfParts(mentions: Mention[], i: number): boolean {
  const mention = mentions[i]
  if (!mention || !isMade(mention.match.food)) return false
  if (mention.amount && (isMeasured(mention) || !isPlain(mention))) return false
  const parts: Food[] = []
  let grams = 0
  for (const part of restOfSentence(mentions, i)) {
    if (parts.length === 0 && part.link !== 'with') break
    const portion = weigh(part.match.food, part.amount, part.words)
    if (!portion || isBeside(part.match.food, mention.match.food)) break
    grams += portion.grams
    parts.push(part.match.food)
  }
  const { food } = mention.match
  const least = isWrapped(food) && isPlain(mention) ? 0.35 : 0.6
  return parts.length > 1 && grams >= food.serving * least && holdBase(parts, food)
}

/** Crisps and a glass of milk lie beside a sandwich. */
function isBeside(part: Food, dish: Food): boolean {
  return isWrapped(dish) && apart.has(part.group)
}

/** What a dish is made of before anything else; the others are named for no single food. */
const bases: Partial<Record<FoodGroup, FoodGroup[]>> = {
  cereal: ['cereal', 'grain'],
  egg: ['egg'],
  fruit: ['fruit'],
  leafy: ['leafy', 'vegetable'],
  soup: ['vegetable', 'legume', 'potato'],
}
const fillings: FoodGroup[] = ['meat', 'poultry', 'fish', 'egg', 'cheese']

function holdBase(parts: Food[], dish: Food): boolean {
  const base = dish.traits.has('porridge') ? bases.cereal : baseOf(dish)
  return !base || parts.some((part) => base.includes(part.group))
}

/** Of a sandwich with a name the text must list the bread; of a plain one what is in it will do. */
function baseOf(dish: Food): FoodGroup[] | undefined {
  if (!isWrapped(dish)) return bases[dish.group]
  return ['sandwich', 'wrap'].includes(slugOf(dish)) ? ['bread', ...fillings] : ['bread']
}

const partGroups = new Set<FoodGroup>(['vegetable', 'leafy', 'potato', 'legume', 'herb'])

/** "2 cups of beef stew with carrots and potatoes": what is measured holds its vegetables. */
function dropInside(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const whole = mentions[i]
  if (!whole?.amount || !whole.match.food.traits.has('mixed')) return
  if (mentions[i + 1]?.link !== 'with') return
  for (const part of restOfSentence(mentions, i)) {
    if (part.link === 'start' || part.amount || !partGroups.has(part.match.food.group)) return
    dropped.add(part)
  }
}

function isMade(food: Food): boolean {
  return made.has(food.group) || isContainer(food) || food.traits.has('porridge')
}

/** A named plate whose foods the text lists itself: "buddha bowl with tofu, edamame and rice". */
function isListed(mentions: Mention[], i: number): boolean {
  const last = lastOfSet(mentions, i)
  if (asidesOf(mentions, last).length > 1) return true
  const open = /(bowl|board|platter|plate|thali|breakfast|english)$/.test(mentions[i]?.set ?? '')
  const after = restOfSentence(mentions, last)
  const stated = after.filter(({ amount, match }) => amount && !apart.has(match.food.group))
  return open && (after.length > 2 || stated.length > 1)
}

function lastOfSet(mentions: Mention[], i: number): number {
  let last = i
  while (mentions[last + 1]?.set && mentions[last + 1]?.start === mentions[i]?.start) last++
  return last
}

/** What stands beside a bowl, never in it. */
const apart = new Set<FoodGroup>(['drink', 'snack', 'sweet', 'soup'])

/** "burrito bowl with rice, beans and salsa": the table's bowl holds them. */
function dropFilling(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const parts = restOfSentence(mentions, i)
  if (parts.length < 3 || parts[0]?.link === 'start' || parts.some((part) => part.amount)) return
  for (const part of parts) {
    if (!apart.has(part.match.food.group)) dropped.add(part)
  }
}

function isFilledBread(food: Food): boolean {
  return food.traits.has('breaded')
}

/** "turkey sandwich on rye" and "burger in a bun": the table's sandwich has its bread. */
function dropBread(mentions: Mention[], i: number, dropped: Set<Mention>) {
  for (const part of restOfSentence(mentions, i)) {
    const named = part.match.food.group === 'bread' || flours.has(part.words.join(' '))
    const bread = named && part.link === 'with'
    if (bread && (!part.amount || part.amount.weak)) dropped.add(part)
  }
}
