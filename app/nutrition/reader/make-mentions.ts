import { type Amount, saysHowMuch } from '../amounts/amount-phrase.ts'
import type { Food } from '../foods/food.ts'
import type { Foods } from '../foods/foods.ts'
import { readMeasure } from '../usda/measure-text.ts'
import { assignAmounts, type FoodsRead, type Stated } from './assign-amounts.ts'
import type { Gap } from './gaps.ts'
import type { Link, Mention } from './mention.ts'
import type { Pieces } from './pieces.ts'
import type { Named } from './repeats.ts'
import type { SaidWord } from './said-words.ts'
import { weights } from './weights.ts'

/** Makes mentions from the words of a text and their readings. */
export function makeMentions(
  foods: Foods,
  pieces: Pieces,
  said: readonly SaidWord[],
  readings: readonly Named[],
): Mention[] {
  const found = readings.map((reading) => ({ reading, ...foodsOf(foods, reading) }))
  const stated = assignAmounts(
    pieces,
    said,
    readings.map(({ amountsAt }) => amountsAt),
    amountsFitting(found.map(({ food }) => food)),
  )
  const sentences = sentencesOf(pieces)
  const brackets = bracketsOf(pieces)
  return found.map(({ reading, food, others }, i) => {
    const { from, to } = reading
    const words = pieces.words.slice(from, to + 1)
    const { amount, weight, behind } = withEach(stated[i] ?? nothing, pieces.gaps[to + 1])
    const previous = readings[i - 1]
    const gaps = pieces.gaps.slice((previous?.to ?? -1) + 1, from + 1)
    return {
      food,
      others,
      certainty: certaintyOf(foods, reading, said) * certaintyFactor(pieces, said, reading, amount),
      words: words.map(({ norm }) => norm),
      before: describing(said, from),
      amount,
      weight,
      behind,
      more: pieces.gaps[from]?.and ?? false,
      plural: words.at(-1)?.plural ?? false,
      definite: pieces.gaps[from]?.definite ?? false,
      link: linkOf(gaps, previous === undefined || sentences[from] !== sentences[previous.to]),
      joins: joinsParts(pieces, reading),
      bracket: brackets[from] ?? 0,
      inside: gaps.some(({ inside }) => inside),
      sentence: sentences[from] ?? 0,
      share: 1,
      without: [],
      set: null,
      ...extentOf(words, amount, weight),
    }
  })
}

/** The amounts of a food, for each of them where "each" follows it: "2 teas with 1 sugar each". */
function withEach(stated: Stated, gapAfter: Gap | undefined): Stated {
  const each = !stated.behind && gapAfter?.each
  return stated.amount && each ? { ...stated, amount: { ...stated.amount, each } } : stated
}

/** Where the words of a food begin, and where they begin and end with the amounts. */
function extentOf(words: Pieces['words'], ...stated: (Amount | null)[]) {
  const wordStart = words[0]?.start ?? 0
  const amounts = stated.filter((amount) => amount !== null)
  return {
    wordStart,
    start: Math.min(wordStart, ...amounts.map(({ start }) => start)),
    end: Math.max(words.at(-1)?.end ?? 0, ...amounts.map(({ end }) => end)),
  }
}

/** The food of a reading, preferring a listed food with the same figures, and the other foods that fit. */
function foodsOf(foods: Foods, { place, score, others }: Named): { food: Food; others: Food[] } {
  const best = foods.at(place)
  const near = others.map((other) => ({ food: foods.at(other.place), score: other.score }))
  const listed = best.listed
    ? undefined
    : near.find(
        (other) =>
          other.food.listed &&
          score - other.score < weights.listed &&
          !isOther(other.food.per100, best.per100),
      )
  const food = listed?.food ?? best
  return {
    food,
    others: [best, ...near.map((other) => other.food)].filter((other) => other !== food),
  }
}

/** What the foods of the readings say of the amounts that may be theirs. */
const amountsFitting = (foods: readonly Food[]): FoodsRead => ({
  comesIn: (reading, amount) => comesIn(foods[reading], amount),
  isCounted: (reading) => (foods[reading]?.each ?? null) !== null,
})

/** False for a unit that is seldom one of food where the food has no such portion: "2 tablets of iron, a banana". */
function comesIn(food: Food | undefined, { unit }: Amount): boolean {
  if (unit?.kind !== 'measure' || !unit.seldom || !food) return true
  const has = food.portions.some(({ measure }) => readMeasure(measure).units.includes(unit.name))
  return has || food.measures[unit.name] !== undefined
}

