import type { Amount } from './amount-phrase.ts'
import { commonWords } from './common-words.ts'
import { absorbs } from './compounds.ts'
import { isFoodWord } from './food-index.ts'
import type { Word } from './food-words.ts'
import { flavorWords, lightWords, preparations } from './lexicon.ts'
import { type Match, matchFood } from './matcher.ts'
import { canBeRun, isFramed, isHint, leastOf, staysJoined } from './runs.ts'
import { shyUnits } from './units.ts'

/** A run of words that names one food. */
export type Span = {
  match: Match
  certainty: number
  /** True when a word had to be corrected. */
  corrected: boolean
  words: string[]
  plural: boolean
  amount: Amount | null
  start: number
  end: number
}

const longest = 12
/** In a text without any marks or amounts names are taken to be short, so that it is read at once. */
const runOn = [
  { words: 100, longest: 2 },
  { words: 18, longest: 5 },
]
/** What one more food must tell to be worth reading the phrase as two. */
const itemCost = 1.2

/** Reads a phrase as one food or several in a row, whichever explains its words best. */
export function findSpans(
  words: Word[],
  amount: Amount | null,
): { found: Span[]; unknown: string[] } {
  const spans = oneFood(
    bestSpans(withUnit(words, amount), amount !== null && !amount.weak),
    words,
    amount,
  )
  const unitUsed = spans.length > 0 && amount ? usesUnit(spans[0], amount) : false
  const stated = amount && isFar(words, spans[0], amount) ? null : amount
  const found = spans.map((span, i) =>
    i > 0 ? span : { ...span, amount: stated && unitUsed ? { ...stated, unit: null } : stated },
  )
  const unknown = wordsBeside(words, found).filter((word) => isUnknownFood(word.norm))
  const sure = unknown.length > 0 ? found.map(lessSure) : found
  return { found: absorb(sure), unknown: unknown.map((word) => word.norm) }
}

/** The words that are in none of the spans; both stand in the order of the text. */
function wordsBeside(words: Word[], spans: Span[]): Word[] {
  let i = 0
  return words.filter((word) => {
    while ((spans[i]?.end ?? word.end) < word.end) i++
    const span = spans[i]
    return !span || word.start < span.start
  })
}

/** Words beside it that nobody knows may have made it another food. */
function lessSure(span: Span): Span {
  return { ...span, certainty: span.certainty * 0.85 }
}

/** Behind one amount stands one food, however strangely it is told: "120 g raisin crunch cereal". */
function oneFood(spans: Span[], words: Word[], amount: Amount | null): Span[] {
  if (spans.length < 2 || !amount || (amount.weak && !amount.unit)) return spans
  const whole = matchFood(words.map((word) => word.norm))
  const best = Math.max(...spans.map((span) => span.match.weight))
  if (whole && staysJoined(words, whole) && whole.score >= 0.45 && whole.weight >= best * 0.6) {
    return [makeSpan(words, 0, words.length, whole)]
  }
  const weighed = amount.unit?.kind === 'weight' && !words.some((word) => word.norm === '&')
  return weighed ? [mostTold(spans)] : spans
}

/** The span whose words tell most; what else is read behind a weight are its odd words. */
function mostTold(spans: Span[]): Span {
  const told = ({ match }: Span) => match.weight * match.score
  return spans.reduce((best, span) => (told(span) >= told(best) ? span : best))
}

/** "a" counts the food right behind it, not one further on ("a photograph of salmon"). */
function isFar(words: Word[], span: Span | undefined, amount: Amount): boolean {
  if (!span || !amount.weak || amount.unit) return false
  return words.some((word) => word.end <= span.start && !lightWords.has(word.norm))
}

function isUnknownFood(word: string): boolean {
  return (
    word.length > 2 &&
    !isFoodWord(word) &&
    !lightWords.has(word) &&
    !commonWords.has(word) &&
    !preparations.has(word)
  )
}

/** "2 eggs": the unit is the food itself, so it is offered as a word too. */
function withUnit(words: Word[], amount: Amount | null): Word[] {
  const unit = amount?.unit
  if (!amount || unit?.kind !== 'measure' || !shyUnits.has(unit.name)) return words
  const word = {
    norm: unit.name,
    start: amount.start,
    end: amount.end,
    corrected: false,
    plural: amount.value >= 2,
  }
  const plain = matchFood(words.map((w) => w.norm))
  const full = matchFood([unit.name, ...words.map((w) => w.norm)])
  const least = words.length > 0 ? (plain?.score ?? 0) + 0.05 : 0.85
  const longer = full !== null && full.score >= 0.93 && full.weight > (plain?.weight ?? 0) + 0.5
  const useful = full !== null && (full.score > least || longer)
  return useful ? [word, ...words] : words
}

