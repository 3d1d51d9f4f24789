import { unitOf } from '../amounts/units.ts'
import type { Token } from './words.ts'

/** Not within a number: "308" of "1e308" is none. */
export const free = '(?<![\\d.,/]|\\de[+-]?)'
export const digits = '\\d{1,6}(?:[.,]\\d{1,6}){0,2}'
export const grams = '[ ]?(?:g|gm|grams?)?'
export const nourishing = '(?:carbs?|carbohydrates?|proteins?|fib(?:er|re))'

/** Fat, sugar and salt are also foods; next to carbohydrates or protein they are figures. */
const figures = new RegExp(
  `(?:${free}${digits}[ ]?(?:m?g|grams?)?[ ](?:of[ ])?(?:sat(?:urated)?[ ])?(?:fats?|sugars|sodium)\\b(?![ -]free)|\\b(?:fats?|sugars?|salt|sodium)[ ]?[:=]?[ ]?${digits}[ ]?(?:m?g\\b)?)`,
  'gimu',
)
const macros = new RegExp(
  `${digits}${grams}[ ]?${nourishing}\\b|\\b${nourishing}[ ]?[:=]?[ ]?\\d`,
  'iu',
)

const macro = new RegExp(macros.source, 'giu')
const plainFat = new RegExp(`^${digits}[ ]?(?:g|grams?)[ ](?:of[ ])?fat$`, 'iu')

/** One amount of a label in either order: "11 g fat", "of which saturates: 3 g". */
const weight = `${digits}[ ]?(?:m?g|grams?)?`
const named = '(?:sat(?:urated)?[ ])?(?:fats?|saturates|sugars?|salt|sodium)'
const entry = new RegExp(
  `${free}${weight}[ ](?:of[ ])?${named}\\b(?![ -]free)|\\b${named}[ ]?[:=]?[ ]?${weight}(?![\\d\\p{L}])`,
  'gimu',
)
const fatEntry = /fat|saturates/iu
/** "0 g fat" says what kind of food it is. */
const nought = /(?<![\d.,])0(?![\d.,])/u
/** What else a label says. */
const other = new RegExp(
  `\\b(?:of|which|per|each|total|net|and|about|k?cals?|calories|energy|kj|g|mg|grams?|serving|${nourishing})\\b`,
  'gimu',
)

/** Most characters of a label, and before it that may name its food. */
const longest = 200
const bracketed = new RegExp(
  `\\(([^()\\n]{1,${longest}})\\)|\\[([^[\\]\\n]{1,${longest}})\\]`,
  'gu',
)
const behindColon = new RegExp(`:([^:;.\\n()]|[.](?=\\d)){1,${longest}}(?=[;.\\n]|$)`, 'gu')

/** A line, or a part of one. */
const part = /[^;\n]+/g
/** Fat in grams that is no part of a label has no food of its own, and must not give its grams to another. */
const lone = new RegExp(
  `${free}(?!0[ ]?g)${digits}[ ]?(?:g|grams?)[ ](?:of[ ])?(?:(?:sat(?:urated)?|total|trans)[ ])?fat(?=[ ]*(?:[,.;:)/|+&]|$|(?:and|per|each)\\b))`,
  'gimu',
)

/**
 * Blanks the figures of labels: fat beside carbohydrates or protein; two and more of fat, sugar and salt where
 * nothing else stands in a bracket, behind a food and a colon, or where no other amount is. Beside other amounts
 * they are ingredients.
 */
export function withoutLabels(text: string, isFood: (word: string) => boolean): string {
  const plain = text
    .replace(bracketed, blankLabel)
    .replace(behindColon, (said, _, at: number) =>
      hasFood(text, at, isFood) ? blankLabel(said) : said,
    )
  const left = plain.replace(part, (said) => {
    if (!isLabel(said)) return said
    const rest = said.replace(entry, ' ').replace(macro, ' ')
    const alone = !/\p{L}/u.test(rest.replace(other, ' '))
    return !/\d/.test(rest) && (alone || hasFood(rest, rest.length, isFood))
      ? blankEntries(said)
      : said
  })
  const unlabelled = macros.test(left) ? left.replace(figures, blank) : left
  return isFatAlone(unlabelled) ? unlabelled : unlabelled.replace(lone, blank)
}

/** A weight of fat that is the whole text ("100 g fat") is cooking fat; beside other words it is a figure of a label. */
export function cookingFat(tokens: readonly Token[]): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const alone = words.at(-1) === 'fat' && words.length <= 3 && words.slice(0, -1).every(weighs)
  const weighed = alone && tokens[0]?.kind === 'number'
  return tokens.map((token) =>
    weighed && token.norm === 'fat' ? { ...token, norm: 'lard' } : token,
  )
}

const weighs = (norm: string) => norm === 'of' || unitOf(norm) !== undefined

/** The same of a text that is not cut into tokens yet, so that its fat is not blanked. */
function isFatAlone(text: string): boolean {
  return !/[\p{L}\d]/u.test(text.replace(plainFat, ' '))
}

function blankLabel(said: string): string {
  const more = /\p{L}/u.test(said.replace(entry, ' ').replace(other, ' '))
  return isLabel(said) && !more ? blankEntries(said) : said
}

function isLabel(said: string): boolean {
  const entries = said.match(entry) ?? []
  return entries.length > 1 && entries.some((each) => fatEntry.test(each))
}

function blankEntries(said: string): string {
  return said.replace(entry, (each) => (nought.test(each) ? each : blank(each)))
}

/** True when a food is named before a position, in the same sentence. */
function hasFood(text: string, at: number, isFood: (word: string) => boolean): boolean {
  const sentence =
    text
      .slice(Math.max(0, at - longest), at)
      .split(/[;\n]/)
      .at(-1) ?? ''
  return (sentence.match(/\p{L}{3,}/gu) ?? []).some(isFood)
}

/** As many spaces as a stretch has characters, so that positions stay the same. */
export function blank(said: string): string {
  return ' '.repeat(said.length)
}
