import type { Token } from '../../text/words.ts'
import { isNumber } from '../quantity.ts'
import { unitOf } from '../units.ts'
import { counting, ends, isEnd, isName, mostNameWords, nameStart } from './clauses.ts'
import { kindsFirst, timesFirst, vesselsFirst } from './counts-first.ts'

/**
 * Puts clauses in the order that amounts are read in: "pizza slices: 3" is "3 slices of pizza", "toast, buttered" is
 * "toast with butter", "a ham, cheese and lettuce sandwich" is "a sandwich with ham, cheese and lettuce". Linear.
 */
export function clausesInOrder(tokens: readonly Token[]): Token[] {
  const counted = timesFirst(kindsFirst(vesselsFirst(slicesFirst(tokens.filter(isNotFull)))))
  return listsBehind(withMilk(fillingsLast(butterLast(counted))))
}

/** False for the "full" of "a full plate". */
function isNotFull({ norm }: Token, at: number, tokens: readonly Token[]): boolean {
  const next = tokens[at + 1]
  return norm !== 'full' || next?.kind !== 'word' || !vessels.has(next.norm)
}

const vessels = new Set('plate bowl glass mug cup tbsp tsp can bottle'.split(' '))

/** What is cut into slices, so that they may be counted behind it. */
const cut = new Set('bread toast pizza cake loaf cheese ham bacon salami apple tomato'.split(' '))
/** "Pizza slices: 3" and "bread slices 2" as "3 slices of pizza" and "2 slices of bread". */
function slicesFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    const at = counting.has(tokens[i + 1]?.norm ?? '') ? i + 2 : i + 1
    const number = tokens[at]
    const counted = number && isNumber(number) && isEnd(tokens[at + 1])
    const name = out.at(-1)
    if (token.norm === 'slice' && token.plural && counted && name && cut.has(name.norm)) {
      const from = nameStart(out)
      const of: Token = { ...token, norm: 'of', plural: false }
      out.splice(from, 0, number, token, of)
      i = at
    } else out.push(token)
  }
  return out
}

/** What is sold made with butter as well: "butter croissants" are not a croissant with butter. */
const butteredOnce = new Set('croissant cracker biscuit cookie scone roll'.split(' '))

/** "Toast, buttered" and "crumpets x2 buttered" as those with butter, and "croissant with butter" as two foods. */
function butterLast(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    const spread = tokens[i + 1]?.norm === 'butter' && isEnd(tokens[i + 2])
    if (token.norm === 'with' && spread && butteredOnce.has(before?.norm ?? ''))
      return [{ ...token, kind: 'mark', norm: ',' }]
    const last = before && !ends.has(before.norm) && isEnd(tokens[i + 1])
    if (token.norm !== 'buttered' || !last) return [token]
    return [
      { ...token, norm: 'with', end: token.start },
      { ...token, norm: 'butter' },
    ]
  })
}

/** What sandwiches are filled with, by its last word. */
const fillings = new Set(
  `ham cheese cheddar brie mozzarella swiss lettuce tomato chicken turkey beef pork egg mayo mayonnaise bacon
  cucumber tuna salmon onion pickle avocado salad mustard salami pesto rocket spinach hummus pepper butter
  cress coleslaw stuffing pastrami prosciutto`.split(/\s+/),
)
const articles = new Set(['a', 'an', 'my', 'the', 'half'])
/** Fewest foods before "sandwich" that are its filling; of two the food table has sandwiches. */
const fewest = 3
/** Most words before "sandwich" that are looked at. */
const furthest = 14

/** "Ham, cheese and lettuce sandwich" as "sandwich with ham, cheese and lettuce". */
function fillingsLast(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const token of tokens) {
    const from = token.norm === 'sandwich' ? fillingsFrom(out) : -1
    if (from < 0) {
      out.push(token)
      continue
    }
    out.splice(from, 0, token, { ...token, norm: 'with', plural: false, end: token.start })
  }
  return out
}

/** Where the list of three or more fillings begins that some tokens end with, or -1. */
function fillingsFrom(tokens: readonly Token[]): number {
  let count = 0
  let last = true
  let from = tokens.length
  for (let i = tokens.length - 1; i >= 0 && i > tokens.length - furthest; i--) {
    const token = tokens[i]
    const parts = token?.norm === ',' || token?.norm === 'and' || token?.norm === '&'
    if (parts) {
      if (count === 1 && token.norm === ',') return -1
      last = true
      continue
    }
    if (token?.kind !== 'word' || articles.has(token.norm) || isEnd(token)) break
    if (last && !fillings.has(token.norm)) break
    if (last) count++
    last = false
    from = i
  }
  return count >= fewest ? from : -1
}

const coffees = new Set(
  'coffee tea latte cappuccino americano mocha macchiato espresso chai'.split(' '),
)
const milkKinds = new Set(
  `skim skimmed nonfat lowfat semi whole full oat almond soy soya coconut rice cashew`.split(' '),
)
/** Most words of the kind of a milk: "semi skimmed", "full fat". */
const mostOfKind = 2

/** "Latte skimmed milk" and "coffee no sugar oat milk" as "latte with skimmed milk". */
function withMilk(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const names = tokens.slice(i + 1, i + 1 + mostOfKind).some(({ norm }) => norm === 'milk')
    if (!names || !milkKinds.has(token.norm) || !isCoffee(tokens, i - 1)) return [token]
    return [{ ...token, norm: 'with', end: token.start }, token]
  })
}

/** True for a coffee or tea at an index, and for "no sugar" behind one. */
function isCoffee(tokens: readonly Token[], at: number): boolean {
  if (coffees.has(tokens[at]?.norm ?? '')) return true
  const denied = tokens[at]?.norm === 'sugar' && /^(no|without)$/.test(tokens[at - 1]?.norm ?? '')
  return denied && coffees.has(tokens[at - 2]?.norm ?? '')
}

/** Dishes that people list the ingredients of behind the name, by its last word. */
const mixed = new Set('smoothie shake oats porridge omelet omelette shakshuka'.split(' '))
/** Most tokens of a list of ingredients that are looked at. */
const mostListed = 40

/** "Overnight oats 60 g oats 200 ml milk" as "overnight oats: 60 g oats 200 ml milk". */
function listsBehind(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const named = i < mostNameWords && tokens.slice(0, i).every(isName)
    const lists = named && mixed.has(token.norm) && isList(tokens, i + 1)
    return lists ? [token, { ...token, kind: 'mark', norm: ':', start: token.end }] : [token]
  })
}

/** True where only amounts with a food behind each follow, two at least: "60 g oats 200 ml milk". */
function isList(tokens: readonly Token[], from: number): boolean {
  let amounts = 0
  let named = true
  for (const token of tokens.slice(from, from + mostListed)) {
    if (isNumber(token)) {
      if (!named) return false
      amounts++
      named = false
    } else if (token.kind === 'mark' ? token.norm !== ',' : ends.has(token.norm)) return false
    else if (token.kind === 'word' && !unitOf(token.norm)) {
      if (amounts === 0) return false
      named = true
    }
  }
  return named && amounts > 1
}
