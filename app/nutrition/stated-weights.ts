import { readQuantity } from './quantity.ts'
import { sizeOf, unitOf } from './units.ts'
import type { Token } from './words.ts'

/**
 * Puts amounts that a text states in two pieces into one: "a glass (244 g) of milk" weighs 244 g, and
 * "a pint and a half of lager" is 1.5 pints.
 */
export function joinAmounts(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const weight = readBracketedWeight(tokens, i)
    const half = weight ? null : readUnitAndHalf(tokens, i)
    if (weight) putInPlace(joined, weight.tokens)
    else if (half) joined.push(...half.tokens)
    else if (tokens[i]) joined.push(...tokens.slice(i, i + 1))
    i = (weight ?? half)?.last ?? i
  }
  return joined
}

type Found = { tokens: Token[]; last: number }

/** "(244 g)" behind a unit and before "of". */
function readBracketedWeight(tokens: Token[], open: number): Found | null {
  if (tokens[open]?.norm !== '(' || !isUnit(tokens[open - 1])) return null
  const quantity = readQuantity(tokens, open + 1)
  if (!quantity || quantity.weak || quantity.next > open + 6) return null
  const unit = unitOf(tokens[quantity.next]?.norm ?? '')
  const close = quantity.next + 1
  if (!unit || unit.kind === 'measure') return null
  if (tokens[close]?.norm !== ')' || tokens[close + 1]?.norm !== 'of') return null
  return { tokens: tokens.slice(open + 1, close), last: close }
}

const half = ['and', 'a', 'half']

/** "a pint and a half": the unit behind its number. */
function readUnitAndHalf(tokens: Token[], at: number): Found | null {
  const article = tokens[at]
  const unit = tokens[at + 1]
  if (!article || !unit || !['a', 'an', 'one', '1'].includes(article.norm)) return null
  if (!isUnit(unit) || !half.every((word, i) => tokens[at + 2 + i]?.norm === word)) return null
  const number: Token = { ...article, kind: 'number', norm: '1.5', value: 1.5 }
  return { tokens: [number, { ...unit, end: tokens[at + 4]?.end ?? unit.end }], last: at + 4 }
}

/** Replaces the amount that the tokens end with; the weight stands for all of its words. */
function putInPlace(tokens: Token[], [first, ...rest]: Token[]) {
  if (!first) return
  const start = amountStart(tokens)
  const weight = [{ ...first, start: tokens[start]?.start ?? first.start }, ...rest]
  tokens.splice(start, tokens.length, ...weight)
}

/** Where the amount begins that the tokens end with: "2 large slices". */
function amountStart(tokens: Token[]): number {
  let start = tokens.length - 1
  while (start > 0 && sizeOf(tokens[start - 1]?.norm ?? '')) start--
  for (const from of [start - 4, start - 3, start - 2, start - 1]) {
    if (from >= 0 && readQuantity(tokens, from)?.next === start) return from
  }
  return start
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.named && unitOf(token.norm) !== undefined
}
