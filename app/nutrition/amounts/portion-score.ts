import type { Measure } from '../usda/measure-text.ts'
import {
  cutUnits,
  genericNouns,
  isCutProduce,
  looseUnits,
  sizeOrder,
  unitKin,
  vesselUnits,
  portionWeights as w,
  wholeUnits,
} from './portion-weights.ts'
import { isSaid, type SaidAmount, saysYield } from './said-amount.ts'
import type { Size } from './units.ts'

/** A portion of a row with its parsed text; `each` is the grams of one unit. */
export type ReadPortion = { measure: Measure; grams: number; each: number }

/** How well a portion fits a stated household measure, size or count; 1 and more is a complete fit. */
export function scorePortion(portion: ReadPortion, said: SaidAmount): number {
  const { measure } = portion
  const base = measure.isDefault ? defaultFit(said) : unitFit(measure, said)
  if (base <= 0) return 0
  const whole = wholeFit(portion, said)
  // half of a whole cake may well be far from a slice
  const far = whole > 0 && said.amount.value < 1 ? 0 : farness(portion, said)
  return (
    base + sizeFit(portion, said) + wordFit(portion, said) + whole + inchesFit(measure, said) - far
  )
}

function defaultFit({ amount }: SaidAmount): number {
  const name = amount.unit?.name
  if (name === 'serving') return w.defaultForVessel + 0.2
  if (name && name !== 'whole') return vesselUnits.has(name) ? w.defaultForVessel : w.defaultForUnit
  if (amount.value !== 1) return w.defaultForMore
  if (amount.size) return w.defaultForSize
  return amount.weak ? w.defaultForArticle : w.defaultForOne
}

function unitFit(measure: Measure, said: SaidAmount): number {
  const unit = said.amount.unit
  if (unit?.kind !== 'measure') return countFit(measure, said)
  const { name } = unit
  if (measure.unitMl || measure.unitGrams) {
    return Math.max(0, ...measure.units.map((other) => unitKin[name]?.[other] ?? 0))
  }
  const nouns = nounFit(measure, said)
  if (measure.units.includes(name)) return 1 - unsaidNouns(measure, said, name) + nouns * 0.05
  const kin = Math.max(0, ...measure.units.map((other) => unitKin[name]?.[other] ?? 0))
  if (name === 'whole') return countFit(measure, said)
  const isOne = !vesselUnits.has(name) && !looseUnits.has(name) && !isCutProduce(name, said.group)
  if (nouns === 1 && isOne) return Math.max(kin, w.nounForUnit)
  if (kin > 0) return kin - unsaidNouns(measure, said, '')
  const isPack = packUnits.has(name) && said.amount.size !== null
  const isSized = isPack && measure.sizes.includes(said.amount.size ?? 'medium')
  return measure.nouns.length === 0 && (isOne || isSized) ? w.sizeForUnit : 0
}

/** Units of what is sold in sizes: "a fun size pack" is USDA's "1 fun size". */
const packUnits = new Set(['packet', 'bag', 'box', 'bar', 'container'])

/** How well a portion fits a count of the food: "2 eggs", "a large apple". */
function countFit(measure: Measure, said: SaidAmount): number {
  if (measure.unitMl || measure.unitGrams) return w.volume
  const { nouns, units } = measure
  if (nouns.length === 0) return isDrink(said) ? w.sizeOfDrink : w.sizeAlone
  const share = nounFit(measure, said)
  if (share === 1) {
    const more = Math.min(2, nouns.length - 1) * w.nounMore
    return w.nounSaid + more + firstNoun(measure, said) + unitLast(measure, said)
  }
  const isOrder = said.amount.size !== null && nouns.at(-1) === 'order'
  const generic = isOrder || nouns.every((noun) => genericNouns.has(noun))
  if (generic) return said.plural ? w.generic : w.genericForOne
  if (nouns[0] === said.counted && !said.amount.weak) return w.generic
  const last = nouns.at(-1) ?? ''
  if (nouns.length > 1 && isNounSaid(last, measure, said)) {
    return w.nounPartSaid - unsaidNouns(measure, said, '')
  }
  const [unit = ''] = units
  const isBar = unit === 'bar' && said.amount.value === 1
  const one = unit === 'piece' ? w.piece : isBar ? w.bar : w.otherNoun
  const base = cutUnits.has(unit) ? w.cut : one
  const plain = vesselUnits.has(unit) || unit === 'bag' ? w.vessel : base
  return Math.max(0.05, plain - unsaidNouns(measure, said, unit))
}

