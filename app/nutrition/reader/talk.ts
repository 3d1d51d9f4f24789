import { saysNumber } from '../amounts/quantity.ts'
import { sizeOf, unitOf } from '../amounts/units.ts'
import { lightWords } from '../text/lexicon.ts'
import type { Token } from '../text/words.ts'
import { isSpaced } from './gaps.ts'

const sentenceEnds = new Set(['.', ';', '!', '?'])
const eating = new Set(
  'ate eat eating had have drank drink grabbed managed finished enjoyed consumed got took devoured downed sipped'.split(
    ' ',
  ),
)
const subjects = new Set(['i', 'we', 'he', 'she', 'they', 'ive', 'id'])
/** Words that start a clause which is not about food. */
const asides = new Set(
  'while because since when until where although though whereas whilst unless'.split(' '),
)
/** Verbs that are not about eating. */
const doings = new Set(
  `went walked drove ran watched watching watch played playing reading slept washed swept called felt love
  loved like liked hate hated prefer rode biked hiked worked studied cleaned shopped traveled travelled
  flew fixed mowed painted met visited texted talked phoned thought dreamed remembered parked waited sat
  stood stuck feeling put judge judged expect expected stopped asked worth`.split(/\s+/),
)
/** Verbs whose subject is a person or a place, even one named like a food. */
const giving = new Set('brought gave handed passed offered ordered bought poured sent'.split(' '))

/** Removes clauses that are not about food. A full stop replaces each. */
export function withoutTalk(tokens: readonly Token[]): Token[] {
  const left: Token[] = []
  for (const sentence of split(withoutVitamins(tokens), ({ norm }) => sentenceEnds.has(norm))) {
    left.push(...withoutTalkOf(sentence))
  }
  return left
}

/** A comma for "vitamin B12" and "b12 vitamin", which are no food, and 12 of none. */
function withoutVitamins(tokens: readonly Token[]): Token[] {
  const left: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const before = token.norm === 'vitamin' && isVitamin(tokens[i + 1], tokens[i + 2])
    const behind = tokens[i + 2]?.norm === 'vitamin' && isVitamin(token, tokens[i + 1])
    left.push(before || behind ? { ...token, kind: 'mark', norm: ',' } : token)
    if (before || behind) i += 2
  }
  return left
}

const isVitamin = (letter: Token | undefined, number: Token | undefined) =>
  number?.kind === 'number' && letter?.end === number.start && /^[bdk]$/.test(letter.norm)

function withoutTalkOf(sentence: Token[]): Token[] {
  if (!sentence.some(({ kind }) => kind === 'word')) return sentence
  if (isRestated(sentence)) return []
  let rest = withoutOpener(sentence)
  rest = withoutHeading(rest)
  rest = withoutGiver(rest)
  rest = withoutSetting(rest)
  return withoutClauses(rest)
}

/** True for a sentence that only sums up the others: "That soup was all I ate." */
function isRestated(sentence: Token[]): boolean {
  const all = sentence.findIndex(({ norm }) => norm === 'all')
  const was = sentence[all - 1]?.norm
  const total = sentence.slice(0, 5).some(({ norm }) => norm === 'total' || norm === 'altogether')
  if (total && sentence.some(({ norm }) => norm === 'just' || norm === 'so')) return true
  return sentence[0]?.norm === 'that' && (was === 'was' || was === 'is') && !hasNumber(sentence)
}

/** Removes what precedes "I ate": "On the way to Turkey I had ...". */
function withoutOpener(sentence: Token[]): Token[] {
  for (let i = 1; i < sentence.length; i++) {
    if (sentence[i]?.kind === 'number') return sentence
    if (!subjects.has(sentence[i]?.norm ?? '')) continue
    const verb = sentence.slice(i + 1, i + 4).some(({ norm }) => eating.has(norm))
    if (verb) return [stop(sentence[0]), ...sentence.slice(i)]
  }
  return sentence
}

/** Removes a heading: "Sunday lunch at the bar: 40 g ...". In "rice: 40 g" the food precedes the colon. */
function withoutHeading(sentence: Token[]): Token[] {
  const colon = Math.max(
    sentence.findLastIndex(({ norm }) => norm === ':'),
    dashBehindDish(sentence),
  )
  if (colon < 0 || sentence.some(({ norm }) => norm === 'respectively')) return sentence
  const before = sentence.slice(0, colon)
  if (hasNumber(before)) return sentence
  const after = sentence.slice(colon + 1)
  if (isDishName(before) && !after.some(saysNumberOrUnit)) return sentence
  const end = after.findIndex(({ kind, norm }) => kind === 'mark' && norm !== '.')
  const words = (end < 0 ? after : after.slice(0, end)).filter(isFoodLike)
  return words.length > 0 ? [stop(sentence[0]), ...after] : sentence
}

