import { wordTable } from '#platform/text/word-table.ts'
import type { Food } from '../foods/food.ts'
import { groupDefaults } from '../foods/food-groups.ts'
import type { Amount } from './amount-phrase.ts'
import { isCutProduce } from './portion-weights.ts'
import { packsOfMany, type Size, sizeFactor, type Unit, unitOf } from './units.ts'

/** How the grams of an item were found, which decides their uncertainty. */
export type Basis = 'weight' | 'volume' | 'measure' | 'count' | 'vague' | 'assumed'

/** Grams of an item; `spread` is half the width of a stated range, as a share of the grams. */
export type Portion = { grams: number; basis: Basis; spread: number }

const vagueMeasures = new Set([
  ...packsOfMany,
  ...`bowl plate glass mug handful drizzle dollop scraping smear knob dash pinch serving bunch splash basket container
  stack tray bite scoop ladle spoonful piece bit sip glug punnet side`.split(/\s+/),
])

/** Grams of a stated amount of a food, or null when the amount cannot be converted to grams. */
export function weigh(
  food: Food,
  amount: Amount | null,
  words: string[],
  plural = false,
): Portion | null {
  if (!amount) return null
  // "small potatoes" gives the size of each, not their number
  if (plural && amount.weak && !amount.unit && food.each) return null
  const spread = amount.value > 0 ? (amount.high - amount.low) / 2 / amount.value : 0
  const many = plural || words.at(-1) === 'fries'
  const tiny = many && !amount.size && !amount.unit && amount.value >= 2 ? food.single : null
  if (tiny) return { grams: amount.value * tiny, basis: 'count', spread }
  const found = weighAmount(food, amount, words)
  return found && found.grams > 0 ? { ...found, spread } : null
}

type Weighed = { grams: number; basis: Basis }

function weighAmount(food: Food, amount: Amount, words: string[]): Weighed | null {
  if (amount.inches) return weighInches(food, amount.inches, amount.value)
  if (amount.pack) return weighPack(food, amount, amount.pack)
  const { unit, size, value } = amount
  if (!unit) return weighCount(food, amount, words)
  if (unit.kind === 'measure') return weighMeasure(food, value, unit.name, size)
  const grams = value * unitGrams(food, unit)
  return { grams, basis: unit.kind === 'weight' ? 'weight' : 'volume' }
}

/**
 * A pizza's weight scales with the square of its diameter (12 inches in the table), a sub's with its length.
 */
function weighInches(food: Food, inches: number, value: number): Weighed | null {
  const { pizza } = food.measures
  if (pizza) return { grams: value * pizza * (inches / 12) ** 2, basis: 'measure' }
  return food.each ? { grams: (value * food.each * inches) / 6, basis: 'vague' } : null
}

function weighPack(food: Food, amount: Amount, pack: NonNullable<Amount['pack']>): Weighed {
  const grams = amount.value * pack.value * unitGrams(food, pack.unit)
  return { grams, basis: pack.unit.kind === 'weight' ? 'weight' : 'volume' }
}

/** Grams of one unit of weight or volume. Ounces of a drink are fluid ounces. */
function unitGrams(food: Food, unit: Unit): number {
  if (unit.kind === 'measure') return 0
  if (unit.kind === 'weight') {
    const fluid = unit.grams === 28.35 && (food.group === 'drink' || food.density === 1.03)
    return fluid ? 29.57 * food.density : unit.grams
  }
  return food.measures[unit.name] ?? unit.ml * food.density
}

function weighMeasure(food: Food, value: number, name: string, size: Size | null): Weighed | null {
  const grams = measureGrams(food, name, size)
  if (!grams) return null
  const guessed = name === 'piece' && !ownMeasure(food, name)
  if (guessed && value * grams > mostServings * food.serving) {
    return { grams: food.serving, basis: 'vague' }
  }
  return { grams: value * grams, basis: vagueMeasures.has(name) ? 'vague' : 'measure' }
}

/** Pieces of unknown size are a serving when they would be more than this many: "9 pieces of chicken fries". */
const mostServings = 2

/** Similar measures to try when a food has no grams for a measure. */
const kin = wordTable<string[]>({
  piece: ['slice', 'each'],
  slice: ['piece'],
  fillet: ['breast', 'steak', 'piece'],
  steak: ['fillet'],
  spear: ['stalk', 'piece', 'stick'],
  stalk: ['stick', 'spear'],
  strip: ['slice', 'piece'],
  half: [],
  quarter: [],
  round: ['each', 'piece'],
  square: ['piece', 'each'],
  ball: ['piece', 'scoop'],
  container: ['carton', 'cup'],
  packet: ['bag', 'serving'],
  bag: ['packet'],
  box: ['packet', 'container'],
  cob: ['each'],
  roll: ['each'],
  bun: ['each'],
  loaf: [],
  pod: ['each'],
  bar: ['each'],
  egg: ['each'],
  whole: ['each'],
  skewer: ['piece', 'each'],
  mug: ['cup'],
  shot: [],
  stick: ['spear', 'each'],
  wedge: ['slice'],
  link: ['each', 'piece'],
  patty: ['each'],
  cone: ['each'],
  submarine: ['each'],
})

