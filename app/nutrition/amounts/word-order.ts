import type { Token } from '../text/words.ts'
import { clausesInOrder } from './order/clause-order.ts'
import { cutsFirst } from './order/cut-produce.ts'
import { isNumber } from './quantity.ts'
import { unitOf } from './units.ts'

/** Most words between a number and "halves": "2 canned peach halves". */
const mostBetween = 3
const cuts = new Set(['half', 'quarter'])
const articles = new Set(['a', 'one'])

/**
 * Puts measures where amounts have them: "2 peach halves" becomes "2 halves peach", and "1 rotisserie chicken" is a
 * whole one. What is in a can is canned. Linear.
 */
export function measuresFirst(tokens: readonly Token[]): Token[] {
  const said = cutsFirst(halvesFirst(clausesInOrder(tokens).map(oneOfFries)))
  return wholeBirds(cannedFirst(cubesLast(statesFirst(said)))).filter(saysMore)
}

/** "1 sweet potato fry" is one of the fries. */
function oneOfFries(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = tokens[at + 1]
  const last = next?.kind !== 'word' || joins.has(next.norm)
  const fry = token.norm === 'fry' && fried.has(tokens[at - 1]?.norm ?? '') && last
  return fry ? { ...token, norm: 'fries' } : token
}

const fried = new Set(['potato', 'french', 'shoestring', 'waffle', 'steak', 'curly', 'crinkle'])

function halvesFirst(tokens: readonly Token[]): Token[] {
  const out = [...tokens]
  let added = 0
  tokens.forEach((token, i) => {
    if (!token.plural || !cuts.has(token.norm)) return
    const from = numberBefore(tokens, i)
    if (from < 0 || from === i - 1) return
    const of: Token = { ...token, norm: 'of', plural: false }
    out.splice(from + 1 + added++, i - from, token, of, ...tokens.slice(from + 1, i))
  })
  return out
}

/** How a food was when it was weighed, if not cooked. */
const states = new Set(['raw', 'dry', 'uncooked'])
/** What is sold dry, so that raw and uncooked mean the same of it. */
const dried = new Set(
  `rice pasta spaghetti macaroni penne fusilli linguine noodle lentil quinoa couscous bulgur barley oat millet
  bean chickpea buckwheat farro polenta soba udon orzo pea freekeh spelt`.split(/\s+/),
)
/** What is sold fresh as well, so that raw does not mean dry of it. */
const soldFresh = new Set(['udon'])
/** Most words of a food before its weight and state. */
const mostOfName = 2

/** "Rice 75 g dry" and "rice (75 g dry)" as "rice dry 75 g", so that its state stands beside the food. */
function statesFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  tokens.forEach((token, i) => {
    const next = tokens[i + 1]
    const last = next?.kind !== 'word' || joins.has(next.norm)
    const words = last && states.has(token.norm) ? wordsWeighed(tokens, i) : 0
    const open = opensAt(tokens, i - 3)
    const name = tokens[i - 3 - open]?.norm ?? ''
    const isDry = dried.has(name) && (token.norm === 'dry' || !soldFresh.has(name))
    if (words > 0 && (isDry || token.norm !== 'dry')) {
      out.splice(-2 - open, 0, { ...token, norm: isDry ? 'dry' : 'raw' })
    } else out.push(token)
  })
  return out
}

/** How many words, from the start of a clause, name the food whose weight stands before an index; or 0. */
function wordsWeighed(tokens: readonly Token[], at: number): number {
  const unit = unitOf(tokens[at - 1]?.norm ?? '')
  if (unit?.kind !== 'weight' || tokens[at - 2]?.kind !== 'number') return 0
  const isName = ({ kind, norm }: Token) => {
    const unit = unitOf(norm)
    return kind === 'word' && !joins.has(norm) && (!unit || unit.kind === 'measure')
  }
  let words = 0
  for (let i = at - 3 - opensAt(tokens, at - 3); i >= 0; i--) {
    const token = tokens[i]
    if (!token || !isName(token)) return isStart(token) ? words : 0
    if (++words > mostOfName) return 0
  }
  return words
}

/** 1 where a bracket opens, so that the weight in it is that of the food before: "rice (75 g dry)". */
const opensAt = (tokens: readonly Token[], at: number) => (tokens[at]?.norm === '(' ? 1 : 0)

const isStart = (token: Token | undefined) => token?.kind === 'mark' || joins.has(token?.norm ?? '')

/** What broth is made from, by the piece. */
const cubes = new Set(['cube', 'tablet'])
const stocks = new Set(['stock', 'bouillon', 'broth'])

