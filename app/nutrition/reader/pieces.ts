import { wordTable } from '#platform/text/word-table.ts'
import { type Amount, readAmount } from '../amounts/amount-phrase.ts'
import { timeUnits } from '../amounts/amount-words.ts'
import { isSliceOf } from '../amounts/bare-measures.ts'
import { saysNumber } from '../amounts/quantity.ts'
import { sizeOf, unitOf } from '../amounts/units.ts'
import { commonWords } from '../text/common-words.ts'
import { lightWords, stopWords } from '../text/lexicon.ts'
import type { Token } from '../text/words.ts'
import {
  addAmount,
  denying,
  emptyGap,
  ending,
  type Gap,
  into,
  noteGap,
  priceGap,
  restating,
  strong,
} from './gaps.ts'

/** A word that may name a food. */
export type Piece = {
  norm: string
  start: number
  end: number
  plural: boolean
  /** What a word such as "nobun" excludes. */
  denies?: string
  corrected: boolean
  /** True for a word that stands for a named plate. */
  set: boolean
}

/** A text as words and the gaps between them: gap i is before word i, the last after all words. */
export type Pieces = { words: Piece[]; gaps: Gap[] }

/** Pieces after which a part of the food before follows. */
export const fillingWords = new Set(
  'filled stuffed loaded topped covered coated dressed drizzled sprinkled garnished smothered prepared cooked fried restaurant'.split(
    ' ',
  ),
)
/** Cuts tokens into words that may name a food and the gaps between them. Linear. */
export function cutPieces(tokens: readonly Token[], isFood: (norm: string) => boolean): Pieces {
  const all = [...tokens]
  const words: Piece[] = []
  const gaps: Gap[] = []
  let gap = emptyGap()
  let i = 0
  while (i < all.length) {
    const token = all[i]
    if (!token) break
    if (isMealTime(all, i)) {
      gap.ends = true
      i++
      continue
    }
    const amount = amountAt(all, i, isFood)
    if (amount && amount.next > i) {
      addAmount(gap, amount)
      const last = all[amount.next - 1]
      if (last?.norm === '.' && amount.unit?.name === 'g') noteGap(gap, last, all, amount.next - 1)
      i = amount.next
      continue
    }
    // in "crisp salad" it is an adjective, not the dessert
    const crisp = token.norm === 'crisp' && !token.plural && all[i + 1]?.kind === 'word'
    const isName = isWord(token) || isDrink(all, i, isFood)
    if (token.kind === 'word' && !crisp && isName) {
      gaps.push(gap)
      gap = emptyGap()
      if (fillingWords.has(token.norm)) gap.inside = true
      words.push(pieceOf(token))
    } else noteGap(gap, token, all, i)
    i++
  }
  gaps.push(gap)
  for (const each of gaps) priceGap(each)
  return { words, gaps }
}

const pieceOf = ({ norm, start, end, plural, corrected, set, denies }: Token): Piece => ({
  ...{ norm, start, end },
  plural: plural ?? false,
  corrected: corrected ?? false,
  set: set ?? false,
  ...(denies ? { denies } : {}),
})

const meals = new Set('breakfast brunch lunch dinner supper snack dessert starter tea'.split(' '))
const telling = new Set('was is were : = - today had ate i at'.split(' '))

/** True for the name of a meal, not a food: "Dinner was ...", "Lunch: ...". */
function isMealTime(tokens: readonly Token[], at: number): boolean {
  if (!meals.has(tokens[at]?.norm ?? '')) return false
  const first = at === 0 || ending.has(tokens[at - 1]?.norm ?? '')
  return first && telling.has(tokens[at + 1]?.norm ?? '')
}

function isWord({ norm }: Token): boolean {
  if (timeUnits.has(norm)) return false
  return (
    (fillingWords.has(norm) || !stopWords.has(norm)) &&
    !into.has(norm) &&
    !strong.has(norm) &&
    !restating.has(norm) &&
    !denying.has(norm) &&
    norm !== 'or' &&
    norm !== 'and' &&
    norm !== 'plus' &&
    norm !== 'side'
  )
}

/** Drinks themselves, which a "drink" behind them makes no other: "water drink". */
const drinks = new Set('water coffee tea beer wine milk'.split(' '))

/** True for the noun "drink" behind the word that says which: "a sports drink", "fruit juice drink". */
function isDrink(tokens: readonly Token[], at: number, isFood: (norm: string) => boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.norm !== 'drink' || before?.kind !== 'word' || !isWord(before)) return false
  const kind = tokens[at - 2]?.norm
  // that of a can of coconut milk is no drink
  if (drinks.has(before.norm) && kind !== 'coconut') return false
  if (kind === 'powdered') return false
  return isFood(before.norm) && (next?.kind !== 'word' || stopWords.has(next.norm))
}

/** Names of a letter and a number, and what stands behind those that are names of nothing else. */
const namesOfLetter = wordTable<string>({
  v8: '',
  v60: '',
  g2: '',
  c4: '',
  a1: 'sauce steak',
  a2: 'milk',
})

