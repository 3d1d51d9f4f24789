import type { Token } from '../text/words.ts'

const plants = new Set(['vegetable', 'vegetarian', 'vegan', 'plantbased'])
const meats = new Set(
  'sausage link hotdog frank bacon nugget meatball mince pepperoni salami chorizo'.split(' '),
)

/** "veggie sausage" and "vegan breakfast links" as meatless ones, which are no vegetables. Linear. */
export function withoutMeat(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [next, second] = [tokens[i + 1], tokens[i + 2]]
    if (!plants.has(token.norm) || next?.kind !== 'word') return token
    const breakfast = next.norm === 'breakfast' && meats.has(second?.norm ?? '')
    return meats.has(next.norm) || breakfast ? { ...token, norm: 'meatless' } : token
  })
}
