import {
  beginsContents,
  besideWords,
  endsInMaker,
  holdsAmount,
  withWords,
} from './contents-words.ts'
import { deniers, joiners, stopWords } from './lexicon.ts'
import { asName, findNames } from './names-in-text.ts'
import type { Phrase } from './phrases.ts'
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
  /** True behind "or": another word for the food before, not one more. */
  alternative: boolean
  /** True behind "made from" or "filled with": what the food before consists of. */
  inside: boolean
  /** True behind "and": one more food, never the one before told more exactly. */
  more: boolean
  /** The named plate ("fish and chips") that the clause is a part of. */
  set?: string
}

/** Behind a denied food, these begin one that was eaten: "skipped lunch and had toast". */
const resuming = new Set('had ate took got chose ordered drank just only went'.split(' '))
const sentenceMarks = new Set(['.', ';', '!', '?'])
const listMarks = new Set([',', '+', '&', '|', '/', '*', '·', '=', '>', '→', '~'])

/** Cuts a text at its marks and joiners, but not inside a food's name such as "mac and cheese". */
export function readClauses(tokens: Token[]): Clause[] {
  const cutter: Cutter = {
    clauses: [],
    current: clauseAfter('start', 0),
    depth: 0,
    listing: false,
    contents: 'none',
  }
  const names = findNames(tokens)
  for (let i = 0; i < tokens.length; i++) {
    const name = names.get(i)
    const end = name?.end ?? amountEnd(tokens, i)
    if (name?.phrase.set) addSet(cutter, name.phrase, tokens.slice(i, end))
    else if (name) cutter.current.tokens.push(...tokens.slice(i, end).map(asName))
    else if (end > i) addAmount(cutter, tokens.slice(i, end))
    else addToken(cutter, tokens, i)
    i = Math.max(i, end - 1)
  }
  cut(cutter, 'list')
  return cutter.clauses
}

/** What is cut so far; `listing` behind a colon, `contents` while those of a dish are listed, to the last. */
type Cutter = {
  clauses: Clause[]
  current: Clause
  depth: number
  listing: boolean
  contents: 'none' | 'open' | 'last'
}

function clauseAfter(link: Link, sentence: number): Clause {
  return {
    tokens: [],
    link,
    sentence,
    denied: false,
    alternative: false,
    inside: false,
    more: false,
  }
}

/** "fish and chips" becomes one clause for each food, all standing for the same words. */
function addSet(cutter: Cutter, { set, parts }: Phrase, tokens: Token[]) {
  const start = tokens[0]?.start ?? 0
  const end = tokens.at(-1)?.end ?? start
  cut(cutter, 'list')
  for (const part of set?.split(',') ?? []) {
    cutter.current.set = parts.join(' ')
    cutter.current.tokens.push(...tokenise(part).map((token) => ({ ...token, start, end })))
    cut(cutter, 'list')
  }
}

/** An amount ends a denial: "no sugar and 2 eggs". */
function addAmount(cutter: Cutter, tokens: Token[]) {
  if (cutter.current.tokens.length === 0) cutter.current.denied = false
  cutter.current.tokens.push(...tokens)
}

function addToken(cutter: Cutter, tokens: Token[], i: number) {
  const token = tokens[i]
  if (!token) return
  if (cutter.current.denied && resuming.has(token.norm)) cut(cutter, 'list')
  if (readQuantity(tokens, i)?.weak === false) addAmount(cutter, [token])
  else if (token.kind !== 'word') addMark(cutter, tokens, i, token)
  else if (deniers.has(token.norm)) deny(cutter, token)
  else if (joiners.has(token.norm)) join(cutter, token.norm)
  else if (token.norm === 'of' && holdsAmount(tokens, i)) addOf(cutter, tokens, i)
  else cutter.current.tokens.push(token)
}

