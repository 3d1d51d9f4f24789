import type { Token } from '../text/words.ts'

const taken = new Set(['juice', 'zest'])
const citrus = new Set(['lemon', 'lime'])

/** Most tokens between "juice of" and its fruit: "juice of one and a half large lemons". */
const furthest = 6

/** Puts what is taken of a fruit behind it, as foods are named: "juice of 2 lemons" becomes "2 lemon juice". */
export function juiceBehindFruit(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const fruit = taken.has(token.norm) ? fruitAfter(tokens, i + 1) : null
    const name = fruit === null ? undefined : tokens[fruit]
    if (fruit === null || !name) {
      out.push(token)
      continue
    }
    out.push(...tokens.slice(i + 2, fruit), { ...name, plural: false })
    out.push({ ...token, start: name.end, end: name.end })
    i = fruit
  }
  return out
}

/** The place of the fruit after "of" or "from" and its amount. */
function fruitAfter(tokens: readonly Token[], at: number): number | null {
  const link = tokens[at]?.norm
  if (link !== 'of' && link !== 'from') return null
  for (let k = at + 1; k <= at + furthest; k++) {
    const token = tokens[k]
    if (!token || token.kind === 'mark') return null
    if (citrus.has(token.norm)) return k
  }
  return null
}
