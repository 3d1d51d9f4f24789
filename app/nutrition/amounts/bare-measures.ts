import type { Token } from '../text/words.ts'
import { saysNumber } from './quantity.ts'
import { unitOf } from './units.ts'

/** Measures that need neither number nor "of": "handful almonds", "cup rice". */
const loose = new Set(
  `handful fistful dollop splash drizzle pinch cup glass mug bowl plate bottle slice piece scoop tbsp tsp
  tablespoon teaspoon`.split(/\s+/),
)

/** Words with which the measure before them is the name of a food: "cup noodles", "bottle gourd". */
const named: Readonly<Record<string, ReadonlySet<string>>> = {
  cup: new Set(['noodle', 'cake', 'o']),
  glass: new Set(['noodle', 'vermicelli']),
  bottle: new Set(['gourd']),
  mug: new Set(['cake', 'brownie']),
  bowl: new Set(['appetit']),
}

/** Words that begin another food. */
const joiners = new Set('and with plus w then'.split(' '))

/** Words before which no name of a food goes on. */
const openers = new Set([...joiners, ...'had have ate eat drank drink'.split(' ')])

/** True for the measure of "cup rice, glass milk": one of it, since no number says how many. */
export function isLooseMeasure(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const begins = !before || before.kind === 'mark' || openers.has(before.norm)
  if (!begins || !token || !loose.has(token.norm) || next?.kind !== 'word') return false
  return !named[token.norm]?.has(next.norm) && !isMeasuredBehind(tokens, at)
}

/** What is cut into slices as a whole, so that a slice named behind it is one of it: "lemon cake slice". */
const sliced = new Set('cake bread loaf pizza pie tart quiche cheesecake toast'.split(' '))

/** True for the last word of "pepperoni pizza slice, apple". */
export function isSliceOf(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.norm !== 'slice' || !sliced.has(before?.norm ?? '')) return false
  const ends = next?.kind !== 'word' || joiners.has(next.norm) || asides.has(next.norm)
  return ends && !isMeasuredBehind(tokens, at)
}

const asides = new Set(['for', 'from', 'on'])

/** Most words of a food that are looked at. */
const mostWords = 6

/** True where the food has a count behind it or goes on with "in": "slice toast x 2", "tsp sugar in tea"; the grams of
 * "cup rice 200 g" are those of the cup. */
function isMeasuredBehind(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 1 + mostWords)
  const end = behind.findIndex(
    ({ norm }) => norm === ',' || norm === ';' || norm === '.' || joiners.has(norm),
  )
  return behind.slice(0, end < 0 ? undefined : end).some(({ kind, norm }, i, words) => {
    if (norm === 'in' || saysNumber(norm)) return true
    return kind === 'number' && (unitOf(words[i + 1]?.norm ?? '')?.kind ?? 'measure') === 'measure'
  })
}
