import { normaliseWord } from '../normalise.ts'
import type { Token } from '../words.ts'

/**
 * Restaurants and shops whose names hold a number or the name of a food, or are no word: "five guys", "jack in the
 * box". Those that USDA has rows of (McDonald's, Pizza Hut) are not among them.
 */
const names = `five guys; in n out; in-n-out; shake shack; panda express; jack in the box; 7 eleven; 7-eleven;
  tim hortons; jollibee; nandos; greggs; pret a manger; pret; wagamama; itsu; waffle house; cheesecake factory; red lobster;
  texas roadhouse; outback steakhouse; pizza express; jimmy johns; jersey mikes; long john silvers; whataburger;
  raising canes; el pollo loco; del taco; qdoba; panera bread; panera; au bon pain; sweetgreen; white castle; hardees;
  carls jr; dairy queen; baskin robbins; auntie annes; ikea; costco; trader joes; aldi; lidl; tesco; sainsburys; asda;
  marks and spencer; waitrose; morrisons; walmart; woolworths; coles; wetherspoons; leon restaurant; costa coffee`

const byFirst = Map.groupBy(
  names.split(';').map((name) =>
    name
      .trim()
      .split(/[\s-]+/)
      .map(normaliseWord),
  ),
  ([first]) => first ?? '',
)

/** Tokens without the names of restaurants and shops: "five guys cheeseburger" is one cheeseburger. Linear. */
export function withoutChains(tokens: readonly Token[]): Token[] {
  const left: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const end = chainEnd(tokens, i)
    const token = tokens[i]
    if (end > i) i = end - 1
    else if (token) left.push(token)
  }
  return left
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