/** Counted drinks are default portions ("2 teas"); counted tomatoes are medium ones. */
const isDrink = ({ amount, group, wordSizes }: SaidAmount) =>
  group === 'drink' && !amount.size && wordSizes.size === 0

/** True when the portion's first noun is the text's: "a sleeve of crackers" is a sleeve, not a cracker. */
const firstNoun = ({ nouns }: Measure, { words }: SaidAmount) =>
  nouns.includes(words[0] ?? '') ? w.nounFirst : 0

/** A bonus for the cut piece whose unit ends the name: a carrot stick is a stick, not a carrot. */
const unitLast = ({ units }: Measure, { words }: SaidAmount) => {
  const last = words.at(-1) ?? ''
  return words.length > 1 && cutUnits.has(last) && units.includes(last) ? w.unitLast : 0
}

/** The share of the portion's nouns that the text has. */
function nounFit(measure: Measure, said: SaidAmount): number {
  const { nouns } = measure
  if (nouns.length === 0) return 0
  return nouns.filter((noun) => isNounSaid(noun, measure, said)).length / nouns.length
}

function isNounSaid(noun: string, { either }: Measure, said: SaidAmount): boolean {
  if (isSaid(noun, said)) return true
  return either.includes(noun) && either.some((other) => isSaid(other, said))
}

function unsaidNouns(measure: Measure, said: SaidAmount, unit: string): number {
  const { nouns, units } = measure
  const unsaid = nouns.slice(0, units.length > 0 ? -units.length : undefined)
  const count = unsaid.filter((noun) => noun !== unit && !isNounSaid(noun, measure, said)).length
  return count * w.nounUnsaid
}

function sizeFit({ measure, each }: ReadPortion, said: SaidAmount): number {
  const [wordSize = null] = said.amount.unit ? [] : said.wordSizes
  const size = said.amount.size ?? wordSize
  const { sizes, wholeSizes } = measure
  const whole = wholeSizes.some((other) => said.wordSizes.has(other)) ? w.sizeRight : 0
  const wholeUnsaid = wholeSizes.length > 0 && !whole ? unsaidSize(wholeSizes) : 0
  if (!size) {
    const isUsual = sizes.length === 0 || each === said.usual
    return whole - wholeUnsaid - (isUsual ? 0 : unsaidSize(sizes))
  }
  if (sizes.length === 0) {
    return wholeSizes.includes(size) ? w.sizeRight / 2 : w.sizeMissing + whole - wholeUnsaid
  }
  const at = sizeOrder.indexOf(size)
  const apart = Math.min(...sizes.map((other) => Math.abs(sizeOrder.indexOf(other) - at)))
  if (apart === 0) return w.sizeRight + whole - wholeUnsaid
  const outer = size === 'mini' || size === 'extra large'
  return apart === 1 && outer ? w.sizeNear : w.sizeWrong
}

function unsaidSize(sizes: readonly Size[]): number {
  if (sizes.includes('medium')) return w.mediumUnsaid
  return sizes.every((size) => size === 'mini') ? w.miniUnsaid : w.sizeUnsaid
}

/** States that are common in portions and say little. */
const states = new Set('cooked prepared fresh raw ready serve eat no ice'.split(' '))

/** True for packages of 100 kcal, which nobody means by "a coffee cake". */
const isDieters = ({ words }: Measure) => words.includes('calorie')

