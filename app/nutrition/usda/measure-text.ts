import { type Size, sizeOf, unitOf } from '../amounts/units.ts'
import { normaliseWord } from '../text/normalise.ts'
import { tokenise } from '../text/words.ts'

/** A parsed measure text of USDA: "1 medium slice (1/8 of 9" pie)", "1 can (12 fl oz)". */
export type Measure = {
  /** Number of units that the grams are for: 10 for "10 chips". */
  count: number
  /** Our names of its units: "1 piece/slice" has piece and slice, "1 large" has none. */
  units: readonly string[]
  /** The words for what is counted, without sizes: "snack", "cake". */
  nouns: readonly string[]
  /** Nouns that are alternatives of each other: "taco or tostada". */
  either: readonly string[]
  sizes: readonly Size[]
  /** All other words: "cooked", "sliced", and the brand in brackets. */
  words: readonly string[]
  /** Sizes of the whole that it is a part of: "1 piece, medium pizza". */
  wholeSizes: readonly Size[]
  /** Millilitres of one unit; null unless the unit is a volume. */
  unitMl: number | null
  /** Grams of one unit; null unless the unit is a weight. */
  unitGrams: number | null
  /** Stated content of a container, in millilitres or grams: "can (12 fl oz)", "6 oz container". */
  insideMl: number | null
  insideGrams: number | null
  /** Diameter or length in inches, as a range. */
  inches: readonly [number, number] | null
  /** True for USDA's own default amount. */
  isDefault: boolean
  /** True when the amount is of the dry or raw food, or with bones, and the grams are of what is eaten. */
  yields: boolean
  /** True for a brand in brackets: "1 bar [Hershey Bar]". */
  branded: boolean
  /** True for measures that people do not use: guideline amounts, cubic inches, toppings. */
  unsayable: boolean
}

const unsayable =
  /guideline|cubic inch|surface inch|linear inch|\btopping\b|skin from|amount to make|\bunit\b|recipe yield/
const yields = /\byields?\b/
const rawState = /\b(dry|raw|unpopped|uncooked|dried|bone|shell|frozen|refuse)\b/

/** Words that do not help to identify a measure. */
const empty = new Set(
  `or and a an the of nfs ns as to size sized any approx approximately about dia diameter nlea include each
  all type kind`.split(/\s+/),
)
/** Words after which the noun ends: "frankfurter on bun". */
const nounEnds = new Set('with on in from without of made'.split(' '))
const isTelling = (word: string) => word === 'without' || !nounEnds.has(word)

