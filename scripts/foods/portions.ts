import { knownMeasures } from '#app/nutrition/units.ts'
import { singular } from '#app/nutrition/words.ts'

/** A household measure as USDA lists it: SR28 keeps the amount apart, FNDDS writes it into the text. */
export type Portion = { amount: number; measure: string; grams: number }

export type Measures = {
  measures: Record<string, number>
  /** USDA's own default amount, when it gives one. */
  usual: number | null
}

const sizes = /^(extra small|small|medium|regular|large|extra large|mini|miniature|thin|thick)\b/

/** Turns USDA's portion texts into grams under our own short names ("cup", "slice", "large slice"). */
export function readPortions(portions: Portion[]): Measures {
  const measures: Record<string, number> = {}
  let usual: number | null = null
  for (const { amount, measure, grams } of portions) {
    if (!(grams > 0) || !(amount > 0)) continue
    if (measure === 'Quantity not specified') usual = grams
    else {
      const key = measureName(measure)
      if (key && !(key in measures)) measures[key] = round(grams / amount)
    }
  }
  return { measures, usual }
}

/** USDA's portions are yields, guides or parts that nobody names: these are left out. */
const skipped =
  /guideline|yield|raw|crust not eaten|cubic inch|surface inch|with bone|without shell|snack-size|dry|frozen|before|school|child|stuffed|oz$|not specified|NS as to/i

function measureName(text: string): string | null {
  if (skipped.test(text)) return null
  const plain = text
    .toLowerCase()
    .replace(/^1 /, '')
    .replace(/\(.*?\)/g, '')
    .split(',')[0]
    ?.split('/')[0]
    ?.trim()
  if (!plain) return null
  if (plain.startsWith('fl oz')) return 'fl oz'
  const size = sizes.exec(plain)?.[1]
  const noun = singular(
    (size ? plain.slice(size.length) : plain).replace(/^ (or|and) \S+/, '').trim(),
  )
  const sizeName = size ? sizeNames[size] : undefined
  if (size && noun === '') return sizeName ?? null
  if (noun.includes(' ') || !knownMeasures.has(noun)) return null
  if (sizeName === 'medium') return noun
  return sizeName ? `${sizeName} ${noun}` : noun
}

const sizeNames: Record<string, string> = {
  'extra small': 'small',
  small: 'small',
  thin: 'small',
  mini: 'mini',
  miniature: 'mini',
  medium: 'medium',
  regular: 'medium',
  large: 'large',
  thick: 'large',
  'extra large': 'extra large',
}

function round(grams: number): number {
  return Math.round(grams * 100) / 100
}