const nothing: Stated = { amount: null, weight: null, behind: false }

/** Words that describe the food after them where they stand first: "fried eggs". */
const leading = new Set(['fried', 'cooked', 'prepared', 'restaurant'])

/** True when more parts may follow the words of a food: "wrap stuffed with turkey". */
function joinsParts({ words, gaps }: Pieces, { from, to }: Named): boolean {
  return gaps.slice(from + 1, to + 1).some(({ into, inside }, k) => {
    const describes = k === 0 && leading.has(words[from]?.norm ?? '')
    return into || (inside && !describes)
  })
}

/** By word the number of its sentence. */
function sentencesOf({ words, gaps }: Pieces): number[] {
  let sentence = 0
  return words.map((_, k) => {
    if (k > 0 && gaps[k]?.ends) sentence++
    return sentence
  })
}

/** By word the number of the bracket that it stands in. */
function bracketsOf({ words, gaps }: Pieces): number[] {
  let bracket = 0
  let count = 0
  return words.map((_, k) => {
    for (const part of gaps[k]?.order ?? []) {
      if ('value' in part) continue
      if (part.opens) bracket = ++count
      else if (part.closes || part.parts >= 4) bracket = 0
    }
    return bracket
  })
}

function linkOf(gaps: readonly Gap[], starts: boolean): Link {
  if (starts) return 'start'
  if (gaps.some(({ into, inside }) => into || inside)) return 'with'
  return gaps.some(({ open }) => open) ? 'aside' : 'list'
}

/** The describing words right before a food: "thick" of "two thick slices". */
function describing(said: readonly SaidWord[], from: number): string[] {
  const words: string[] = []
  for (let k = from - 1; k >= 0 && k >= from - 2 && said[k]?.light; k--) {
    words.unshift(said[k]?.norm ?? '')
  }
  return words
}

/** Factors on the certainty of a food with a misspelt word, or next to an unknown word. */
const certaintyFactors = { strange: 0.85, misspelt: 0.85, loneMisspelt: 0.6 }

/** Factor on the certainty, lowest for a lone misspelt word without an amount: that is often ordinary talk. */
function certaintyFactor(
  { words, gaps }: Pieces,
  said: readonly SaidWord[],
  { from, to }: Named,
  amount: Amount | null,
): number {
  const isBare = (gap: Gap | undefined) => gap?.hard === 0 && gap.soft === 0
  const strange =
    (said[from - 1]?.strange && isBare(gaps[from])) ||
    (said[to + 1]?.strange && isBare(gaps[to + 1]))
  const misspelt = words.slice(from, to + 1).some(({ corrected }) => corrected)
  if (!misspelt) return strange ? certaintyFactors.strange : 1
  return from === to && !isStated(amount)
    ? certaintyFactors.loneMisspelt
    : certaintyFactors.misspelt
}

/**
 * Certainty of a reading, 0 to 1: its score relative to the idf of its words, and its lead over the next food
 * with different figures.
 */
function certaintyOf(
  foods: Foods,
  { from, to, place, score, others }: Named,
  said: readonly SaidWord[],
): number {
  const information = said.slice(from, to + 1).reduce((sum, { idf }) => sum + idf, 0)
  const fit = information > 0 ? Math.min(1, Math.max(0, score / information)) : 0
  const food = foods.at(place)
  const rival = others.find((other) => isOther(foods.at(other.place).per100, food.per100))
  const lead = rival && score > 0 ? Math.min(1, ((score - rival.score) / score) * 4) : 1
  return 0.6 * fit + 0.4 * lead
}

type Figures = { calories: number | null; carbohydrates: number | null }

/** True when the figures of two foods differ noticeably. */
function isOther(a: Figures, b: Figures): boolean {
  const energy = Math.abs((a.calories ?? 0) - (b.calories ?? 0))
  const carbohydrates = Math.abs((a.carbohydrates ?? 0) - (b.carbohydrates ?? 0))
  return energy > 0.1 * (b.calories ?? 0) + 5 || carbohydrates > 0.15 * (b.carbohydrates ?? 0) + 1.5
}

/** True for an amount with a quantity or unit, not only "a" or "some". */
export function isStated(amount: Amount | null): boolean {
  return amount !== null && (saysHowMuch(amount) || amount.unit !== null || amount.size !== null)
}
