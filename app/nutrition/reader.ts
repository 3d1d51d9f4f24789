import { type Amount, readAmount } from './amount-phrase.ts'
import { dishOfTrailing, readAside } from './asides.ts'
import { type Clause, type Link, readClauses } from './clauses.ts'
import { commonWords } from './common-words.ts'
import { readCut } from './cut-pieces.ts'
import { deny, settle, withoutDenied } from './denial.ts'
import { joinDishes } from './dish-clauses.ts'
import { spreadEach } from './each.ts'
import { foldPhrases } from './fold-phrases.ts'
import { isFoodWord } from './food-index.ts'
import { asWine, readFoodWords, type Word } from './food-words.ts'
import { markLeftOut } from './left-out.ts'
import { lightWords } from './lexicon.ts'
import type { Match } from './matcher.ts'
import { applyShares, takeShares } from './shares.ts'
import { findSpans, type Span } from './spans.ts'
import { joinAmounts } from './stated-weights.ts'
import { withoutSurroundings } from './surroundings.ts'
import { type Token, tokenise } from './words.ts'

/** One food of a text with what was said of its amount. */
export type Mention = {
  match: Match
  /** Lowered when words had to be corrected or were not understood. */
  certainty: number
  words: string[]
  /** Words that a later clause says of it. */
  added: string[]
  amount: Amount | null
  /** Parts of the dish that the text denies, with the word it has for them. */
  without: { id: string; word: string }[]
  /** True for a food that the text takes back later. */
  denied: boolean
  /** The part of it that was eaten: a half of what two share. */
  share: number
  /** Second statement of the amount: "1 breast (150 g)". */
  weight: Amount | null
  /** True behind "the": a food that was named or is part of one. */
  definite: boolean
  /** True for a last word in the plural: "boiled eggs". */
  plural: boolean
  link: Link
  /** True for what the dish before was made of or filled with. */
  inside: boolean
  /** True behind "and". */
  more: boolean
  /** True for a food behind a heading that names none: "Lunch break: soup, bread". */
  heading: boolean
  sentence: number
  /** The named plate that this is a part of, such as "fish and chips". */
  set: string | null
  start: number
  end: number
}

/** The foods that a text names, in order, and words that look like food but are not in the table. */
export function readMentions(text: string): { mentions: Mention[]; unmatched: string[] } {
  const mentions: Mention[] = []
  const unmatched = new Set<string>()
  let pending: Amount | null = null
  const { text: told, shares } = takeShares(text)
  for (const read of joinDishes(readClauses(tokensOf(told)))) {
    if (read.denied && mentions.length > 0) {
      deny(read, mentions)
      continue
    }
    if (read.alternative && mentions.at(-1)?.sentence === read.sentence) continue
    const clause = read.denied ? withoutDenied(read) : read
    for (const piece of splitAtAmounts(clause)) {
      pending = readPiece(piece, pending, mentions, unmatched)
    }
  }
  for (const mention of mentions) settle(mention)
  openHeadings(mentions)
  spreadEach(mentions)
  applyShares(shares, mentions, text)
  return { mentions: mentions.filter((mention) => !mention.denied), unmatched: [...unmatched] }
}

function tokensOf(text: string): Token[] {
  return markLeftOut(joinAmounts(foldPhrases(tokenise(withoutSurroundings(text)))))
}

/** "Date night: steak, cake": what follows a heading that names no food stands for itself. */
function openHeadings(mentions: Mention[]) {
  for (const [i, mention] of mentions.entries()) {
    const before = mentions[i - 1]
    const first = before?.sentence !== mention.sentence
    const follows = before?.link === 'list' && before.heading
    const opens = first && mention.link !== 'start'
    if (!opens && !(follows && mention.link === 'aside')) continue
    mention.link = 'list'
    mention.heading = true
  }
}

/** A stretch of a clause with one amount; `trailing` stands behind the food. */
export type Piece = {
  clause: Clause
  amount: Amount | null
  words: Word[]
  trailing: Amount | null
  /** Where the words stand that have "the" before them. */
  definite: ReadonlySet<number>
}