/** Cut pieces, whose size is their own: "a large slice of pizza" does not mean a large pizza. */
const cuts = new Set(['slice', 'piece', 'wedge'])

/** Grams of one measure: the food's own, else a similar measure's, else its group's default. */
function measureGrams(food: Food, name: string, size: Size | null): number | null {
  if (name === 'serving') return food.serving
  if (name === 'side') return sideGrams(food)
  const mouthful = mouthfuls[name]
  if (mouthful && !(name === 'bite' && food.measures.bite))
    return mouthful * (name === 'bite' ? 1 : food.density)
  if (name === 'bit') return Math.min(food.serving, groupDefaults[food.group].plate) * 0.5
  if (
    name === 'spoonful' &&
    !food.measures.spoonful &&
    !groupDefaults[food.group].measures.spoonful
  ) {
    return food.measures.tbsp ?? food.measures.tablespoon ?? 14.79 * food.density * heap
  }
  const sized = size ? food.measures[`${size} ${name}`] : undefined
  if (sized) return sized
  const factor = size ? sizeFactor[size] : 1
  const own = ownMeasure(food, name)
  const whole = own === food.each && !cuts.has(name)
  if (size && own && whole && food.measures[size]) return food.measures[size] ?? own
  if (own) return own * factor
  const part = { half: 0.5, quarter: 0.25 }[name]
  if (part) return (food.each ?? food.serving) * part
  const group = groupDefaults[food.group].measures[name]
  if (group) return group * factor
  if (name === 'pinch') return pinch
  if (name === 'scraping' || name === 'smear') return scraping
  if (packsOfMany.has(name)) return null
  return food.each ? food.each * factor : null
}

/** Grams of a food beside another one: of a dish that is a meal by itself half a serving. */
function sideGrams({ group, serving }: Food): number {
  const { plate } = groupDefaults[group]
  return group === 'dish' && serving > plate / 2 ? serving / 2 : Math.min(serving, plate)
}

/**
 * Grams of a bite, millilitres of a sip and a glug. A mouthful of soft food weighs about 15 g, of a drink
 * 25 g; people who pour oil or syrup without measuring take about a tablespoon.
 */
const mouthfuls = wordTable<number>({ bite: 15, sip: 25, glug: 15 })
/** Grams of a pinch of any food. */
const pinch = 0.4
/** Grams of a scraping of butter or a smear of jam, about a teaspoon. */
const scraping = 5
/** How much more a heaped spoon holds than a level one. */
const heap = 1.4

function ownMeasure(food: Food, name: string): number | null {
  const cut = isCutProduce(name, food.group)
  for (const key of [name, ...(kin[name] ?? [])]) {
    const grams = key === 'each' ? (cut ? null : food.each) : food.measures[key]
    if (grams) return grams
  }
  return null
}

/** Foods that are rarely eaten whole: "a cherry pie" is a piece, or a small pie. */
const cutFirst = new Set(['pie', 'cake', 'loaf'])

/**
 * Grams of a count ("2 apples", "3 bacon rashers"), by a measure in the food's name, else by the grams of one.
 */
function weighCount(food: Food, amount: Amount, words: string[]): Weighed | null {
  const { size, value, weak } = amount
  const named = words.findLast((word) => {
    const unit = unitOf(word)
    if (unit?.kind !== 'measure' || cutFirst.has(unit.name)) return false
    return (
      food.measures[unit.name] !== undefined || food.measures[`${size} ${unit.name}`] !== undefined
    )
  })
  const unit = named ? unitOf(named) : undefined
  if (unit?.kind === 'measure') {
    const grams = measureGrams(food, unit.name, size)
    if (grams) return { grams: value * grams, basis: 'count' }
  }
  const sized = sizedGrams(food, size)
  if (sized) return { grams: value * sized, basis: 'count' }
  const factor = size ? sizeFactor[size] : 1
  if (isBareGrams(food, amount)) return { grams: value, basis: 'vague' }
  if (food.each) return { grams: value * food.each * factor, basis: 'count' }
  const { quarter } = food.measures
  if (value < 1 && quarter) return { grams: value * 4 * quarter, basis: 'count' }
  if (weak && !size) return null
  if (food.traits.has('several') && value > mostServings)
    return { grams: food.serving, basis: 'vague' }
  return { grams: value * food.serving * factor, basis: 'vague' }
}

/** Grams of one food of a size; "mini" falls back to "small" when the food has no grams for it. */
function sizedGrams(food: Food, size: Size | null): number | undefined {
  if (!size) return undefined
  const near =
    size === 'mini' ? food.measures.small : size === 'extra large' ? food.measures.large : 0
  return food.measures[size] ?? (near || undefined)
}

/** True for a number too large for a count, which is grams without the unit: "chicken 200, rice 150". */
function isBareGrams(food: Food, { value, size }: Amount): boolean {
  return !size && value >= 20 && value * (food.each ?? food.serving) > 1500
}
