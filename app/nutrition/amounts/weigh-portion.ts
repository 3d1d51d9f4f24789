import type { FoodGroup } from '../nutrition.ts'
import { type Measure, readMeasure } from '../usda/measure-text.ts'
import type { Amount } from './amount-phrase.ts'
import type { Basis } from './amounts.ts'
import { type ReadPortion, scorePortion } from './portion-score.ts'
import { cutUnits, looseUnits, vesselUnits, portionWeights as w } from './portion-weights.ts'
import { readSaid, type SaidAmount, saysYield } from './said-amount.ts'
import { sizeFactor, type Unit } from './units.ts'

/** A portion of a row of USDA: its text in lower case ("1 cup, sliced", "default") and its grams. */
export type ListedPortion = { measure: string; grams: number }

/** The amount of a food as a text states it. */
export type SaidPortion = {
  amount: Amount | null
  /** The words for the food in the text, normalised like tokens. */
  words: readonly string[]
  plural: boolean
  group: FoodGroup
  /** Grams per millilitre, for volumes that the row has no portion for. */
  density: number
  /** Grams of one by our own list; null where it has none. */
  one: number | null
}

/** Grams that a text means; `spread` is half of a stated range as a share, `fit` is from 0 to 1. */
export type WeighedPortion = { grams: number; basis: Basis; spread: number; fit: number }

/**
 * Grams that a text means, by the portions that USDA lists for a food; null when none of them fits:
 * a stated weight first, then a stated volume, then the portion that fits the words best.
 */
export function weighPortion(
  portions: readonly ListedPortion[],
  said: SaidPortion,
): WeighedPortion | null {
  const read = portions.flatMap(readPortion)
  const usual = read.find(({ measure }) => measure.isDefault)?.grams ?? 0
  const { amount } = said
  if (!amount) return usual > 0 ? { grams: usual, basis: 'assumed', spread: 0, fit: 1 } : null
  const ready = readSaid(amount, { ...said, usual, counted: countedNoun(read, usual, said) })
  const found =
    weighPack(read, ready, said) ??
    weighStated(read, ready, said) ??
    weighHousehold(read, ready, said)
  if (!found || !(found.grams > 0)) return null
  const spread = amount.value > 0 ? (amount.high - amount.low) / 2 / amount.value : 0
  return { ...found, fit: Math.min(1, Math.max(0, found.fit)), spread }
}

/** Nouns of a whole thing that one eats; a leaf, bean, pod or kernel is a part of one. */
const wholeThings = new Set(
  `cookie biscuit sandwich submarine sub item fish bar burger pastry cupcake muffin pancake waffle bagel donut
  roll croissant bun patty pie tart turnover fry`.split(/\s+/),
)

/** Nouns of what is made to be counted, however light one is. */
const doses = new Set(['tablet'])

/** Groups whose USDA portions count parts: a cracker of a dish, a leaf of lettuce, a bean. */
const countedByParts = new Set<FoodGroup>(['dish', 'leafy', 'legume'])

/** Least and most of the usual weight of one that the portion may have. */
const leastOfUsual = 0.4
const mostOfUsual = 2.5

/** The noun of the only portion of a food that is one whole of it, and weighs about as usual; or nothing. */
function countedNoun(
  portions: readonly ReadPortion[],
  usual: number,
  { group, one }: SaidPortion,
): string {
  const whole = portions.filter(({ measure }) => isWhole(measure))
  const [only] = whole
  const [noun = ''] = only?.measure.nouns ?? []
  const expected = one ?? usual
  if (!only || whole.length > 1) return ''
  if (doses.has(noun)) return noun
  if (!wholeThings.has(noun) || countedByParts.has(group)) return ''
  const isNear = only.each >= leastOfUsual * expected && only.each <= mostOfUsual * expected
  return isNear ? noun : ''
}

function isWhole({ isDefault, unitMl, unitGrams, units, nouns }: Measure): boolean {
  const [unit = ''] = units
  if (isDefault || unitMl || unitGrams || nouns.length !== 1) return false
  return !vesselUnits.has(unit) && !looseUnits.has(unit) && !cutUnits.has(unit) && unit !== 'piece'
}

type Found = Omit<WeighedPortion, 'spread'>

function readPortion({ measure: text, grams }: ListedPortion): ReadPortion[] {
  const measure = measureOf(text)
  if (!(grams > 0) || measure.unsayable || (measure.isDefault && measure.branded)) return []
  return [{ measure, grams, each: grams / measure.count }]
}

/** Cache of parsed texts: a few hundred texts make up nearly all portions. */
const known = new Map<string, Measure>()

function measureOf(text: string): Measure {
  const kept = known.get(text)
  if (kept) return kept
  const measure = readMeasure(text)
  if (known.size < 2000) known.set(text, measure)
  return measure
}

/**
 * Grams of "a 12 oz can": the portion of that size, which may weigh more once prepared, else the weight
 * itself.
 */
