import { wordTable } from '#platform/text/word-table.ts'
import type { Token } from '../text/words.ts'

/** A number that a text states, with the bounds of a range; `weak` is "a" or "some". */
export type Quantity = { value: number; low: number; high: number; weak: boolean; next: number }

const numberWords = wordTable<number>({
  one: 1,
  ek: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})

const fractionWords = wordTable<number>({
  half: 0.5,
  aadha: 0.5,
  adha: 0.5,
  quarter: 0.25,
  third: 1 / 3,
})
const vague = wordTable<[number, number, number]>({
  couple: [2, 2, 3],
  few: [3, 2, 5],
  several: [4, 3, 6],
  pair: [2, 2, 2],
  dozen: [12, 12, 12],
})

/** True for a number word: "fifty", "half", "dozen". */
export const saysNumber = (word: string) =>
  word in numberWords || word in fractionWords || word in vague || word === 'hundred'

/** True for a number in digits or as a word. */
export const isNumber = ({ kind, norm }: Token) => kind === 'number' || saysNumber(norm)

/** Reads the amount that begins at token `at`: "1 1/2", "½", "two and a half", "2 to 3", "a few". */
export function readQuantity(tokens: Token[], at: number): Quantity | null {
  if (word(tokens, at) === 'between') {
    const low = readSingle(tokens, at + 1)
    const range = low && readRange(tokens, low, 'and')
    if (range) return range
  }
  const single = readSingle(tokens, at)
  return single && (readRange(tokens, single, 'to') ?? single)
}

/** Reads the rest of a range whose lower bound is `low`. */
function readRange(tokens: Token[], low: Quantity, joiner: string): Quantity | null {
  if (low.weak) return null
  let next = low.next
  const unit = tokens[next]?.kind === 'word' && word(tokens, next + 1) === joiner
  if (unit) next++
  const mark = tokens[next]
  const joined = mark?.norm === '-' || word(tokens, next) === joiner || word(tokens, next) === 'or'
  if (!joined) return null
  const high = readSingle(tokens, next + 1)
  if (!high || high.weak || high.value <= low.value || high.value > low.value * 10) return null
  return {
    value: (low.value + high.value) / 2,
    low: low.value,
    high: high.value,
    weak: false,
    next: high.next,
  }
}

function readSingle(tokens: Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (!token) return null
  const pack = readPackOf(tokens, at)
  if (pack) return pack
  if (token.kind === 'number') return readDigits(tokens, at, token.value)
  if (token.kind !== 'word') return null
  return readWords(tokens, at, token.norm)
}

const packs = new Set([4, 6, 8, 10, 12, 15, 18, 24, 30])

/** Reads packs as the number of pieces in them: "six pack of beer", "2 six packs", "a 12-pack". */
function readPackOf(tokens: Token[], at: number): Quantity | null {
  if (!saysPack(tokens, at)) return null
  const article = ['a', 'an', 'the'].includes(word(tokens, at)) ? 1 : 0
  const first = countAt(tokens, at + article)
  const second = article === 0 ? countAt(tokens, at + 1) : 0
  const size = packs.has(second) ? second : first
  const from = at + article + (size === second ? 2 : 1)
  const named = tokens[from]?.norm === '-' ? from + 1 : from
  const many = size === second && first > 0
  const token = tokens[named]
  if (!packs.has(size) || token?.norm !== 'pack' || (token.plural && !many)) return null
  const next = word(tokens, named + 1) === 'of' ? named + 2 : named + 1
  return exact(many ? first * size : size, next)
}

/** A quick check that a "pack" is near, as most texts have none. */
function saysPack(tokens: Token[], at: number): boolean {
  return [1, 2, 3].some((ahead) => tokens[at + ahead]?.norm === 'pack')
}

function countAt(tokens: Token[], at: number): number {
  const token = tokens[at]
  if (!token) return 0
  return token.kind === 'number' ? token.value : (numberWords[token.norm] ?? 0)
}

/** Reads a number that starts with digits: "1", "1/2", "1 1/2", "1½", "2 and a half". */
function readDigits(tokens: Token[], at: number, first: number): Quantity {
  const over = fractionAt(tokens, at)
  if (over) return exact(over.value, over.value < 1 ? skipOf(tokens, over.next) : over.next)
  const second = tokens[at + 1]
  const mixed = fractionAt(tokens, at + 1)
  if (mixed && mixed.value < 1) return exact(first + mixed.value, mixed.next)
  const dashed = isTight(tokens, at + 1) ? fractionAt(tokens, at + 2) : null
  if (dashed && dashed.value < 1) return exact(first + dashed.value, dashed.next)
  if (second?.kind === 'number' && second.value < 1 && Number.isInteger(first)) {
    return exact(first + second.value, at + 2)
  }
  if (word(tokens, at + 1) === 'dozen') return exact(first * 12, at + 2)
  if (word(tokens, at + 1) === 'half' && word(tokens, at + 2) === 'dozen') {
    return exact(first * 6, at + 3)
  }
  return withHalf(tokens, first, at + 1)
}

