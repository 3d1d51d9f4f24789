import type { Token } from './words.ts'

/** What is sold sweetened without sugar, as a food of its own. In all else nought of sugar leaves the sugar out. */
const soldWithout = new Set(
  `coke cola pepsi soda sprite fanta tango lemonade tonic squash cordial redbull monster rockstar gatorade
  powerade lucozade jello gelatin gum`.split(/\s+/),
)
/** The same in two words. */
const soldAs = new Set(
  `dr pepper,mountain dew,7 up,seven up,ginger ale,ginger beer,root beer,irn bru,red bull,soft drink,
  fizzy drink,energy drink,sport drink,vitamin water`.split(/,\s*/),
)

/** Signs and words between a food and what it has: "cola, with 0 g sugar". */
const between = new Set([',', '(', '-', 'with', 'has', 'had', 'and', 'zero', 'diet'])
/** Words of one name that are looked at: "can of cherry cola". */
const nameWords = 3

/**
 * Tokens with "0 g sugar" as "zero sugar" beside what is sold without sugar, such as cola, and as "no sugar"
 * beside all else: "tea with 0 sugar and milk". "Coke, no sugar" is "zero sugar" too. Linear.
 */
export function withoutSugar(tokens: readonly Token[]): Token[] {
  const said: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const sugar = sugarAt(tokens, i)
    const named = tokens[sugar]
    if (!named) {
      said.push(token)
      continue
    }
    const sold = isSoldWithout(tokens, i, sugar)
    const norm = sold ? 'zero' : leavesOut.has(token.norm) ? token.norm : 'no'
    // "coke with no sugar and fries" is coke zero and fries
    if (sold && said.at(-1)?.norm === 'with') said.pop()
    said.push({ ...token, kind: 'word', value: 0, norm }, named)
    i = sugar
  }
  return said
}

/** Words that leave out sugar as they stand. */
const leavesOut = new Set(['no', 'without'])

/** Index of the sugar of which there is none from `at` on, or -1. "No sugar added" tells what a food is made of. */
function sugarAt(tokens: readonly Token[], at: number): number {
  const { kind, norm, value } = tokens[at] ?? { kind: 'mark', norm: '', value: 0 }
  const nought = kind === 'number' && value === 0
  if (!nought && !leavesOut.has(norm) && norm !== 'zero' && norm !== '0percent') return -1
  let next = at + 1
  if (nought && ['g', 'gm', 'gram'].includes(tokens[next]?.norm ?? '')) next++
  if (nought && tokens[next]?.norm === 'of') next++
  const free = ['added', 'free'].includes(tokens[next + 1]?.norm ?? '')
  return tokens[next]?.norm === 'sugar' && !free ? next : -1
}

/** True for "cola, 0 sugar" and "zero sugar cherry cola". */
function isSoldWithout(tokens: readonly Token[], at: number, sugar: number): boolean {
  let last = at - 1
  while (last >= 0 && at - last <= nameWords && between.has(tokens[last]?.norm ?? '')) last--
  if (hasName(tokens, last, -1)) return true
  return tokens[last]?.kind !== 'word' && hasName(tokens, sugar + 1, 1)
}

/** True when a word of the name that stands from a token on, in a direction, is sold without sugar. */
function hasName(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  for (let k = 0; k < nameWords; k++) {
    const token = tokens[from + k * step]
    if (token?.kind !== 'word' || token.norm === 'and') return false
    const two = `${tokens[from + k * step - 1]?.norm} ${token.norm}`
    if (soldWithout.has(token.norm) || soldAs.has(two)) return true
  }
  return false
}

const soldUnsweetened = new Set(['iced', 'applesauce'])

/** True for "iced tea with no", which the table has without sugar; "coffee no sugar" is coffee. */
export function isSoldUnsweetened(tokens: readonly Token[]): boolean {
  return tokens.slice(-1 - nameWords).some(({ norm }) => soldUnsweetened.has(norm))
}