function usesUnit(span: Span | undefined, amount: Amount): boolean {
  return span !== undefined && span.start === amount.start && amount.unit !== null
}

/** Splits the words into runs so that the sum of what the runs tell is greatest. */
function bestSpans(words: Word[], measured: boolean): Span[] {
  return bestReading(words, measured).spans
}

/** What the best reading of some words as foods tells, less what each food must tell to be one. */
export function readingGain(words: Word[]): { gain: number; foods: number } {
  const { gain, spans } = bestReading(words, true)
  return { gain, foods: spans.length }
}

function bestReading(words: Word[], measured: boolean): { gain: number; spans: Span[] } {
  const most = runOn.find((text) => words.length > text.words)?.longest ?? longest
  const value: number[] = [0]
  const from: { at: number; match: Match | null }[] = [{ at: 0, match: null }]
  for (let end = 1; end <= words.length; end++) {
    value[end] = (value[end - 1] ?? 0) - skipCost(words[end - 1])
    from[end] = { at: end - 1, match: null }
    for (let start = Math.max(0, end - most); start < end; start++) {
      const run = words.slice(start, end)
      if (!canBeRun(run)) continue
      const match = matchFood(run.map((word) => word.norm))
      if (!match || match.score < leastOf(run) || !isFramed(run, match)) continue
      if (!staysJoined(run, match)) continue
      if (!measured && isHint(run, match)) continue
      const gain = runGain(run, match, end === words.length)
      const total = (value[start] ?? 0) + gain
      if (total > (value[end] ?? 0)) {
        value[end] = total
        from[end] = { at: start, match }
      }
    }
  }
  return { gain: value.at(-1) ?? 0, spans: trace(words, from) }
}

function runGain(run: Word[], match: Match, last: boolean): number {
  const flavor = run.every((word) => flavorWords.has(word.norm))
  const told = flavor && !last ? 0.3 : match.weight
  const preps = run.filter((word) => preparations.has(word.norm)).length
  return match.score * (told + preps * 0.4) - itemCost
}

function skipCost(word: Word | undefined): number {
  if (word && preparations.has(word.norm)) return 3
  if (word?.norm === '&') return 3
  if (!word || lightWords.has(word.norm) || commonWords.has(word.norm)) return 0
  return isFoodWord(word.norm) ? 0.8 : 0.1
}

function trace(words: Word[], from: { at: number; match: Match | null }[]): Span[] {
  const spans: Span[] = []
  let end = words.length
  while (end > 0) {
    const step = from[end]
    if (!step) break
    if (step.match) spans.push(makeSpan(words, step.at, end, step.match))
    end = step.at
  }
  return spans.reverse()
}

function makeSpan(words: Word[], start: number, end: number, match: Match): Span {
  const run = words.slice(start, end)
  const next = words[end]
  const strange = next !== undefined && isUnknownFood(next.norm)
  const fixed = run.some((word) => word.corrected)
  const doubt = (fixed ? 0.975 : 1) * (strange ? 0.6 : 1) * (match.food.near ? 0.85 : 1)
  return {
    match,
    corrected: fixed,
    certainty: match.score * doubt * (isPartOnly(run, match) ? 0.7 : 1),
    words: run.map((word) => word.norm),
    plural: run.at(-1)?.plural ?? false,
    amount: null,
    start: run[0]?.start ?? 0,
    end: run.at(-1)?.end ?? 0,
  }
}

/** One word that is not what the name is about, as "crust" of a thin crust pizza: a guess. */
function isPartOnly(run: Word[], match: Match): boolean {
  return run.length === 1 && match.words.length > 1 && run[0]?.norm !== match.words.at(-1)
}

/** "banana pancakes" are pancakes: what stands before a made dish is in it already. */
function absorb(spans: Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans) {
    const before = kept.at(-1)
    if (before && absorbs(span.match.food, before.match.food)) {
      kept.pop()
      kept.push({
        ...span,
        certainty: span.certainty * 0.8,
        amount: before.amount,
        start: before.start,
      })
    } else kept.push(span)
  }
  return kept
}
