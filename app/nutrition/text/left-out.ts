import type { Token } from './words.ts'

/** The word that replaces every phrase by which a text negates a food. */
export const leftOut = 'leftout'

/** Phrases that negate the food after them. */
const phrases = [
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
].map((phrase) => phrase.split(' '))

const byFirst = Map.groupBy(phrases, ([first]) => first ?? '')

/**
 * Marks foods that were not eaten. In "instead of fries", "didn't eat the bread" and "swapped fries for
 * salad" a negation is put before them; from "would have had pizza but took soup" the pizza is removed.
 */
export function markLeftOut(tokens: Token[]): Token[] {
  const marked: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const end = phraseEnd(tokens, i)
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

function phraseEnd(tokens: Token[], at: number): number | null {
  for (const phrase of byFirst.get(tokens[at]?.norm ?? '') ?? []) {
    if (phrase.every((word, k) => tokens[at + k]?.norm === word)) return at + phrase.length
  }
  return null
}

/** Phrases before a food that was not eaten after all. */
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
/** Maximum number of tokens of "would have had ... but". */
const furthest = 16

/** Index after "would have had pizza but"; null unless "but", "instead" or another verb of eating follows. */
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
/** Verbs whose object was eaten: "subbed salad for fries". */
const replacingVerbs = new Set(['subbed', 'substituted'])
const between = new Set(['for', 'with', 'by'])

/**
 * Adds the tokens of "swapped X for Y" or "subbed Y for X" with X negated. Returns the index of the last token
 * that was read.
 */
function addSwap(tokens: Token[], at: number, marked: Token[]): number {
  const verb = tokens[at]
  const steps = tokens.slice(at + 1, at + 7).findIndex((token) => between.has(token.norm))
  if (!verb || steps < 0) return at
  const middle = at + 1 + steps
  const joint = tokens[middle] ?? verb
  const denier: Token = { ...verb, norm: leftOut, kind: 'word' }
  const stop: Token = { ...joint, norm: ',', kind: 'mark' }
  const said = tokens.slice(at + 1, middle)
  if (replacingVerbs.has(verb.norm) && said.length > 0) {
    marked.push({ ...stop, start: verb.start, end: verb.end }, ...said)
    marked.push({ ...joint, norm: leftOut, kind: 'word' })
  } else if (said.length > 0) marked.push(denier, ...said, stop)
  else marked.push(denier, ...wordsBefore(tokens, at), stop)
  return middle
}

/** The word before the verb: "fries" of "fries swapped for salad". */
function wordsBefore(tokens: Token[], at: number): Token[] {
  return tokens.slice(Math.max(0, at - 1), at).filter((token) => token.kind === 'word')
}
