import { wordTable } from '#platform/text/word-table.ts'
import { normaliseWord } from './normalise.ts'
import { withoutNumbering } from './numbering.ts'
import { plainDigits } from './plain-digits.ts'

/** A part of a text: a word in the form that the index has, a number, or a mark such as a comma. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Lower case, without accents; a word also in the singular. */
  norm: string
  /** The value of a number, 0 for words and marks. */
  value: number
  /** Position in the text; `end` is the position after the last character. */
  start: number
  end: number
  /** True for a word written in the plural. */
  plural?: boolean
  /** True for a word that stands for a named plate. */
  set?: boolean
  /** The negated word of a word made of two: "icing" of "noicing". */
  denies?: string
  /** True for a word whose spelling was corrected. */
  corrected?: boolean
}

const pattern =
  /(?<percent>\d+(?:[.,]\d+)?\s*(?:%|percent\b))|(?<number>\d+(?:[.,]\d+)*(?:e[+-]?\d+(?![\p{L}\d]))?)|(?<fraction>[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<word>m&m(?:['’]?s)?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(?<mark>[^\s])|(?<line>\n)/giu

const fractions = wordTable<number>({
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
})

/** Splits a text into tokens with their positions. Linear in the length of the text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of withoutNumbering(plainDigits(text)).matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const { percent, number, fraction, word } = match.groups ?? {}
    if (percent) {
      tokens.push({
        kind: 'word',
        norm: `${Number.parseFloat(percent)}percent`,
        value: 0,
        start,
        end,
      })
    } else if (number) {
      tokens.push({ kind: 'number', norm: number, value: readNumber(number), start, end })
    } else if (fraction) {
      const value = fractions[fraction] ?? 0
      tokens.push({ kind: 'number', norm: fraction, value, start, end })
    } else if (word) {
      const norm = spoonLetters.get(word) ?? normaliseWord(word)
      const plural = /s$/i.test(word) && !norm.endsWith('s')
      tokens.push({ kind: 'word', norm, value: 0, start, end, plural })
    } else {
      const norm = match[0] === '\n' ? ';' : (sameMarks[match[0]] ?? match[0])
      tokens.push({ kind: 'mark', norm, value: 0, start, end })
    }
  }
  return tokens
}

/** In recipes a capital T means tablespoon and a small t teaspoon. */
const spoonLetters = new Map([
  ['T', 'tbsp'],
  ['t', 'tsp'],
])

const sameMarks = wordTable<string>({ '–': '-', '—': '-', '⁄': '/', '×': 'x', '•': ';' })

/** Most digits of a number before its decimal point. One with more is no amount of food. */
const mostDigits = 6

/**
 * Reads "1,5" as 1.5, "1,500" as 1500 and "1e3" as 1000. A second point ends the number. One with more than six
 * digits is infinite, so that no amount made of it is believed.
 */
function readNumber(text: string): number {
  if (/e/i.test(text)) {
    const value = Number(text.replace(',', '.'))
    return value < 10 ** mostDigits ? value : Number.POSITIVE_INFINITY
  }
  const thousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
  const plain = thousands ? text.replaceAll(',', '') : text
  const parts = plain.split(/[.,]/)
  const whole = parts.length > 2 ? parts.join('') : (parts[0] ?? '')
  if (whole.length > mostDigits) return Number.POSITIVE_INFINITY
  return Number.parseFloat(plain.replace(',', '.'))
}
