import { phrasesFrom } from './food-index.ts'
import { deniers, joiners, stopWords } from './lexicon.ts'
import { readQuantity } from './quantity.ts'
import type { Token } from './words.ts'

/** How a clause hangs on the one before it. */
export type Link = 'start' | 'list' | 'with' | 'aside'

/** A stretch of a text that holds one amount and usually one food. */
export type Clause = { tokens: Token[]; link: Link; sentence: number; denied: boolean }

const withWords = new Set(
  'with on over in topped drizzled sprinkled garnished onto atop under w'.split(' '),
)
const sentenceMarks = new Set(['.', ';', '!', '?'])
const listMarks = new Set([',', '+', '&', '|', ':', '/', '*', '·'])

/** Cuts a text at its marks and joiners, but not inside a food's name such as "mac and cheese". */
export function readClauses(tokens: Token[]): Clause[] {
  const locked = lockPhrases(tokens)
  const clauses: Clause[] = []
  let current: Clause = { tokens: [], link: 'start', sentence: 0, denied: false }
  const cut = (link: Link, newSentence = false) => {
    if (current.tokens.length > 0) clauses.push(current)
    const carried = current.tokens.length === 0 && !newSentence && current.link !== 'start'
    const sentence = current.sentence + (newSentence ? 1 : 0)
    const strongest = carried && current.link !== 'list' ? current.link : link
    current = { tokens: [], link: newSentence ? 'start' : strongest, sentence, denied: false }
  }
  let depth = 0
  for (const [i, token] of tokens.entries()) {
    if (locked.has(i)) {
      current.tokens.push(isJoiner(token) ? { ...token, kind: 'word', norm: '&' } : token)
      continue
    }
    const end = quantityEnd(tokens, i, current)
    if (end > i) {
      for (let k = i; k < end; k++) locked.add(k)
      current.tokens.push(...tokens.slice(i, end))
    } else if (token.norm === '(') {
      depth++
      cut('aside')
    } else if (token.norm === ')' && depth > 0) {
      depth--
      cut('list')
    } else if (sentenceMarks.has(token.norm) && token.kind === 'mark') cut('start', true)
    else if (isListMark(tokens, i)) cut(depth > 0 ? 'aside' : 'list')
    else if (token.kind === 'word' && deniers.has(token.norm)) {
      const before = current.tokens.some((t) => t.kind === 'word' && !stopWords.has(t.norm))
      if (before || current.tokens.length > 0) cut('with')
      current.denied = true
      current.tokens.push(token)
    } else if (token.kind === 'word' && joiners.has(token.norm)) {
      const denied = current.denied && ['and', 'or'].includes(token.norm)
      cut(depth > 0 ? 'aside' : withWords.has(token.norm) ? 'with' : 'list')
      current.denied = denied
    } else current.tokens.push(token)
  }
  if (current.tokens.length > 0) clauses.push(current)
  return clauses.map(liftDenial)
}

/** Tokens from `i` that form one amount ("2 and a half", "1/2", "2-3"), so that they are not cut. */
function quantityEnd(tokens: Token[], i: number, current: Clause): number {
  const token = tokens[i]
  if (!token || token.kind === 'mark') return i
  const quantity = readQuantity(tokens, i)
  if (!quantity || quantity.next <= i + 1) return i
  if (current.denied) current.denied = false
  return quantity.next
}

function isListMark(tokens: Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind !== 'mark') return false
  if (listMarks.has(token.norm)) return true
  if (token.norm !== '-') return false
  const before = tokens[i - 1]
  const after = tokens[i + 1]
  return !before || !after || before.end < token.start || token.end < after.start
}

/** An amount inside a denied clause ends the denial: "no sugar and 2 eggs". */
function liftDenial(clause: Clause): Clause {
  const number = clause.tokens.findIndex((token) => token.kind === 'number')
  return clause.denied && number === 0 ? { ...clause, denied: false } : clause
}

/**
 * Indexes of the tokens that belong to a name with a joiner. A soft name ("chicken and rice") counts
 * only after an amount: without one, people mean two foods.
 */
function lockPhrases(tokens: Token[]): Set<number> {
  const locked = new Set<number>()
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind !== 'word') continue
    for (const phrase of phrasesFrom(token.norm)) {
      const end = phraseEnd(tokens, i, phrase.parts)
      if (end === null || (phrase.soft && !followsAmount(tokens, i))) continue
      for (let k = i; k < end; k++) locked.add(k)
      i = end - 1
      break
    }
  }
  return locked
}

function phraseEnd(tokens: Token[], at: number, parts: string[]): number | null {
  let i = at
  for (const part of parts) {
    let token = tokens[i]
    if (part !== '&' && token && ['a', 'the', 'some'].includes(token.norm)) token = tokens[++i]
    if (!token) return null
    const norm = isJoiner(token) ? '&' : token.norm
    if (norm !== part) return null
    i++
  }
  return i
}

function isJoiner(token: Token): boolean {
  return joiners.has(token.norm) || token.norm === '&'
}

function followsAmount(tokens: Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 4), i)
  const mark = before.findLastIndex((token) => token.kind === 'mark')
  return before.slice(mark + 1).some((token) => token.kind === 'number' || token.norm === 'of')
}
