import { type Phrase, phrasesFrom } from './food-index.ts'
import { deniers, joiners, stopWords } from './lexicon.ts'
import { readQuantity } from './quantity.ts'
import { type Token, tokenise } from './words.ts'

/** How a clause hangs on the one before it. */
export type Link = 'start' | 'list' | 'with' | 'aside'

/** A stretch of a text that holds one amount and usually one food. */
export type Clause = {
  tokens: Token[]
  link: Link
  sentence: number
  denied: boolean
  /** The named plate ("fish and chips") that the clause is a part of. */
  set?: string
}

const withWords = new Set(
  'with on over in topped drizzled sprinkled garnished onto atop under w'.split(' '),
)
const sentenceMarks = new Set(['.', ';', '!', '?'])
const listMarks = new Set([',', '+', '&', '|', '/', '*', '·'])

/** Cuts a text at its marks and joiners, but not inside a food's name such as "mac and cheese". */
export function readClauses(tokens: Token[]): Clause[] {
  const cutter = new Cutter()
  const names = findNames(tokens)
  for (let i = 0; i < tokens.length; i++) {
    const name = names.get(i)
    const end = name?.end ?? amountEnd(tokens, i)
    if (name?.phrase.set) cutter.addSet(name.phrase, tokens.slice(i, end))
    else if (name) cutter.add(...tokens.slice(i, end).map(asName))
    else if (end > i) cutter.addAmount(tokens.slice(i, end))
    else cutter.addToken(tokens, i)
    i = Math.max(i, end - 1)
  }
  return cutter.finish()
}

/** Gathers tokens into clauses; knows the sentence, the brackets and what hangs on what. */
class Cutter {
  private readonly clauses: Clause[] = []
  private current: Clause = { tokens: [], link: 'start', sentence: 0, denied: false }
  private depth = 0
  private listing = false

  add(...tokens: Token[]) {
    this.current.tokens.push(...tokens)
  }

  /** An amount ends a denial: "no sugar and 2 eggs". */
  addAmount(tokens: Token[]) {
    if (this.current.tokens.length === 0) this.current.denied = false
    this.add(...tokens)
  }

  addToken(tokens: Token[], i: number) {
    const token = tokens[i]
    if (!token) return
    if (readQuantity(tokens, i)?.weak === false) this.addAmount([token])
    else if (token.kind !== 'word') this.addMark(tokens, i, token)
    else if (deniers.has(token.norm)) this.deny(token)
    else if (joiners.has(token.norm)) this.join(token.norm)
    else this.add(token)
  }

  /** "fish and chips" becomes one clause for each food, all standing for the same words. */
  addSet({ set, parts }: Phrase, tokens: Token[]) {
    const start = tokens[0]?.start ?? 0
    const end = tokens.at(-1)?.end ?? start
    this.cut('list')
    for (const part of set?.split(',') ?? []) {
      this.current.set = parts.join(' ')
      this.add(...tokenise(part).map((token) => ({ ...token, start, end })))
      this.cut('list')
    }
  }

  finish(): Clause[] {
    this.cut('list')
    return this.clauses
  }

  private addMark(tokens: Token[], i: number, token: Token) {
    if (token.norm === '(') {
      this.depth++
      this.cut('aside')
    } else if (token.norm === ')' && this.depth > 0) {
      this.depth--
      this.cut('list')
    } else if (token.kind === 'mark' && sentenceMarks.has(token.norm)) this.cut('start')
    else if (token.norm === ':') this.list()
    else if (isListMark(tokens, i)) this.cut('list')
    else this.add(token)
  }

  /** What follows a colon belongs to what stands before it, to the end of the sentence. */
  private list() {
    this.listing = true
    this.cut('list')
  }

  private deny(token: Token) {
    if (this.current.tokens.length > 0) this.cut('with')
    this.current.denied = true
    this.add(token)
  }

  private join(word: string) {
    const denied = this.current.denied && (word === 'and' || word === 'or')
    this.cut(withWords.has(word) ? 'with' : 'list')
    this.current.denied = denied
  }

  /** Ends the clause; of two cuts in a row the one that says more counts (", topped with"). */
  private cut(link: Link) {
    const { tokens, sentence } = this.current
    if (link === 'start') this.listing = false
    const inside = (this.depth > 0 || this.listing) && link !== 'start' ? 'aside' : link
    if (tokens.some((token) => token.kind !== 'word' || !stopWords.has(token.norm))) {
      this.clauses.push(this.current)
    } else if (this.current.link !== 'list' && link !== 'start') {
      this.current = { ...this.current, tokens: [], denied: false }
      if (this.current.link === 'start' && this.clauses.at(-1)?.sentence === sentence) {
        this.current.link = inside
      }
      return
    }
    const next = link === 'start' ? sentence + 1 : sentence
    this.current = { tokens: [], link: inside, sentence: next, denied: false }
  }
}

/** Tokens from `i` that form one amount ("2 and a half", "1/2", "2-3"), so that they are not cut. */
function amountEnd(tokens: Token[], i: number): number {
  const token = tokens[i]
  if (!token || token.kind === 'mark') return i
  const quantity = readQuantity(tokens, i)
  return quantity && quantity.next > i + 1 ? quantity.next : i
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

type FoundName = { end: number; phrase: Phrase }

/**
 * Where names begin that no mark or joiner may cut. A soft name ("chicken and rice") counts only
 * after an amount: without one, people mean two foods.
 */
function findNames(tokens: Token[]): Map<number, FoundName> {
  const names = new Map<number, FoundName>()
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind === 'mark') continue
    for (const phrase of phrasesFrom(token?.norm ?? '')) {
      const end = phraseEnd(tokens, i, phrase.parts)
      if (end === null || (phrase.soft && !followsAmount(tokens, i))) continue
      names.set(i, { end, phrase })
      i = end - 1
      break
    }
  }
  return names
}

function phraseEnd(tokens: Token[], at: number, parts: string[]): number | null {
  let i = at
  for (const part of parts) {
    let token = tokens[i]
    if (part !== '&' && token && ['a', 'the', 'some', '-'].includes(token.norm)) token = tokens[++i]
    if (!token || (isJoiner(token) ? '&' : token.norm) !== part) return null
    i++
  }
  return i
}

function isJoiner(token: Token): boolean {
  return joiners.has(token.norm) || token.norm === '&'
}

function asName(token: Token): Token {
  return isJoiner(token)
    ? { ...token, kind: 'word', norm: '&', named: true }
    : { ...token, kind: 'word', named: true }
}

function followsAmount(tokens: Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 4), i)
  const mark = before.findLastIndex((token) => token.kind === 'mark')
  return before.slice(mark + 1).some((token) => token.kind === 'number' || token.norm === 'of')
}
