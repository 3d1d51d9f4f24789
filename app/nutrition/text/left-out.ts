import type { Token } from './words.ts'

/** The word that replaces every phrase by which a text negates a food. */
export const leftOut = 'leftout'

const turns = [
  'instead of',
  'free of',
  'left out',
  'rather than',
  'in place of',
  'in lieu of',
  'as opposed to',
  'but not',
  'left the',
  'left my',
  'left most of',
  'left all of',
  'left all the',
  'left off',
  'left behind',
  'leaving the',
  'passed on the',
  'gave up the',
  'threw away',
  'threw out',
  'threw the',
  'binned the',
  'picked off',
  'picked out',
  'took off the',
  'removed the',
  'scraped off',
  'ate around the',
  'none of',
  'hold the',
  'skipping',
  ...['didnt', 'did not', 'dont', 'do not', 'never'].flatMap((not) =>
    ['eat', 'ate', 'have', 'had', 'finish', 'touch', 'use', 'want', 'add', 'get', 'drink'].map(
      (verb) => `${not} ${verb}`,
    ),
  ),
].map((turn) => turn.split(' '))

const byFirst = Map.groupBy(turns, ([first]) => first ?? '')

/**
 * Marks foods that were not eaten: "instead of fries", "didn't eat the bread" and "swapped fries for
 * salad" negate them; "would have had pizza but took soup" is read without the pizza.
 */
export function markLeftOut(tokens: Token[]): Token[] {
  const marked: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const end = turnEnd(tokens, i) ?? null
    const wish = end === null ? wishEnd(tokens, i) : null
    if (end !== null) {
      marked.push({ ...token, norm: leftOut, kind: 'word' })
      i = end - 1
    } else if (wish !== null) i = wish - 1
    else if (swaps.has(token.norm)) i = addSwap(tokens, i, marked)
    else marked.push(token)
  }
  return marked
}

function turnEnd(tokens: Token[], at: number): number | null {
  for (const turn of byFirst.get(tokens[at]?.norm ?? '') ?? []) {
    if (turn.every((word, k) => tokens[at + k]?.norm === word)) return at + turn.length
  }
  return null
}

const wishes = [
  'would have',
  'wouldve',
  'could have',
  'couldve',
  'wanted',
  'was going to',
  'was tempted',
  'planned',
  'meant to',
  'almost had',
  'almost ordered',
  'nearly had',
  'nearly ordered',
  'fancied',
].map((wish) => wish.split(' '))
const wishesByFirst = Map.groupBy(wishes, ([first]) => first ?? '')
const turning = new Set(['but', 'instead', 'however'])
const eating = new Set(['had', 'ate', 'took', 'got', 'went', 'ended', 'settled', 'chose'])
/** The most tokens of "would have had ... but". */
const furthest = 16

/** Where "would have had pizza but" ends; null when the sentence does not turn. */
function wishEnd(tokens: Token[], at: number): number | null {
  const near = wishesByFirst.get(tokens[at]?.norm ?? '')
  const wish = near?.find((words) => words.every((word, k) => tokens[at + k]?.norm === word))
  if (!wish) return null
  for (let i = at + wish.length; i < Math.min(tokens.length, at + furthest); i++) {
    const token = tokens[i]
    if (token?.norm === '.' || token?.norm === ';') return null
    if (turning.has(token?.norm ?? '') && tokens[i + 1]?.norm !== 'of') return i + 1
    const said = tokens[i - 1]?.kind === 'mark' || tokens[i - 1]?.norm === 'i'
    if (said && i > at + wish.length + 1 && eating.has(token?.norm ?? '')) return i
  }
  return null
}

const swaps = new Set(
  'swapped swap switched traded exchanged replaced subbed substituted'.split(' '),
)
const forwards = new Set(['subbed', 'substituted'])
const between = new Set(['for', 'with', 'by'])

/** "swapped X for Y": X is left out; "subbed Y for X" likewise. Returns the last place that was read. */
function addSwap(tokens: Token[], at: number, marked: Token[]): number {
  const verb = tokens[at]
  const steps = tokens.slice(at + 1, at + 7).findIndex((token) => between.has(token.norm))
  if (!verb || steps < 0) return at
  const middle = at + 1 + steps
  const joint = tokens[middle] ?? verb
  const denier: Token = { ...verb, norm: leftOut, kind: 'word' }
  const stop: Token = { ...joint, norm: ',', kind: 'mark' }
  const said = tokens.slice(at + 1, middle)
  if (forwards.has(verb.norm) && said.length > 0) {
    marked.push({ ...stop, start: verb.start, end: verb.end }, ...said)
    marked.push({ ...joint, norm: leftOut, kind: 'word' })
  } else if (said.length > 0) marked.push(denier, ...said, stop)
  else marked.push(denier, ...wordsBefore(tokens, at), stop)
  return middle
}

/** The last word before "fries swapped for salad". */
function wordsBefore(tokens: Token[], at: number): Token[] {
  return tokens.slice(Math.max(0, at - 1), at).filter((token) => token.kind === 'word')
}
