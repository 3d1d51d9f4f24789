import { withWords } from './contents-words.ts'
import { joiners } from './lexicon.ts'
import { type Phrase, phrasesFrom } from './phrases.ts'
import type { Token } from './words.ts'

type FoundName = { end: number; phrase: Phrase }

/**
 * Where names begin that no mark or joiner may cut. A soft name ("chicken and rice") counts only
 * after an amount: without one, people mean two foods.
 */
export function findNames(tokens: Token[]): Map<number, FoundName> {
  const names = new Map<number, FoundName>()
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind === 'mark') continue
    for (const phrase of phrasesFrom(token?.norm ?? '')) {
      const end = phraseEnd(tokens, i, phrase.parts)
      if (end === null || (phrase.soft && !isMixture(tokens, i, end))) continue
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

export function asName(token: Token): Token {
  return isJoiner(token)
    ? { ...token, kind: 'word', norm: '&', named: true }
    : { ...token, kind: 'word', named: true }
}

const mixing = new Set('bowl plate serving portion box container plateful'.split(' '))

/** "200 g of chicken and rice" weighs both, "1 cup of rice with chicken" only the rice. */
function isMixture(tokens: Token[], i: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, i - 4), i)
  const mark = before.findLastIndex((token) => token.kind === 'mark')
  const amount = before.slice(mark + 1)
  if (amount.some((token) => mixing.has(token.norm))) return true
  if (tokens.slice(i, end).some((token) => withWords.has(token.norm))) return false
  return amount.some((token) => token.kind === 'number' || token.norm === 'of')
}