/** True for a dash without spaces around it, as in "1-1/2". */
function isTight(tokens: Token[], at: number): boolean {
  const dash = tokens[at]
  return (
    dash?.norm === '-' && tokens[at - 1]?.end === dash.start && dash.end === tokens[at + 1]?.start
  )
}

/** The fraction that begins at a token; that of a divisor of nought is no finite number, and not believed. */
function fractionAt(tokens: Token[], at: number): { value: number; next: number } | null {
  const slash = tokens[at + 1]
  if (slash?.norm !== '/') return null
  const [top, bottom] = [tokens[at], tokens[at + 2]]
  if (top?.kind !== 'number' || bottom?.kind !== 'number') return null
  if (slash.start !== top.end || bottom.start !== slash.end) return null
  return { value: top.value / bottom.value, next: at + 3 }
}

function readWords(tokens: Token[], at: number, norm: string): Quantity | null {
  const article = norm === 'a' || norm === 'an'
  const start = article ? at + 1 : at
  const head = word(tokens, start)
  if (head === 'hundred' && article) return withRest(tokens, 100, start + 1)
  const range = vague[head]
  if (range && (article || norm !== 'pair')) return vagueQuantity(tokens, start, range)
  // "4 peach halves" is a count, not a fraction
  const part = head in fractionWords && !tokens[start]?.plural
  if (part && (article || norm === head)) return readFraction(tokens, start, head)
  const number = numberWords[norm]
  if (number) return readNumberWord(tokens, at, number)
  if (article) return { value: 1, low: 1, high: 1, weak: true, next: at + 1 }
  return null
}

function vagueQuantity(tokens: Token[], at: number, range: [number, number, number]): Quantity {
  const [value, low, high] = range
  const next = word(tokens, at + 1) === 'of' ? at + 2 : at + 1
  return { value, low, high, weak: false, next }
}

/** Reads a fraction in words: "half a", "half of an", "a quarter of the", "half a dozen". */
function readFraction(tokens: Token[], at: number, head: string): Quantity {
  const value = fractionWords[head] ?? 0.5
  let next = at + 1
  if (word(tokens, next) === 'of') next++
  if (['a', 'an', 'the', 'one'].includes(word(tokens, next))) next++
  if (word(tokens, next) === 'dozen') return exact(value * 12, next + 1)
  return exact(value, next)
}

function readNumberWord(tokens: Token[], at: number, number: number): Quantity {
  const next = word(tokens, at + 1)
  const joint = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
  const unit = numberWords[word(tokens, joint)]
  if (number >= 20 && unit && unit < 10) return withHalf(tokens, number + unit, joint + 1)
  if (next === 'hundred') return withRest(tokens, number * 100, at + 2)
  if (next === 'dozen') return exact(number * 12, at + 2)
  const part = fractionWords[word(tokens, joint)]
  if (part && number * part < 1) return exact(number * part, skipOf(tokens, joint + 1))
  return withHalf(tokens, number, at + 1)
}

/** Reads what follows the hundreds: "a hundred and fifty", "two hundred twenty five". */
function withRest(tokens: Token[], hundreds: number, next: number): Quantity {
  const at = word(tokens, next) === 'and' ? next + 1 : next
  const tens = numberWords[word(tokens, at)]
  if (!tens) return exact(hundreds, next)
  const ones = tens >= 20 ? numberWords[word(tokens, at + 1)] : undefined
  if (ones && ones < 10) return exact(hundreds + tens + ones, at + 2)
  return exact(hundreds + tens, at + 1)
}

/** Reads a fraction after a whole number: "two and a half", "1 and 1/2". */
function withHalf(tokens: Token[], value: number, next: number): Quantity {
  if (word(tokens, next) !== 'and') return exact(value, next)
  const article = ['a', 'an', 'one'].includes(word(tokens, next + 1)) ? 1 : 0
  const part = fractionWords[word(tokens, next + 1 + article)]
  if (part && article) return exact(value + part, next + 3)
  const over = fractionAt(tokens, next + 1)
  if (over && over.value < 1) return exact(value + over.value, over.next)
  return exact(value, next)
}

function skipOf(tokens: Token[], at: number): number {
  if (word(tokens, at) !== 'of') return at
  return ['a', 'an', 'the'].includes(word(tokens, at + 1)) ? at + 2 : at + 1
}

function exact(value: number, next: number): Quantity {
  return { value, low: value, high: value, weak: false, next }
}

function word(tokens: Token[], at: number): string {
  const token = tokens[at]
  return token?.kind === 'word' ? token.norm : ''
}
