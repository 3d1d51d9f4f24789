import { readAmount } from './amount-phrase.ts'
import type { Clause } from './clauses.ts'
import { readFoodWords, type Word } from './food-words.ts'
import { matchFood } from './matcher.ts'
import type { FoodGroup } from './nutrition.ts'
import { shareHead } from './shared-heads.ts'
import { readingGain } from './spans.ts'
import type { Token } from './words.ts'

/** How many clauses one dish may take: "chicken, rice, and vegetables in gravy". */
const mostParts = 5
/** More words than any dish's name has. */
const mostWords = 16

/**
 * Joins clauses that the table knows as one dish: after an amount, "200 g of beef and noodles with
 * gravy" weighs the dish, not the beef. Without an amount people mean foods side by side.
 */
export function joinDishes(clauses: Clause[]): Clause[] {
  const joined: Clause[] = []
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]
    if (!clause) continue
    const parts = partsBefore(clauses, i) ?? partsOf(clauses, i)
    const count = parts.length > 0 ? bestJoin(clause, parts) || sharing(clause, parts) : 0
    joined.push(count > 0 ? merge(clause, parts.slice(0, count)) : clause)
    i += count
  }
  return joined
}

/** One part where the first clause lacks the last word of the next: "a glass of apple and carrot juice". */
function sharing(first: Clause, parts: Clause[]): number {
  return parts[0] && shareHead(first, parts[0]) ? 1 : 0
}

/** The clauses behind one with an amount that name no amount of their own. */
function partsOf(clauses: Clause[], at: number): Clause[] {
  const first = clauses[at]
  if (!first || isClosed(first) || lastAmount(first.tokens) < 0) return []
  const parts: Clause[] = []
  for (const part of clauses.slice(at + 1, at + mostParts)) {
    const follows =
      part.sentence === first.sentence && (part.link === 'with' || part.link === 'list')
    if (!follows || isClosed(part) || lastAmount(part.tokens) >= 0) break
    parts.push(part)
  }
  return parts
}

/** "beef stew with potatoes, 76 g": the clauses up to an amount that stands behind the food. */
function partsBefore(clauses: Clause[], at: number): Clause[] | null {
  const first = clauses[at]
  if (!first || isClosed(first) || lastAmount(first.tokens) >= 0) return null
  for (let count = 1; count < mostParts; count++) {
    const part = clauses[at + count]
    if (!part || !follows(first, part) || isClosed(part)) return null
    const end = lastAmount(part.tokens)
    if (end < 0) continue
    if (end < part.tokens.length) return null
    const bare = readFoodWords(withoutAmount(part.tokens)).length === 0
    const parts = clauses.slice(at + 1, at + count + (bare ? 0 : 1))
    return parts.some(({ link }) => link === 'with' || link === 'list') ? parts : null
  }
  return null
}

/** The tokens before their first amount. */
function withoutAmount(tokens: Token[]): Token[] {
  const at = tokens.findIndex((_, i) => readAmount(tokens, i) !== null)
  return at < 0 ? tokens : tokens.slice(0, at)
}

/** In the same sentence, and not in a bracket that the first clause stands before. */
function follows(first: Clause, part: Clause): boolean {
  if (part.sentence !== first.sentence || part.link === 'start') return false
  return part.link !== 'aside' || first.link === 'aside'
}

function isClosed(clause: Clause): boolean {
  return clause.denied || clause.alternative || clause.set !== undefined
}

/** Index behind the last amount of the tokens, or -1. */
function lastAmount(tokens: Token[]): number {
  let found = -1
  for (let i = 0; i < tokens.length; i++) {
    const amount = readAmount(tokens, i)
    if (!amount) continue
    found = amount.next
    i = Math.max(i, amount.next - 1)
  }
  return found
}

/** How many parts make a better dish with the first clause than they are foods by themselves. */
function bestJoin(first: Clause, parts: Clause[]): number {
  const own = readFoodWords(first.tokens.slice(Math.max(0, lastAmount(first.tokens))))
  if (own.length === 0 || own.length >= mostWords || isPlainCup(first, own, parts)) return 0
  const pieces = parts.map((part) => readFoodWords(withoutAmount(part.tokens)))
  const counted = isCounted(first, own)
  let apart = readingGain(own).gain
  let best = 0
  let bestGain = 0
  let words: Word[] = own
  for (const [i, piece] of pieces.entries()) {
    if (piece.length === 0 || words.length + piece.length > mostWords) return best
    apart += readingGain(piece).gain
    words = [...words, joiner(piece), ...piece]
    // "4 meatballs with pasta" counts meatballs: a number counts no dish that nobody has one of.
    if (counted && !foodOf(words)?.each) continue
    const gain = dishGain(words, [own, ...pieces.slice(0, i + 1)]) - apart
    if (gain > bestGain) {
      best = i + 1
      bestGain = gain
    }
  }
  return best
}

/** True for several of a food that is counted, by a number alone. */
function isCounted(first: Clause, own: Word[]): boolean {
  const at = first.tokens.findIndex((_, i) => readAmount(first.tokens, i) !== null)
  const amount = readAmount(first.tokens, at)
  if (!amount || amount.weak || amount.unit || amount.pack || amount.value < 2) return false
  return Boolean(own.at(-1)?.plural && foodOf(own)?.each)
}

function foodOf(words: Word[]) {
  return matchFood(words.map((word) => word.norm))?.food
}

const besides = new Set<FoodGroup>(['meat', 'poultry', 'fish', 'shellfish', 'legume', 'egg'])

/** "1 cup of rice with chicken" is a cup of rice: the grain is measured alone. */
function isPlainCup(first: Clause, own: Word[], parts: Clause[]): boolean {
  const at = first.tokens.findIndex((_, i) => readAmount(first.tokens, i)?.unit?.kind === 'volume')
  if (at < 0) return false
  const match = matchFood(own.map((word) => word.norm))
  if (!match || match.score < 0.9 || match.food.group !== 'grain') return false
  return parts.every((part) => {
    const beside = matchFood(readFoodWords(part.tokens).map((word) => word.norm))
    return beside !== null && besides.has(beside.food.group)
  })
}

function dishGain(words: Word[], pieces: Word[][]): number {
  const match = matchFood(words.map((word) => word.norm))
  if (!match || match.score < 0.72) return Number.NEGATIVE_INFINITY
  const everywhere = pieces.every((piece) => piece.some((word) => match.words.includes(word.norm)))
  return everywhere ? readingGain(words).gain : Number.NEGATIVE_INFINITY
}

function joiner(piece: Word[]): Word {
  const start = piece[0]?.start ?? 0
  return { norm: '&', start, end: start, corrected: false, plural: false }
}

function merge(first: Clause, parts: Clause[]): Clause {
  const tokens = [...first.tokens]
  for (const part of parts) {
    const start = part.tokens[0]?.start ?? 0
    tokens.push(
      { kind: 'word', norm: '&', value: 0, start, end: start, named: true },
      ...part.tokens,
    )
  }
  return { ...first, tokens }
}