/** "2 eggs 1 toast" is two pieces, "chicken 200 g rice 150 g" too; the amount may stand last. */
function splitAtAmounts(clause: Clause): Piece[] {
  const { tokens } = clause
  const found: { amount: Amount | null; from: number; to: number }[] = []
  let i = 0
  let open = { amount: null as Amount | null, from: 0, to: tokens.length }
  while (i < tokens.length) {
    const amount = readAmount(tokens, i)
    const named = tokens[i - 1]?.norm === 'of' && isPartOfName(open, amount, i)
    if (!amount || named) {
      i = amount ? amount.next : i + 1
      continue
    }
    open.to = i
    found.push(open)
    open = { amount, from: amount.next, to: tokens.length }
    i = Math.max(amount.next, i + 1)
  }
  found.push(open)
  const definite = behindThe(tokens)
  const pieces = found.map(({ amount, from, to }) => ({
    clause,
    definite,
    ...readCut({
      amount: amount && saysEach(tokens, from, to) ? { ...amount, each: true } : amount,
      words: asWine(readFoodWords(tokens.slice(from, to)), amount),
    }),
    trailing: null as Amount | null,
  }))
  return attachTrailing(pieces)
}

function saysEach(tokens: Token[], from: number, to: number): boolean {
  return ['each', 'apiece'].includes(tokens[to - 1]?.norm ?? '') && to > from
}

/** "a piece of one crust pie": right behind an amount, a number without a unit belongs to the food. */
function isPartOfName(
  open: { amount: Amount | null; from: number },
  next: Amount | null,
  at: number,
) {
  return (
    next !== null && open.from === at && open.amount?.unit != null && next.unit?.kind !== 'weight'
  )
}

function attachTrailing(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces
  if (!first) return []
  const last = rest.at(-1)
  if (!last || last.words.length > 0 || !first.words.some(isOfFood)) {
    return pieces.filter((piece) => piece.words.length > 0 || piece.amount)
  }
  const trailing: Piece[] = []
  for (const [i, piece] of pieces.entries()) {
    if (piece.words.length > 0) {
      trailing.push({ ...piece, amount: null, trailing: pieces[i + 1]?.amount ?? null })
    }
  }
  return trailing
}

function isOfFood(word: Word): boolean {
  return isFoodWord(word.norm) && !lightWords.has(word.norm) && !commonWords.has(word.norm)
}

/** Turns one piece into mentions; returns an amount that still waits for its food. */
function readPiece(
  piece: Piece,
  pending: Amount | null,
  mentions: Mention[],
  unmatched: Set<string>,
): Amount | null {
  const spans = findSpans(piece.words, piece.amount)
  const talk = spans.found.length === 0 && !piece.amount && spans.unknown.length > 2
  for (const word of talk ? [] : spans.unknown) unmatched.add(word)
  if (spans.found.length === 0) return readAside(piece, mentions)
  const dish = dishOfTrailing(piece, mentions)
  if (dish) dish.amount = piece.trailing
  const trailing = dish ? null : piece.trailing
  spans.found.forEach((span, i) => {
    const lead = i === 0 ? (span.amount ?? pending) : null
    const last = i === spans.found.length - 1
    mentions.push(makeMention(piece, span, lead, last ? trailing : null))
  })
  return null
}

function makeMention(
  piece: Piece,
  span: Span,
  lead: Amount | null,
  trailing: Amount | null,
): Mention {
  const amount = lead ?? trailing
  if (lead && trailing?.size) lead.size ??= trailing.size
  return {
    match: span.match,
    certainty: amount ? span.certainty : unmeasuredCertainty(span),
    words: span.words,
    added: [],
    without: [],
    denied: false,
    share: 1,
    amount,
    weight: lead && trailing?.unit ? trailing : null,
    plural: span.plural,
    definite: piece.definite.has(span.start),
    link: piece.clause.link,
    inside: piece.clause.inside,
    more: piece.clause.more,
    heading: false,
    set: piece.clause.set ?? null,
    sentence: piece.clause.sentence,
    start: Math.min(span.start, amount?.start ?? span.start),
    end: Math.max(span.end, amount?.end ?? span.end),
  }
}

function behindThe(tokens: Token[]): Set<number> {
  return new Set(tokens.filter(({ norm }) => norm === 'the').map(({ end }) => end + 1))
}

/** Talk that only nearly names a food seldom has an amount: "a trip to the candy shop". */
function unmeasuredCertainty({ certainty, corrected, words }: Span): number {
  return corrected && words.length === 1 ? certainty * 0.5 : certainty ** 1.5
}