function addMark(cutter: Cutter, tokens: Token[], i: number, token: Token) {
  if (isPack(tokens, i)) cutter.current.tokens.push(token)
  else if (token.norm === '(') {
    cutter.depth++
    cut(cutter, 'aside')
  } else if (token.norm === ')' && cutter.depth > 0) {
    cutter.depth--
    cut(cutter, 'list')
  } else if (isSentenceEnd(tokens, i, token)) cut(cutter, 'start')
  else if (token.norm === ':') {
    // what follows a colon belongs to what stands before it, to the end of the sentence
    cutter.listing = true
    cut(cutter, 'list')
  } else if (isListMark(tokens, i)) {
    if (cutter.contents === 'last') cutter.contents = 'none'
    cut(cutter, 'list')
  } else cutter.current.tokens.push(token)
}

/** The brackets of "1 (15 oz) can" belong to the amount. */
function isPack(tokens: Token[], i: number): boolean {
  const open = tokens[i]?.norm === ')' ? openBefore(tokens, i) : i
  if (tokens[open]?.norm !== '(') return false
  return tokens[open - 1]?.kind === 'number' && tokens[open + 1]?.kind === 'number'
}

/** Index of the bracket that opens before a closing one; -1 where it is further than any pack is long. */
function openBefore(tokens: Token[], close: number): number {
  for (let i = close - 1; i >= close - longestPack; i--) if (tokens[i]?.norm === '(') return i
  return -1
}

/** Tokens from the opening bracket of "(14.5 fl oz)" to the closing one. */
const longestPack = 4

function deny(cutter: Cutter, token: Token) {
  if (cutter.current.tokens.length > 0) cut(cutter, 'with')
  cutter.current.denied = true
  cutter.current.tokens.push(token)
}

function join(cutter: Cutter, word: string) {
  const denied = cutter.current.denied && (word === 'and' || word === 'or')
  const { tokens } = cutter.current
  const opens = word === 'containing' || endsInMaker(tokens)
  if (tokens.at(-1)?.norm === 'filled' && tokens.at(-2)?.norm === 'sandwich') tokens.pop()
  if (opens) cutter.contents = 'open'
  else if (besideWords.has(word)) cutter.contents = 'none'
  else if (cutter.contents === 'open' && word === 'and') cutter.contents = 'last'
  cut(cutter, withWords.has(word) || opens ? 'with' : 'list')
  cutter.current.denied = denied
  cutter.current.alternative = word === 'or'
  cutter.current.more = word === 'and' || word === 'plus'
}

/** Opens the contents of a dish; the "of" of "a wrap of 200 g" only stands before its weight. */
function addOf(cutter: Cutter, tokens: Token[], i: number) {
  if (!beginsContents(tokens, i)) return
  cutter.contents = 'open'
  cut(cutter, 'with')
}

/** Ends the clause; of two cuts in a row the one that says more counts (", topped with"). */
function cut(cutter: Cutter, link: Link) {
  const { tokens, sentence, link: before } = cutter.current
  const isStart = link === 'start'
  if (isStart) {
    cutter.listing = false
    cutter.contents = 'none'
  }
  const inside = (cutter.depth > 0 || cutter.listing) && !isStart ? 'aside' : link
  const says = tokens.some((token) => token.kind !== 'word' || !stopWords.has(token.norm))
  if (says) cutter.clauses.push(cutter.current)
  if (!says && before !== 'list' && !isStart) {
    const follows = cutter.clauses.at(-1)?.sentence === sentence
    cutter.current = clauseAfter(before === 'start' && follows ? inside : before, sentence)
  } else cutter.current = clauseAfter(inside, isStart ? sentence + 1 : sentence)
  cutter.current.inside = cutter.contents !== 'none'
}

/** Tokens from `i` that form one amount ("2 and a half", "1/2", "2-3"), so that they are not cut. */
function amountEnd(tokens: Token[], i: number): number {
  const token = tokens[i]
  if (!token || token.kind === 'mark') return i
  const quantity = readQuantity(tokens, i)
  return quantity && quantity.next > i + 1 ? quantity.next : i
}

const abbreviations = new Set('oz lb tbsp tsp tbs c pkg pt qt approx'.split(' '))

/** The dot of "3 oz. shrimp" ends no sentence. */
function isSentenceEnd(tokens: Token[], i: number, token: Token): boolean {
  if (!sentenceMarks.has(token.norm)) return false
  const before = tokens[i - 1]
  const short = before !== undefined && before.end === token.start && abbreviations.has(before.norm)
  return !(token.norm === '.' && short && i < tokens.length - 1)
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