/** Reads a measure text of USDA, in any case. Nothing is cached here. */
export function readMeasure(text: string): Measure {
  const lower = text.toLowerCase().replaceAll('bite-size', 'bite size')
  const { count, rest } = readCount(lower)
  const isDefault = /^(quantity not specified|default)/.test(lower)
  const [, brand = ''] = /\[(.*)\]/.exec(rest) ?? []
  const [, brackets = ''] = /\((.*)\)/.exec(rest) ?? []
  const outside = rest.replace(/\[.*\]|\(.*\)/g, ' ').trim()
  const bare = isDefault ? '' : outside
  const [head = '', ...details] = bare.split(',')
  const noun = readNoun(head.replace(insidePattern, ' ').replace(/\b[\d/.-]+(-inch|")/g, ' '))
  const detail = [...details, /\d/.test(brackets) ? '' : brackets].join(' ')
  const sized = readSizes(detail)
  const volume = noun.volumeFirst
  return {
    // USDA calls one side "1/2 breast", which people call a breast
    count: noun.units.includes('breast') && count === 0.5 ? 1 : count,
    units: noun.units,
    nouns: noun.nouns,
    either: noun.either,
    sizes: noun.sizes,
    words: [...noun.words, ...sized.words, ...sized.kinds, ...readSizes(brand).words].filter(
      isTelling,
    ),
    wholeSizes: sized.sizes,
    unitMl: volume?.kind === 'volume' ? volume.ml : null,
    unitGrams: volume?.kind === 'weight' ? volume.grams : null,
    ...readInside(volume ? '' : `${head} ${brackets}`),
    inches: readInches(rest),
    isDefault,
    // "1/2 chicken" always means what is eaten
    yields: count !== 0.5 && yields.test(rest) && rawState.test(rest),
    branded: brand !== '',
    unsayable: unsayable.test(rest),
  }
}

/**
 * Reads the number at the beginning: "1 cup", "1/2 breast", "2.5 oz". It is 1 when there is none, and in "6 inch
 * sub", where the number is a length.
 */
function readCount(text: string): { count: number; rest: string } {
  if (/^\d+[ -]inch\b/.test(text)) return { count: 1, rest: text.replace(' inch', '-inch') }
  const [all, number = ''] = /^(\d+\/\d+|\d*\.?\d+)\s+/.exec(text) ?? ['']
  if (!number) return { count: 1, rest: text }
  const [top = 1, bottom = 1] = number.split('/').map(Number)
  return { count: top / bottom || 1, rest: text.slice(all.length) }
}

type Noun = Pick<Measure, 'units' | 'nouns' | 'either' | 'sizes'> & {
  words: string[]
  volumeFirst: ReturnType<typeof unitOf> | null
}

/** Reads nouns and unit. The unit is last ("large slice"), but volumes and weights are first ("cup slices"). */
function readNoun(head: string): Noun {
  const { words: all, sizes, kinds } = readSizes(head)
  const end = all.findIndex((word) => nounEnds.has(word))
  const nouns = end < 0 ? all : all.slice(0, end)
  const behind = end < 0 ? [] : all.slice(end + 1)
  const [first = '', second] = nouns
  const fluid = (first === 'fl' || first === 'fluid') && second === 'oz'
  const unit = fluid ? unitOf('floz') : unitOf(first)
  if (unit && unit.kind !== 'measure' && sizes.length === 0) {
    const words = [...nouns.slice(fluid ? 2 : 1), ...behind]
    return { units: [unit.name], nouns: [], either: [], sizes, words, volumeFirst: unit }
  }
  const units = first === 'serving' ? ['serving'] : unitsOf(nouns, head)
  const words = [...behind, ...kinds]
  return { units, nouns, either: eitherOf(head, nouns), sizes, words, volumeFirst: null }
}

function eitherOf(head: string, nouns: readonly string[]): string[] {
  const pairs = [...head.matchAll(/([a-z]+)\s*(?:\/|\bor\b)\s*([a-z]+)/g)]
  const words = pairs.flatMap(([, one = '', other = '']) => [one, other]).map(normaliseWord)
  return words.length === words.filter((word) => nouns.includes(word)).length ? words : []
}

/** The units at the end of the nouns: only the last noun, or several in "piece/slice" and "piece or slice". */
function unitsOf(nouns: readonly string[], head: string): string[] {
  const joined = /\/| or /.test(head)
  const units: string[] = []
  for (const noun of nouns.toReversed()) {
    const unit = unitOf(noun)
    if (!unit) break
    units.push(unit.name)
    if (!joined) break
  }
  return units
}

const sureSizes = new Set(['fun', 'slider', 'child'])
const sizeWords: Record<string, Size> = {
  fun: 'small',
  snack: 'small',
  bite: 'mini',
  silver: 'mini',
  cocktail: 'mini',
  slider: 'mini',
  child: 'mini',
  personal: 'mini',
  king: 'extra large',
}

/** Words and sizes of a text ("extra large" is one size); `kinds` are the words of sizes such as "snack size". */
type Sized = { words: string[]; sizes: Size[]; kinds: string[] }

function readSizes(text: string): Sized {
  const found: Sized = { words: [], sizes: [], kinds: [] }
  const tokens = tokenise(text).filter(({ kind }) => kind === 'word')
  for (const [i, { norm }] of tokens.entries()) {
    const next = tokens[i + 1]?.norm
    const previous = tokens[i - 1]?.norm
    const kind = next === 'size' || sureSizes.has(norm) ? sizeWords[norm] : undefined
    // "bagel thin" is a name, in which thin is not a size
    const size = kind ?? (next === undefined && norm === 'thin' && i > 0 ? undefined : sizeOf(norm))
    if (kind || next === 'size') found.kinds.push(norm)
    if (size) found.sizes.push(size === 'large' && previous === 'extra' ? 'extra large' : size)
    else if (norm !== 'extra' && next !== 'size' && !empty.has(norm)) found.words.push(norm)
  }
  return { ...found, sizes: [...new Set(found.sizes)] }
}

const insidePattern = /(\d*\.?\d+)[ -]?(fl oz|oz|ml|g\b|litre|liter|l\b)/

function readInside(text: string): Pick<Measure, 'insideMl' | 'insideGrams'> {
  const [, number = '', unit = ''] = insidePattern.exec(text) ?? []
  const value = Number(number)
  if (!(value > 0)) return { insideMl: null, insideGrams: null }
  if (unit === 'oz') return { insideMl: null, insideGrams: value * 28.35 }
  if (unit === 'g') return { insideMl: null, insideGrams: value }
  const ml = unit === 'fl oz' ? 29.57 : unit === 'ml' ? 1 : 1000
  return { insideMl: value * ml, insideGrams: null }
}

/** Reads "9" dia" as 9 to 9, "11-12"" as 11 to 12, "3-3/4"" as 3.75 to 3.75. */
function readInches(text: string): readonly [number, number] | null {
  const found = /(\d+)(?:-(\d+)(?:\/(\d+))?)?(?:"|-inch)/.exec(text)
  if (!found) return null
  const [low = 0, more = 0, parts = 0] = found.slice(1).map((part) => Number(part ?? 0))
  if (parts) return [low + more / parts, low + more / parts]
  return [low, more || low]
}
