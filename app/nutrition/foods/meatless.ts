import type { Token } from '../text/words.ts'

const plants = new Set(['vegetable', 'vegetarian', 'vegan', 'plantbased'])
/** Meats of which the table has a meatless kind. */
const meats = new Set('sausage link hotdog frank bacon meatball salami'.split(' '))
/** Meats that "vegetable" in front makes meatless wherever they stand; in "vegetable bacon soup" both are parts. */
const made = new Set(['link', 'hotdog', 'frank'])

/** Meats of dishes that the table has only with meat: "vegan bacon sandwich". */
const inDishes = new Set(['bacon', 'salami'])

/** "veggie sausage" and "vegan breakfast links" as meatless ones, which are no vegetables. Linear. */
export function withoutMeat(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (!plants.has(token.norm)) return token
    const at = tokens[i + 1]?.norm === 'breakfast' ? i + 2 : i + 1
    const meat = tokens[at]?.norm ?? ''
    const alone = tokens[at + 1]?.kind !== 'word' || joins.has(tokens[at + 1]?.norm ?? '')
    const named = token.norm !== 'vegetable' && !inDishes.has(meat)
    const meatless = meats.has(meat) && (named || made.has(meat) || alone)
    return meatless ? { ...token, norm: 'meatless' } : token
  })
}

const joins = new Set('and with without on in for or plus'.split(' '))