function wordFit(portion: ReadPortion, said: SaidAmount): number {
  const { measure } = portion
  let fit = 0
  let unsaid = 0
  const sized = measure.wholeSizes.some((size) => said.wordSizes.has(size))
  for (const word of measure.words) {
    if (isSaid(word, said)) {
      if (states.has(word)) fit += w.stateSaid
      // the pizza of "1 piece, medium pizza" is said with its size alone
      else if (sized || measure.wholeSizes.length === 0) fit += w.wordSaid
    } else unsaid += states.has(word) ? w.stateUnsaid : w.wordUnsaid
  }
  fit -= Math.min(w.wordsUnsaidMost, unsaid)
  if (isDieters(measure) && !isSaid('calorie', said)) fit -= w.brandUnsaid
  if (measure.branded && unsaid > measure.words.length * w.wordUnsaid * 0.2) fit -= w.brandUnsaid
  if (measure.yields && !isSizedFish(portion, said))
    fit += saysYield(measure, said) ? w.yieldsSaid : -w.yieldsUnsaid
  return fit
}

/** True for "a small porgy", which means the whole fish unless that is more than two helpings, battered or fried. */
function isSizedFish(
  { measure, each }: ReadPortion,
  { amount, words, usual }: SaidAmount,
): boolean {
  if (amount.size === null || !measure.sizes.includes(amount.size)) return false
  return each <= 2 * usual && !words.some((word) => coats.has(word))
}

const coats = new Set(['fried', 'battered', 'breaded'])

/** Scores whole pies, pizzas and chickens, which a text means by "whole", a size, inches or a fraction. */
function wholeFit(portion: ReadPortion, said: SaidAmount): number {
  const { measure, each } = portion
  const isCut = measure.units.some((unit) => wholeUnits.has(unit))
  if (!isCut && !isHalved(measure, said) && !isBulk(portion, said)) return 0
  if (measure.nouns.includes('snack') || measure.nouns.includes('individual')) return 0
  if (each < Math.max(said.usual * 1.6, 120)) return 0
  const { amount } = said
  if (amount.inches || amount.value < 1 || said.saysWhole) return w.wholeSaid
  const sizes = amount.size ? [amount.size] : [...said.wordSizes]
  if (sizes.some((size) => measure.sizes.includes(size))) return 0
  return measure.units.includes('pizza') && amount.unit?.name === 'pizza' ? 0 : -w.wholeUnsaid
}

/** True for portions that USDA gives by halves ("1/2 chicken"), which are rarely eaten whole. */
const isHalved = ({ count, units }: Measure, { amount }: SaidAmount) =>
  count === 0.5 && units.length === 0 && (!amount.unit || amount.unit.name === 'whole')

/**
 * True for portions for several people: a whole quiche or watermelon, a family package. Wine bottles are not.
 */
function isBulk({ measure, each }: ReadPortion, { usual, group, amount }: SaidAmount): boolean {
  if (group === 'drink' || measure.unitMl || measure.unitGrams) return false
  if (amount.unit && measure.units.includes(amount.unit.name) && each < w.bulkOfUnit) return false
  const least = group === 'fruit' || group === 'vegetable' ? w.bulkProduce : w.bulk
  return each > (usual > 0 ? least : w.bulkUnmeasured) && each > usual * w.bulkTimes
}

function inchesFit({ inches }: Measure, { amount }: SaidAmount): number {
  if (!inches) return 0
  if (!amount.inches) return inches[0] === w.usualPan ? w.usualPanFit : 0
  const [low, high] = inches
  const off = Math.max(low - amount.inches, amount.inches - high, 0)
  return off === 0 ? w.inchesRight : Math.max(0, w.inchesRight - 0.15 * off) / 2
}

function farness({ measure, each }: ReadPortion, said: SaidAmount): number {
  const { usual, amount, plural } = said
  if (!(usual > 0) || amount.value > 1 || amount.unit?.kind === 'volume') return 0
  const far = Math.min(w.farFromDefaultMost, Math.abs(Math.log(each / usual)) * w.farFromDefault)
  return !plural && nounFit(measure, said) === 1 ? far * w.farNounSaid : far
}
