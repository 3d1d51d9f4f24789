import type { Token } from '../text/words.ts'
import { fillers } from './amount-words.ts'
import { sizeOf, type Unit, unitOf } from './units.ts'

/** The most fillers skipped before an amount. More are ordinary talk and would be slow to read. */
export const mostFillers = 12

/** Index of the first token from `at` on that is not a filler. */
export function skipFillers(tokens: Token[], at: number): number {
  let i = at
  while (i < at + mostFillers && fillers.has(tokens[i]?.norm ?? '') && !isPartOfSize(tokens, i)) i++
  return i
}

/** True for fillers that belong to a size: "extra" in "extra large", "single" in "a single serving bag". */
function isPartOfSize(tokens: Token[], at: number): boolean {
  const next = at + (tokens[at + 1]?.norm === '-' ? 2 : 1)
  if (tokens[at]?.norm === 'extra') return sizeOf(tokens[next]?.norm ?? '') === 'large'
  if (tokens[at]?.norm !== 'single') return false
  return isServing(tokens[next]?.norm) && unitAt(tokens, next + 1) !== null
}

const isServing = (norm = '') => norm === 'serving' || norm === 'serve'

/** Words after which "whole" is a kind of food, not an amount: "whole wheat", "whole milk". */
const wholeKinds = new Set('wheat grain milk meal wholegrain'.split(' '))

/** Units that are something else without "of": "a side salad", "4 fish fingers", "fried in a pan". */
const beforeOf = new Set(['side', 'finger', 'pan'])

/** Joiners, and the bars that are sold by their number of fingers. */
const behindFingers = new Set(['and', 'with', 'kitkat', 'kit', 'twix'])

/** True for the fingers of "kitkat, 4 fingers and a tea" and "4 finger kitkat", not of "4 finger foods". */
const isFinger = ({ name }: Unit, next: Token | undefined) =>
  name === 'finger' && (next?.kind !== 'word' || behindFingers.has(next.norm))

/** The unit that a token names, with the index of the first token after it. */
export function unitAt(tokens: Token[], at: number): { unit: Unit; next: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const next = tokens[at + 1]?.norm ?? ''
  if ((token.norm === 'fl' || token.norm === 'fluid') && unitOf(next)?.name === 'g') {
    return { unit: { kind: 'volume', name: 'fl oz', ml: 29.57 }, next: at + 2 }
  }
  const unit = unitOf(token.norm)
  if (!unit || (unit.name === 'whole' && wholeKinds.has(next))) return null
  if (beforeOf.has(unit.name) && next !== 'of' && !isFinger(unit, tokens[at + 1])) return null
  const dotted = tokens[at + 1]?.norm === '.' && tokens[at + 1]?.start === token.end
  return { unit, next: at + 1 + (dotted && isShort(token.norm, unit) ? 1 : 0) }
}

/** True for "tbsp." and "pkg."; after "2 eggs." and "1 cup." a sentence ends. */
const isShort = (norm: string, { kind }: Unit) =>
  shortMeasures.has(norm) || (kind !== 'measure' && norm.length <= 4 && norm !== 'cup')
const shortMeasures = new Set(['pc', 'pce', 'pkg'])
