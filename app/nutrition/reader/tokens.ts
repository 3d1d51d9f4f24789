import { foldPhrases } from '../fold-phrases.ts'
import { markLeftOut } from '../left-out.ts'
import { correctWord } from '../spelling.ts'
import { withoutSurroundings } from '../surroundings.ts'
import { sizeOf, unitOf } from '../units.ts'
import { type Token, tokenise } from '../words.ts'
import { joinNeighbours } from './describe.ts'
import type { DocumentIndex } from './index.ts'
import { withoutTalk } from './talk.ts'

/** The tokens of a text that may tell of food, misspelt words corrected by what descriptions have. */
export function readTokens(text: string, indexes: readonly DocumentIndex[]): Token[] {
  const known = (norm: string) => indexes.some(({ ids }) => ids.has(norm))
  const tokens = foldPhrases(tokenise(withoutSurroundings(text)))
  return correct(joinNeighbours(foldDenied(markLeftOut(withoutTalk(tokens)), known)), indexes)
}

/** "no icing" as the one word that descriptions have for it. */
function foldDenied(tokens: Token[], known: (norm: string) => boolean): Token[] {
  const folded: Token[] = []
  for (const token of tokens) {
    const before = folded.at(-1)
    const denies = before?.norm === 'no' || before?.norm === 'without'
    if (before && denies && token.kind === 'word' && known(`no${token.norm}`)) {
      folded[folded.length - 1] = { ...token, norm: `no${token.norm}`, start: before.start }
    } else folded.push(token)
  }
  return folded
}

function correct(tokens: Token[], indexes: readonly DocumentIndex[]): Token[] {
  const [index] = indexes
  if (!index) return tokens
  return tokens.map((token) => {
    if (token.kind !== 'word' || indexes.some(({ ids }) => ids.has(token.norm))) return token
    if (unitOf(token.norm) || sizeOf(token.norm)) return token
    const fixed = correctWord(index, token.norm)
    return fixed ? { ...token, norm: fixed, corrected: true } : token
  })
}