/** "1 tablet (of) vegetable stock" as "1 vegetable stock cube", which is dry. */
function cubesLast(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    const before = tokens[i - 1]
    if (!token) continue
    const from = tokens[i + 1]?.norm === 'of' ? i + 2 : i + 1
    const counted = cubes.has(token.norm) && before !== undefined && isNumber(before)
    const stock = counted ? stockAt(tokens, from) : -1
    if (stock < 0) out.push(token)
    else {
      const { start = token.start, end = token.end } = tokens[stock] ?? {}
      out.push(...tokens.slice(from, stock + 1), { ...token, norm: 'cube', start, end })
      i = stock
    }
  }
  return out
}

/** Where "stock" or "vegetable stock" ends that begins at an index, or -1. */
function stockAt(tokens: readonly Token[], from: number): number {
  if (stocks.has(tokens[from]?.norm ?? '')) return from
  const named = tokens[from]?.kind === 'word' && stocks.has(tokens[from + 1]?.norm ?? '')
  return named ? from + 1 : -1
}

/** Words that end what a number counts: "2 toasts with egg quarters". */
const ends = new Set('and or with without plus w on of in from'.split(' '))

/** Where the number of a count ends that only a food's words part from `at`, or -1: none of "100 g peach halves". */
function numberBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= 0 && i >= at - 1 - mostBetween; i--) {
    const token = tokens[i]
    if (token && isNumber(token)) return i
    if (token?.kind !== 'word' || ends.has(token.norm) || cuts.has(token.norm)) return -1
    if (unitOf(token.norm)) return -1
  }
  return -1
}

/** Produce that is sold fresh, and that differs in a can. */
const produce = new Set(
  `peach pear apricot pineapple plum cherry blueberry potato carrot spinach mushroom asparagus
  artichoke beet beetroot`.split(/\s+/),
)
const cans = new Set(['can', 'tin'])
/** Words behind produce in a can: "1 can peach halves in juice". */
const inCans = new Set(['half', 'slice', 'quarter', 'chunk', 'piece', 'ring', 'in'])

const cutInCans = new Set(['sliced', 'halved', 'diced', 'chopped'])

/** "1 can (of) peaches" as "1 can (of) canned peaches", and not "1 can mushroom and chicken soup". */
function cannedFirst(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    let from = i - 1
    if (cutInCans.has(tokens[from]?.norm ?? '')) from--
    if (tokens[from]?.norm === 'of') from--
    const isCanned = produce.has(token.norm) && cans.has(tokens[from]?.norm ?? '')
    return isCanned && endsInCan(tokens, i + 1) ? [{ ...token, norm: 'canned' }, token] : [token]
  })
}

/** True where the name of what is in a can ends, or how it is cut or lies in it follows. */
function endsInCan(tokens: readonly Token[], at: number): boolean {
  const [next, second] = [tokens[at], tokens[at + 1]]
  if (next?.kind !== 'word' || inCans.has(next.norm)) return true
  const counted = second && (isNumber(second) || articles.has(second.norm))
  return joins.has(next.norm) && (!lists.has(next.norm) || counted === true)
}

const lists = new Set(['and', 'plus'])

/** Fruit and vegetables of which "1" is a whole one, too. */
const pieces = new Set(
  `apple banana orange pear peach plum nectarine apricot kiwi mango avocado lemon lime grapefruit fig
  tomato cucumber onion potato carrot zucchini eggplant pomegranate clementine mandarin`.split(
    /\s+/,
  ),
)

/** False for the "whole" of "1 whole banana". */
function saysMore({ norm }: Token, at: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1]
  const counted = before && (isNumber(before) || articles.has(before.norm))
  return norm !== 'whole' || !counted || !pieces.has(tokens[at + 1]?.norm ?? '')
}

/** "whole of", which no food is named by. */
export const wholeOf = (token: Token): Token[] => [
  { ...token, norm: 'whole', plural: false },
  { ...token, norm: 'of', plural: false },
]

/** A counted rotisserie chicken is no piece of one; "a rotisserie chicken salad" is none. */
function wholeBirds(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const next = tokens[i + 2]
    const bird = token.norm === 'rotisserie' && tokens[i + 1]?.norm === 'chicken'
    const counted = before && (isNumber(before) || articles.has(before.norm))
    const alone = next?.kind !== 'word' || joins.has(next.norm)
    return bird && counted && alone ? [...wholeOf(token), token] : [token]
  })
}

const joins = new Set('with without and plus w no skinless withskin for from'.split(' '))