/** The index of the dash in "green smoothie - 1 banana, 200 ml milk", which lists what is in it; else -1. */
function dashBehindDish(sentence: readonly Token[]): number {
  const dash = sentence.findIndex(({ norm }, i) => norm === '-' && isSpaced(sentence, i))
  const before = sentence.slice(0, Math.max(dash, 0))
  if (!mixedNouns.has(before.at(-1)?.norm ?? '')) return -1
  if (before.some(({ kind, norm }) => kind === 'mark' || beside.has(norm))) return -1
  const items = split(sentence.slice(dash + 1), ({ norm }) => norm === ',' || norm === 'and')
  const foods = items.map((item) => item.filter(({ norm }) => norm !== ',' && norm !== 'and'))
  return foods.length > 1 && foods.every(isAmountOfFood) ? dash : -1
}

/** True for "200 ml milk", not for "2 slices", "1 with cheese" and "150 g cooked". */
const isAmountOfFood = (item: readonly Token[]): boolean =>
  item[0] !== undefined &&
  saysNumberOrUnit(item[0]) &&
  item.some(isFoodLike) &&
  !item.some(({ kind, norm }) => kind === 'mark' || beside.has(norm))

/** Words behind which something else begins. */
const beside = new Set('and with from in for at plus or'.split(' '))

/** What is stirred, beaten or put together from other foods. */
const mixedNouns = new Set(
  'smoothie shake omelet scramble oats oatmeal porridge salad bowl wrap sandwich'.split(' '),
)

const dishNouns = new Set(
  `salad pizza curry soup stew casserole burrito taco bowl sandwich burger wrap lasagna biryani pasta noodle
  ramen chili paella risotto`.split(/\s+/),
)

/** True for a heading that may be the name of a dish with its ingredients behind: "Greek salad: feta, olives". */
const isDishName = (heading: readonly Token[]) =>
  heading.length > 1 && dishNouns.has(heading.at(-1)?.norm ?? '')

const saysNumberOrUnit = ({ norm, kind }: Token) => kind === 'number' || saysNumber(norm)

/** Foods that are also units: "omelette: 3 eggs, cheese" lists foods. */
const eaten = new Set('egg cookie nut cracker nugget pizza pie cake kebab sandwich'.split(' '))

/** True for words other than numbers, units and "and": "soup: one and a half cups" has none after the colon. */
function isFoodLike({ kind, norm }: Token): boolean {
  const unit = unitOf(norm) !== undefined && !eaten.has(norm)
  const measures =
    saysNumber(norm) || unit || sizeOf(norm) || joining.has(norm) || lightWords.has(norm)
  return kind === 'word' && !measures
}

const joining = new Set('a an and of or about the'.split(' '))

/** Removes the subject and the verb of "Olive brought a spoon of honey". */
function withoutGiver(sentence: Token[]): Token[] {
  const verb = sentence.findIndex(({ norm }) => giving.has(norm))
  const before = sentence.slice(0, Math.max(verb, 0))
  const near = verb > 0 && verb <= 4 && !before.some(({ kind }) => kind !== 'word')
  return near ? [stop(sentence[0]), ...sentence.slice(verb + 1)] : sentence
}

/** Removes clauses without amounts that begin with "while" and the like or have a verb not about eating. */
function withoutClauses(sentence: Token[]): Token[] {
  const left: Token[] = []
  for (const clause of splitClauses(sentence)) {
    const aside = clause.findIndex(({ norm }) => asides.has(norm))
    const main = aside >= 0 && !hasNumber(clause.slice(aside)) ? clause.slice(0, aside) : clause
    const talk = !hasNumber(main) && main.some(({ norm }) => doings.has(norm))
    left.push(...(talk ? [stop(clause[0])] : main))
    if (main.length < clause.length) left.push(stop(clause[aside]))
  }
  return left
}

function splitClauses(sentence: Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const [i, token] of sentence.entries()) {
    const next = sentence[i + 1]?.norm ?? ''
    const opens =
      token.norm === ',' ||
      (token.norm === 'and' && (doings.has(next) || subjects.has(next) || eating.has(next)))
    if (opens) clauses.push([])
    clauses.at(-1)?.push(token)
  }
  return clauses
}

function split(tokens: readonly Token[], ends: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    parts.at(-1)?.push(token)
    if (ends(token)) parts.push([])
  }
  return parts
}

function hasNumber(tokens: Token[]): boolean {
  return tokens.some(({ kind, norm }) => kind === 'number' || numbers.has(norm))
}

const numbers = new Set(
  'one two three four five six seven eight nine ten dozen half quarter couple few cup tbsp tablespoon tsp teaspoon slice piece bowl glass'.split(
    ' ',
  ),
)
const places = new Set(
  'in on at after before between during under with behind near outside around off'.split(' '),
)

/** Removes a place or time before foods with amounts: "Between two meetings, ...". */
function withoutSetting(sentence: Token[]): Token[] {
  const comma = sentence.findIndex(({ norm }) => norm === ',')
  if (comma < 1 || !places.has(sentence[0]?.norm ?? '')) return sentence
  const before = sentence.slice(0, comma).some(({ kind }) => kind === 'number')
  return !before && hasNumber(sentence.slice(comma)) ? sentence.slice(comma) : sentence
}

function stop(at: Token | undefined): Token {
  return { kind: 'mark', norm: '.', value: 0, start: at?.start ?? 0, end: at?.start ?? 0 }
}