/** True for the number of "Gatorade G2" and "V8", and not for that of "p200 chicken". */
function isOfName(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind !== 'number' || before?.kind !== 'word' || before.end !== token.start)
    return false
  const behind = namesOfLetter[`${before.norm}${token.value}`]
  return behind !== undefined && (!behind || behind.split(' ').includes(next?.norm ?? ''))
}

/** The amount that begins here; a unit that is itself the food ("a sandwich") stays a word. */
function amountAt(tokens: Token[], at: number, isFood: (norm: string) => boolean): Amount | null {
  const token = tokens[at]
  if (!token || token.norm === 'of' || (token.kind === 'mark' && token.norm !== '~')) return null
  if (isOfName(tokens, at)) return null
  if (tokens[at - 1]?.norm === '(' && tokens[at + 1]?.norm === ')' && sizeOf(token.norm)) {
    const size = readAmount([token], 0)
    return size && { ...size, next: at + 1 }
  }
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const unit = amount.unit
  // "Honey Bunches of Oats": after a word, a unit without a number is part of a name
  const bare = amount.weak && unit && unitOf(token.norm) !== undefined && token.kind === 'word'
  const isNamed = tokens[at - 1]?.kind === 'word' && isWord(tokens[at - 1] ?? token)
  if (bare && isNamed && !isSliceOf(tokens, at)) return null
  if (unit?.kind === 'measure') {
    const before = tokens[amount.next - 1]
    const of = before?.norm === 'of'
    const isPiece =
      isPieceOf(before?.norm ?? '', tokens[amount.next], isFood) || isEggOf(tokens, amount.next)
    const isNoun = nouns.has(unit.name) && !isPiece
    if (!of && before && before.kind === 'word' && isNoun && isFood(before.norm)) {
      if (amount.next - 1 <= at && !amount.size) return null
      return {
        ...amount,
        unit: null,
        next: amount.next - 1,
        end: tokens[amount.next - 2]?.end ?? amount.end,
      }
    }
  }
  if (!hasUnknownUnit(tokens, amount, isFood)) return amount
  // "1 pottle of blueberries" is not one berry; "3 tranches of ham" are three pieces rather than servings
  const unknown = { ...amount, unknownUnit: true }
  return amount.value > 1 ? unknown : { ...unknown, unit: unitOf('serving') ?? null }
}

/** True before an unknown word that "of" and a food follow: a vessel, or a piece. */
function hasUnknownUnit(
  tokens: Token[],
  { unit, size, pack, next }: Amount,
  isFood: (norm: string) => boolean,
): boolean {
  const [word, of, food] = tokens.slice(next, next + 3)
  if (unit || size || pack || word?.kind !== 'word' || of?.norm !== 'of') return false
  const known = isFood(word.norm) || lightWords.has(word.norm) || commonWords.has(word.norm)
  return food?.kind === 'word' && !known && isWord(word) && saysNumber(word.norm) === false
}

/** Words of units that are foods by themselves (ribs, seaweed, fish sticks), with the foods of which they are a piece. */
const piecesOf = wordTable<Set<string>>({
  rib: new Set(['celery', 'rhubarb', 'chard', 'fennel']),
  sheet: new Set(
    'puff shortcrust pastry phyllo filo nori seaweed gelatin gelatine matzo'.split(' '),
  ),
  stick: new Set('butter unsalted salted margarine celery cinnamon gum string'.split(' ')),
})

/** True for "1 head garlic" and "2 ribs celery", and false for head cheese and for ribs with fries. */
function isPieceOf(written: string, next: Token | undefined, isFood: (norm: string) => boolean) {
  if (next?.kind !== 'word') return false
  if (written === 'head') return isFood(next.norm) && next.norm !== 'cheese'
  return piecesOf[written]?.has(next.norm) ?? false
}

/** True behind the eggs of "3 egg omelette" and "3 egg cheese omelette", whose number counts its eggs. */
function isEggOf(tokens: readonly Token[], next: number): boolean {
  const [egg, word, last] = tokens.slice(next - 1, next + 2)
  if (egg?.norm !== 'egg' || word?.kind !== 'word') return false
  return omelets.has(word.norm) || (omeletKinds.has(word.norm) && last?.norm === 'omelet')
}

const omelets = new Set(['omelet', 'frittata', 'scramble'])

/** Words of omelets that the food table has. */
const omeletKinds = new Set(['cheese', 'vegetable', 'veggie', 'mushroom', 'spinach', 'ham'])

/** Units that are foods as well. */
const nouns = new Set(
  `sandwich egg pie pizza cake cookie chip nut cracker nugget ravioli berry kebab submarine drink roll
  bun loaf bar steak chop patty breast thigh drumstick wing leg link fillet cone skewer round square
  strip ring ball pod cob head leaf stalk clove stick wedge cube sheet half whole layer`.split(
    /\s+/,
  ),
)
