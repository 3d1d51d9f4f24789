import { type Amount, readAmount } from '../amounts/amount-phrase.ts'
import { timeUnits } from '../amounts/amount-words.ts'
import { sizeOf, unitOf } from '../amounts/units.ts'
import { stopWords } from '../text/lexicon.ts'
import type { Token } from '../text/words.ts'
import { weights } from './weights.ts'

/** What stands between two words of a text that may name a food. */
export type Gap = {
  /**
   * Cost of a reading across the gap. `soft` is the part that costs less in a name with a joiner of its own.
   */
  hard: number
  soft: number
  amounts: Amount[]
  /** Amounts and marks in their order, with words that part two foods. */
  order: (Amount | Parting)[]
  /** True where a sentence or a line ends. */
  ends: boolean
  comma: boolean
  and: boolean
  /** True for "with", "on", "topped", "filled". */
  into: boolean
  /** True for "made with", "filled with", "containing": what follows is inside. */
  inside: boolean
  open: boolean
  close: boolean
  article: boolean
  definite: boolean
  strong: boolean
  /** Negations: "no", "without". */
  denies: boolean
  restates: boolean
}

/** A separator between two foods; the higher `parts`, the stronger. */
export type Parting = { parts: number; opens?: boolean; closes?: boolean; into?: boolean }

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
const ending = new Set(['.', ';', '!', '?'])
const into = new Set('with w in on onto into over containing including'.split(' '))
const inside = new Set(
  'filled stuffed containing loaded made featuring consisting comprising prepared'.split(' '),
)
const strong = new Set(
  'then followed later after afterwards beside alongside besides side served ate had have drank drink finished finish eaten next finally also came before while but grabbed meanwhile evening morning'.split(
    ' ',
  ),
)
const restating = new Set(
  'specifically namely ie precisely exactly exact called meaning'.split(' '),
)
const articles = new Set('a an some my another one'.split(' '))
const denying = new Set(
  'no not without minus except leftout skip skipped hold excluding sans never'.split(' '),
)

function emptyGap(): Gap {
  return {
    hard: 0,
    soft: 0,
    amounts: [],
    order: [],
    ends: false,
    comma: false,
    and: false,
    into: false,
    inside: false,
    open: false,
    close: false,
    article: false,
    definite: false,
    strong: false,
    denies: false,
    restates: false,
  }
}

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
    if (token.kind === 'word' && !crisp && isWord(token)) {
      gaps.push(gap)
      gap = emptyGap()
      if (fillingWords.has(token.norm)) gap.inside = true
      words.push({
        norm: token.norm,
        start: token.start,
        end: token.end,
        plural: token.plural ?? false,
        corrected: token.corrected ?? false,
        set: token.set ?? false,
        ...(token.denies ? { denies: token.denies } : {}),
      })
    } else noteGap(gap, token, all, i)
    i++
  }
  gaps.push(gap)
  for (const each of gaps) priceGap(each)
  return { words, gaps }
}

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

/** The amount that begins here; a unit that is itself the food ("a sandwich") stays a word. */
function amountAt(tokens: Token[], at: number, isFood: (norm: string) => boolean): Amount | null {
  const token = tokens[at]
  if (!token || token.norm === 'of' || (token.kind === 'mark' && token.norm !== '~')) return null
  if (tokens[at - 1]?.norm === '(' && tokens[at + 1]?.norm === ')' && sizeOf(token.norm)) {
    const size = readAmount([token], 0)
    return size && { ...size, next: at + 1 }
  }
  const amount = readAmount(tokens, at)
  if (!amount) return null
  const unit = amount.unit
  // "Honey Bunches of Oats": after a word, a unit without a number is part of a name
  const bare = amount.weak && unit && unitOf(token.norm) !== undefined && token.kind === 'word'
  if (bare && tokens[at - 1]?.kind === 'word' && isWord(tokens[at - 1] ?? token)) return null
  if (unit?.kind === 'measure') {
    const before = tokens[amount.next - 1]
    const of = before?.norm === 'of'
    if (!of && before && before.kind === 'word' && nouns.has(unit.name) && isFood(before.norm)) {
      if (amount.next - 1 <= at && !amount.size) return null
      return {
        ...amount,
        unit: null,
        next: amount.next - 1,
        end: tokens[amount.next - 2]?.end ?? amount.end,
      }
    }
  }
  return amount
}

