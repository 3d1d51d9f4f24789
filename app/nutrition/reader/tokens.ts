import { foldPhrases } from '../fold-phrases.ts'
import { markLeftOut } from '../left-out.ts'
import { withoutSurroundings } from '../surroundings.ts'
import { type Token, tokenise } from '../words.ts'
import { joinNeighbours } from './describe.ts'
import { withoutTalk } from './talk.ts'

/** The tokens of a text that may tell of food. `known` says whether descriptions have a word. */
export function readTokens(text: string, known: (norm: string) => boolean): Token[] {
  const tokens = foldPhrases(tokenise(withoutSurroundings(text)))
  return joinNeighbours(foldDenied(markLeftOut(withoutTalk(tokens)), known))
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
