import { normaliseWord } from '../normalise.ts'
import type { Token } from '../words.ts'

/**
 * Restaurants and shops whose names hold a number or the name of a food, or are no word: "five guys", "jack in the
 * box". Those that USDA has rows of (McDonald's, Pizza Hut) and those that are a food as well (red lobster) are not
 * among them.
 */
const names = `five guys; in n out; shake shack; panda express; jack in the box; 7 eleven;
  tim hortons; jollibee; nandos; greggs; pret a manger; pret; wagamama; itsu; waffle house; cheesecake factory;
  texas roadhouse; outback steakhouse; pizza express; jimmy johns; jersey mikes; long john silvers; whataburger;
  raising canes; el pollo loco; del taco; qdoba; panera bread; panera; au bon pain; sweetgreen; hardees;
  carls jr; dairy queen; baskin robbins; auntie annes; ikea; costco; trader joes; aldi; lidl; tesco; sainsburys; asda;
  marks and spencer; waitrose; morrisons; walmart; woolworths; coles; wetherspoons; leon restaurant; costa coffee`

/** The foods in names of chains. */
const foods = new Set(['waffle', 'cheesecake', 'pizza', 'taco', 'bread', 'coffee', 'shake'])

const byFirst = Map.groupBy(
  names.split(';').map((name) => name.trim().split(/\s+/).map(normaliseWord)),
  ([first]) => first ?? '',
)

/** Words that end a clause, and words before a place. */
const joins = new Set(['and', 'with', 'plus', 'then', 'or', '&'])
const places = new Set(['at', 'from'])

/** Most tokens to each side of a name that are looked at for a food. */
const furthest = 10

/**
 * Tokens without the names of restaurants and shops: "five guys cheeseburger" is one cheeseburger. Of a name with no
 * other food in its clause its own food is left: "costa coffee" is coffee, but none is "at costa coffee". `isFood`
 * tells whether a normalised word names a food. Linear.
 */
export function withoutChains(
  tokens: readonly Token[],
  isFood: (norm: string) => boolean,
): Token[] {
  const left: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    const end = chainEnd(tokens, i)
    if (end > i) {
      const beside = [...before(tokens, i), ...behind(tokens, end)]
      const isPlace = places.has(tokens[i - 1]?.norm ?? '')
      const named = beside.some(({ kind, norm }) => kind === 'word' && isFood(norm))
      if (!isPlace && !named)
        left.push(...tokens.slice(i, end).filter(({ norm }) => foods.has(norm)))
      i = end - 1
    } else if (token) left.push(token)
  }
  return left
}

const parts = ({ kind, norm }: Token) => kind === 'mark' || joins.has(norm)

/** Tokens of the clause before an index. */
function before(tokens: readonly Token[], at: number): Token[] {
  const said = tokens.slice(Math.max(0, at - furthest), at)
  return said.slice(said.findLastIndex(parts) + 1)
}

/** Tokens of the clause from an index on. */
function behind(tokens: readonly Token[], from: number): Token[] {
  const said = tokens.slice(from, from + furthest)
  const end = said.findIndex(parts)
  return end < 0 ? said : said.slice(0, end)
}

/** Where a name ends that begins at an index, dashes in it included; the index itself when none begins. */
function chainEnd(tokens: readonly Token[], at: number): number {
  for (const words of byFirst.get(tokens[at]?.norm ?? '') ?? []) {
    let next = at
    const fits = words.every((word, k) => {
      if (k > 0 && tokens[next]?.norm === '-') next++
      return tokens[next++]?.norm === word
    })
    if (fits) return next
  }
  return at
}
