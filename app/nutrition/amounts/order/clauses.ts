import type { Token } from '../../text/words.ts'
import { unitOf } from '../units.ts'

/** Words that end a clause. */
export const ends = new Set('and with plus w on for then'.split(' '))

/** True where a clause ends: at a mark, a joiner or the end of the text. */
export const isEnd = (token: Token | undefined) =>
  token === undefined || token.kind === 'mark' || ends.has(token.norm)

/** Marks between a food and its number: "eggs: 3". */
export const counting = new Set([':', '-', '=', 'x', '×'])

/** Most words of a food's name before its slices or the vessel that it is drunk from. */
export const mostNameWords = 3

/** Where the name of the food at the end of some tokens begins. */
export function nameStart(tokens: readonly Token[]): number {
  let from = tokens.length - 1
  while (from > 0 && tokens.length - from < mostNameWords && isName(tokens[from - 1])) from--
  return from
}

/** True for a word that may be of a food's name. */
export const isName = (token: Token | undefined) =>
  token?.kind === 'word' && !ends.has(token.norm) && !unitOf(token.norm)
