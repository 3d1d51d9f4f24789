import { type Amount, isWeight } from '../amounts/amount-phrase.ts'
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
  /** True for "with": what follows is beside the food before. */
  beside: boolean
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
  /** True for "each" behind a food: "2 teas with 1 sugar each". */
  each: boolean
}

/** A separator between two foods; the higher `parts`, the stronger. */
export type Parting = { parts: number; opens?: boolean; closes?: boolean; into?: boolean }

/** Marks that end a sentence or line. */
export const ending = new Set(['.', ';', '!', '?'])
/** Words after which a part or side of the food before follows. */
export const into = new Set('with w in on onto into over containing including'.split(' '))
/** Words after which an ingredient or filling of the food before follows. */
const inside = new Set(
  'filled stuffed containing loaded made featuring consisting comprising prepared'.split(' '),
)
/** Words that clearly separate two foods. */
export const strong = new Set(
  'then followed later after afterwards beside alongside besides side served ate had have drank drink finished finish eaten next finally also came before while but grabbed meanwhile evening morning'.split(
    ' ',
  ),
)
/** Words after which the food before is specified. */
export const restating = new Set(
  'specifically namely ie precisely exactly exact called meaning'.split(' '),
)
const articles = new Set('a an some my another one'.split(' '))
/** Words that negate the food after them. */
export const denying = new Set(
  'no not without minus except leftout skip skipped hold excluding sans never'.split(' '),
)

/** A gap without anything in it. */
export function emptyGap(): Gap {
  return {
    hard: 0,
    soft: 0,
    amounts: [],
    order: [],
    ends: false,
    comma: false,
    and: false,
    into: false,
    beside: false,
    inside: false,
    open: false,
    close: false,
    article: false,
    definite: false,
    strong: false,
    denies: false,
    restates: false,
    each: false,
  }
}

/** Adds an amount to a gap. */
export function addAmount(gap: Gap, amount: Amount) {
  if (amount.weak && !amount.unit && !amount.size && !amount.pack && !amount.inches)
    gap.article = true
  if (amount.unit?.name === 'side') gap.strong = true
  gap.amounts.push(amount)
  gap.order.push(amount)
}

/** Adds any other token to a gap. */
export function noteGap(gap: Gap, token: Token, tokens: readonly Token[], at: number) {
  if (token.kind === 'mark') noteMark(gap, token.norm, tokens, at)
  else if (token.kind === 'number') gap.hard += 0.5
  else noteWord(gap, token.norm, tokens[at - 1])
}

function noteMark(gap: Gap, norm: string, tokens: readonly Token[], at: number) {
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
}

function noteWord(gap: Gap, norm: string, before: Token | undefined) {
  const parts = partingOfWord(norm)
  if (norm === 'of') gap.order.push({ parts: 1.5 })
  if (parts > 0) gap.order.push({ parts, into: into.has(norm) })
  if (norm === 'and' || norm === 'plus' || norm === 'n') gap.and = true
  else if (restating.has(norm)) gap.restates = true
  else if (denying.has(norm)) gap.denies = true
  else if (norm === 'the') gap.definite = true
  else if (articles.has(norm)) gap.article = true
  else if (norm === 'side' || strong.has(norm)) gap.strong = true
  else if (norm === 'or' || norm === 'of') gap.soft += 0.02
  else gap.soft += weights.cross.talk
  if (norm === 'each' || norm === 'apiece') gap.each = true
  if (into.has(norm)) gap.into = true
  if (norm === 'with' || norm === 'w') gap.beside = true
  if (inside.has(norm) || (norm === 'of' && before?.kind === 'word')) gap.inside = true
}

/** How strongly a word separates the foods on its two sides; 0 for most words. */
function partingOfWord(norm: string): number {
  if (norm === 'and' || norm === 'plus' || norm === '&') return 2
  if (strong.has(norm)) return 2.5
  return into.has(norm) || inside.has(norm) || norm === 'from' ? 1.2 : 0
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

/** True for a mark with a space before or behind it, or at an end of the text. */
export function isSpaced(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at]
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  return !mark || !before || !after || before.end < mark.start || after.start > mark.end
}

/** Sets the cost of a reading across a gap. */
export function priceGap(gap: Gap) {
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
    // the 2 of "coffee with 2 sugars and milk" are sugars
    const isOfNext = gap.into && !amount.weak
    if (isWeight(amount) || isOfNext) gap.hard += cross.weight
    else if (amount.weak) gap.hard += cross.article
    else gap.hard += cross.number
  }
  if (gap.article && gap.amounts.length === 0) gap.hard += cross.article
}

/** True behind a weight or volume, which is always of a food: "500 g chicken quarters". */
export function isWeighed(gap: Gap | undefined): boolean {
  const last = gap?.amounts.at(-1)
  return last !== undefined && isWeight(last)
}
