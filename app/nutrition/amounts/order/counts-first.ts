import type { Token } from '../../text/words.ts'
import { isNumber } from '../quantity.ts'
import { counting, ends, isEnd, nameStart } from './clauses.ts'

/** What is drunk from a box, can or bottle, so that "juice box" is a box of it. */
const drunk = new Set('juice milk beer cola coke soda lemonade water cider'.split(' '))
const drunkFrom = new Set('box carton can bottle'.split(' '))

/** Most words of a drink before its box; more are another food before it. */
const mostOfDrink = 2

/** "Apple juice box" as "box of apple juice", where nothing follows. */
export function vesselsFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  tokens.forEach((token, i) => {
    const named = drunk.has(out.at(-1)?.norm ?? '') && drunkFrom.has(token.norm)
    const from = nameStart(out)
    // "protein bar chocolate milk carton"
    const apart = out[from - 1]?.kind !== 'word' || ends.has(out[from - 1]?.norm ?? '')
    if (named && apart && isEnd(tokens[i + 1]) && out.length - from <= mostOfDrink) {
      out.splice(from, 0, token, { ...token, norm: 'of', plural: false })
    } else out.push(token)
  })
  return out
}

/** What comes with one of several fillings, so that the filling may stand behind its number. */
const filled = new Set(
  `tamale taco empanada enchilada burrito samosa dumpling gyoza momo pierogi arepa pupusa bao quesadilla pie patty
  pasty sandwich burger slider skewer wing curry roll taquito flauta`.split(/\s+/),
)
const kinds = new Set(
  'pork beef chicken lamb goat turkey fish shrimp cheese bean vegetable veggie veg potato spinach mushroom'.split(
    ' ',
  ),
)

/** Fillings that are as often a food beside the dish: "tacos, 1 potato". */
const plants = new Set('bean vegetable veggie veg potato spinach mushroom'.split(' '))
/** What is as often filled with plants as with meat: "samosas, 2 potato". */
const plantFilled = new Set(
  'samosa dumpling gyoza momo pierogi pupusa tamale empanada pasty'.split(' '),
)

/** "Tamales, 2 pork" as "2 pork tamales", but not "tacos, 1 potato" and "burgers, 2 potatoes". */
export function kindsFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [name, mark, number, kind] = tokens.slice(i, i + 4)
    if (!name) break
    const starts = i === 0 || tokens[i - 1]?.kind === 'mark'
    const parted = mark?.norm === ',' || (mark && counting.has(mark.norm))
    const fits = name.plural && kind && isFilling(name, kind) && isEnd(tokens[i + 4])
    if (starts && parted && number && isNumber(number) && fits) {
      out.push(number, kind, name)
      i += 3
    } else out.push(name)
  }
  return out
}

/** True for one kind of filling of a dish, in the singular. */
const isFilling = (dish: Token, kind: Token) =>
  filled.has(dish.norm) &&
  kinds.has(kind.norm) &&
  !kind.plural &&
  (!plants.has(kind.norm) || plantFilled.has(dish.norm))

/** Most words of what a number counts behind it: "crispbread with butter x 2". */
const mostCounted = 8
const articles = new Set(['a', 'an', 'my', 'the'])
const into = new Set(['with', 'w'])

/** "Crispbread with butter x 2" as "2 crispbread with butter". */
export function timesFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [token, number] = [tokens[i], tokens[i + 1]]
    if (!token) break
    const times = token.norm === 'x' && number && isNumber(number) && isEnd(tokens[i + 2])
    const from = times ? filledFrom(out) : -1
    if (from < 0 || !number) {
      out.push(token)
      continue
    }
    out.splice(from, articles.has(out[from]?.norm ?? '') ? 1 : 0, number)
    i++
    const next = tokens[i + 1]
    if (!next) continue
    // what follows is no part of the clause that the number now begins
    out.push({ ...token, kind: 'mark', norm: ';' })
    if (next.norm === ',') i++
  }
  return out
}

/** Where the clause begins that some tokens end with, if it is of words alone, has a "with" and no "and"; or -1. */
function filledFrom(tokens: readonly Token[]): number {
  let from = tokens.length
  let filled = false
  while (from > 0 && tokens[from - 1]?.kind === 'word' && tokens.length - from < mostCounted) {
    from--
    const norm = tokens[from]?.norm ?? ''
    if (norm === 'and') return -1
    if (into.has(norm)) filled = true
  }
  const starts = from === 0 || tokens[from - 1]?.kind === 'mark'
  return filled && starts ? from : -1
}