/** Units that are foods as well. */
const nouns = new Set(
  `sandwich egg pie pizza cake cookie chip nut cracker nugget ravioli berry kebab submarine drink roll
  bun loaf bar steak chop patty breast thigh drumstick wing leg link fillet cone skewer round square
  strip ring ball pod cob head leaf stalk clove stick wedge cube sheet half whole layer`.split(
    /\s+/,
  ),
)

function addAmount(gap: Gap, amount: Amount) {
  if (amount.weak && !amount.unit && !amount.size && !amount.pack && !amount.inches)
    gap.article = true
  gap.amounts.push(amount)
  gap.order.push(amount)
}

function noteGap(gap: Gap, token: Token, tokens: readonly Token[], at: number) {
  const { norm, kind } = token
  const { cross } = weights
  if (kind === 'mark') {
    gap.order.push({
      parts: partingOf(norm, tokens, at),
      opens: norm === '(',
      closes: norm === ')',
    })
    if (ending.has(norm)) gap.ends = true
    else if (norm === ',' || norm === '+') gap.comma = true
    else if (norm === '(' || norm === '[') gap.open = true
    else if (norm === ')' || norm === ']') gap.close = true
    else if (norm === '&') gap.and = true
    else if (norm === ':' || norm === '=') gap.comma = true
    else if (norm === '-' && isSpaced(tokens, at)) gap.comma = true
    else if (norm === '/') gap.soft += 0.2
    return
  }
  if (kind === 'number') {
    gap.hard += 0.5
    return
  }
  const parts =
    norm === 'and' || norm === 'plus' || norm === '&'
      ? 2
      : strong.has(norm)
        ? 2.5
        : into.has(norm) || inside.has(norm) || norm === 'from'
          ? 1.2
          : 0
  if (norm === 'of') gap.order.push({ parts: 1.5 })
  if (parts > 0) gap.order.push({ parts, into: into.has(norm) })
  if (norm === 'and' || norm === 'plus' || norm === 'n') gap.and = true
  else if (restating.has(norm)) gap.restates = true
  else if (denying.has(norm)) gap.denies = true
  else if (norm === 'the') gap.definite = true
  else if (articles.has(norm)) gap.article = true
  else if (norm === 'side' || strong.has(norm)) gap.strong = true
  else if (norm === 'or' || norm === 'of') gap.soft += 0.02
  else gap.soft += cross.talk
  if (into.has(norm)) gap.into = true
  if (inside.has(norm) || (norm === 'of' && tokens[at - 1]?.kind === 'word')) gap.inside = true
}

/** How strongly a mark separates the foods on its two sides. */
function partingOf(norm: string, tokens: readonly Token[], at: number): number {
  if (ending.has(norm)) return 4
  if (norm === ',' || norm === '+' || norm === '&') return 2
  if (norm === ':' || norm === '=') return 0.6
  if (norm === '(' || norm === '[') return 0.4
  if (norm === ')' || norm === ']') return 1.5
  return norm === '-' && isSpaced(tokens, at) ? 1 : 0
}

function isSpaced(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at]
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  return !mark || !before || !after || before.end < mark.start || after.start > mark.end
}

/** Sets the cost of a reading across a gap. */
function priceGap(gap: Gap) {
  const { cross } = weights
  if (gap.restates) {
    gap.hard = cross.restate
    gap.soft = 0
    for (const amount of gap.amounts)
      gap.hard += amount.unit && amount.unit.kind !== 'measure' ? cross.weight : 0
    return
  }
  if (gap.ends) gap.hard += cross.sentence
  if (gap.comma) gap.hard += cross.comma
  if (gap.open || gap.close) gap.hard += cross.bracket
  if (gap.and) gap.soft += cross.and
  if (gap.into || gap.inside) gap.soft += cross.with
  if (gap.strong) gap.hard += cross.strong
  if (gap.denies) gap.hard += cross.denial
  for (const amount of gap.amounts) {
    if (amount.unit?.kind === 'weight' || amount.unit?.kind === 'volume' || amount.pack)
      gap.hard += cross.weight
    else if (amount.weak) gap.hard += cross.article
    else gap.hard += cross.number
  }
  if (gap.article && gap.amounts.length === 0) gap.hard += cross.article
}