function weighPack(
  portions: readonly ReadPortion[],
  said: SaidAmount,
  rest: SaidPortion,
): Found | null {
  const { pack, value, unit } = said.amount
  if (!pack) return null
  const same = portions.filter(({ measure }) => holds(measure, pack))
  const listed = best(same, said)
  if (unit && listed) return { grams: value * listed.each, basis: 'weight', fit: 1 }
  const one = unitGrams(portions, said, pack.unit, rest)
  return one && { grams: value * pack.value * one.grams, basis: one.basis, fit: one.fit }
}

function holds(
  { insideMl, insideGrams }: ReadPortion['measure'],
  { value, unit }: NonNullable<Amount['pack']>,
): boolean {
  if (unit.kind === 'measure') return false
  const near = (a: number | null, b: number) => a !== null && Math.abs(a / b - 1) < 0.03
  if (unit.kind === 'volume') return near(insideMl, value * unit.ml)
  const ounces = unit.grams === 28.35
  return near(insideGrams, value * unit.grams) || (ounces && near(insideMl, value * 29.57))
}

function weighStated(
  portions: readonly ReadPortion[],
  said: SaidAmount,
  rest: SaidPortion,
): Found | null {
  const { unit, value, size, packing } = said.amount
  if (!unit || unit.kind === 'measure') return null
  const inVessel = unit.name === 'cup' && (size || packing)
  const vessel = inVessel ? best(portions.filter(isVesselCup), said) : null
  if (vessel) return { grams: value * vessel.each, basis: 'measure', fit: 1 }
  const one = unitGrams(portions, said, unit, rest)
  return one && { grams: value * one.grams, basis: one.basis, fit: one.fit }
}

/** True for a cup that is a vessel and not a volume: "1 small ice cream cup". */
const isVesselCup = ({ measure }: ReadPortion) =>
  measure.unitMl === null && measure.units.includes('cup')

/** Grams of one unit of weight or volume, by the row's own volumes where it has some. */
function unitGrams(
  portions: readonly ReadPortion[],
  said: SaidAmount,
  unit: Unit,
  { group, density }: SaidPortion,
): Found | null {
  if (unit.kind === 'measure') return null
  const volumes = portions.filter(({ measure }) => measure.unitMl)
  if (unit.kind === 'weight') {
    const yielding = portions.filter(
      ({ measure }) =>
        measure.unitGrams === unit.grams && measure.yields && saysYield(measure, said),
    )
    const listed = best(yielding, said)
    if (listed) return { grams: listed.each, basis: 'weight', fit: 1 }
    const fluid = unit.grams === 28.35 && (group === 'drink' || pours(portions))
    if (!fluid) return { grams: unit.grams, basis: 'weight', fit: 1 }
  }
  const ml = unit.kind === 'weight' ? 29.57 : unit.ml
  const own = volumes.filter(({ measure }) => measure.unitMl === ml)
  const listed = best(own.length > 0 ? own : volumes, said)
  if (!listed?.measure.unitMl) return { grams: ml * density, basis: 'volume', fit: 0.6 }
  const grams = (listed.each * ml) / listed.measure.unitMl
  return { grams, basis: 'volume', fit: own.length > 0 ? 1 : 0.85 }
}

/** True for drinks: they have portions in fluid ounces and none in ounces. */
function pours(portions: readonly ReadPortion[]): boolean {
  return (
    portions.some(({ measure }) => measure.unitMl === 29.57) &&
    !portions.some(({ measure }) => measure.unitGrams === 28.35)
  )
}

function weighHousehold(
  portions: readonly ReadPortion[],
  said: SaidAmount,
  { plural }: SaidPortion,
): Found | null {
  const { amount, usual } = said
  const found = best(portions, said)
  if (!found || found.score < w.least) return null
  const { measure, each } = found
  const fits = !amount.size || measure.sizes.length > 0 || measure.wholeSizes.length > 0
  const grams = each * (fits ? 1 : sizeFactor[amount.size ?? 'medium'])
  // "small potatoes" gives the size of each, not their number
  const several = plural && amount.weak && !amount.unit && amount.value === 1 && grams < 120
  const count = several ? Math.max(2, Math.round(usual / grams)) : amount.value
  if (amount.value >= 20 && amount.value * grams > 1500 && !amount.unit && !amount.size) {
    return { grams: amount.value, basis: 'vague', fit: 0.5 }
  }
  return {
    grams: count * grams,
    basis: basisOf(measure.isDefault, amount),
    fit: fits ? found.score : Math.min(found.score, guessedSize),
  }
}

/** Fit of a size that no portion of the food has: our own measures are preferred to it. */
const guessedSize = 0.5

function basisOf(isDefault: boolean, { unit, size }: Amount): Basis {
  if (isDefault) return unit || size ? 'vague' : 'count'
  return unit ? 'measure' : 'count'
}

/** The portion that fits best; the first one of equals. */
function best(
  portions: readonly ReadPortion[],
  said: SaidAmount,
): (ReadPortion & { score: number }) | null {
  let found: (ReadPortion & { score: number }) | null = null
  for (const portion of portions) {
    const score = scorePortion(portion, said)
    if (!found || score > found.score) found = { ...portion, score }
  }
  return found
}
