import { wordTable } from '#platform/text/word-table.ts'
import { normaliseWord } from '../normalise.ts'
import type { Token } from '../words.ts'

/** Foods whose names are everyday words, with the words that the food table has for them. */
const names = wordTable<readonly string[]>({
  double: ['trini', 'double'],
  festival: ['fried', 'festival'],
})

const spirits = new Set(
  'gin vodka whisky whiskey rum tequila brandy bourbon scotch cognac spirit tonic espresso'
    .split(' ')
    .map(normaliseWord),
)

/** Words behind which a new food begins. */
const joins = new Set(['and', 'with', 'plus', 'or', 'for', 'then'])

/**
 * "2 doubles" and "3 festival" are foods of the Caribbean where they are counted, or are all of a text; elsewhere they
 * are a measure of a drink and a feast. Doubles beside a spirit are its measure, too. Linear.
 */
export function withCountedNames(tokens: readonly Token[]): Token[] {
  const drinks = tokens.some(({ norm }) => spirits.has(norm))
  return tokens.flatMap((token, i) => {
    const name = drinks && token.norm === 'double' ? undefined : names[token.norm]
    if (!name || token.kind !== 'word') return [token]
    const next = tokens[i + 1]
    const ends = next === undefined || next.kind === 'mark' || joins.has(next.norm)
    const plural = token.norm !== 'double' || token.plural === true
    const counted = tokens[i - 1]?.kind === 'number' || (i === 0 && next === undefined)
    return ends && plural && counted ? name.map((norm) => ({ ...token, norm })) : [token]
  })
}
