import { wordTable } from '#platform/text/word-table.ts'
/**
 * A unit as a text may name it: of weight (grams), of volume (millilitres) or a household measure. A word that is
 * `seldom` a measure of food is one only of foods that have such a portion: "a tablet of sweetener", not of iron.
 */
export type Unit =
  | { kind: 'weight'; name: string; grams: number }
  | { kind: 'volume'; name: string; ml: number }
  | { kind: 'measure'; name: string; seldom?: true }

const weights: [number, string][] = [
  [1, 'g gm gr gms gram gramme'],
  [1000, 'kg kilo kilogram kilogramme kgs'],
  [0.001, 'mg milligram'],
  [28.35, 'oz ounce ozs'],
  [453.6, 'lb pound lbs'],
]

const volumes: [number, string, string][] = [
  [1, 'ml', 'ml mls millilitre milliliter cc'],
  [10, 'cl', 'cl centilitre centiliter'],
  [100, 'dl', 'dl decilitre deciliter'],
  [1000, 'litre', 'l litre liter ltr'],
  [236.6, 'cup', 'cup cupful c'],
  [14.79, 'tbsp', 'tbsp tablespoon tablespoonful tbs tbsps tblsp tb'],
  [4.93, 'tsp', 'tsp teaspoon teaspoonful tsps'],
  [29.57, 'fl oz', 'floz'],
  [473.2, 'pint', 'pint pt'],
  [946.4, 'quart', 'quart qt'],
  [3785, 'gallon', 'gallon gal'],
]

/** Household measures, with the other words for the same thing. */
const measureWords = wordTable<string>({
  slice: 'slice',
  piece: 'piece pc pcs pce chunk',
  can: 'can tin',
  bottle: 'bottle',
  carton: 'carton',
  jar: 'jar',
  glass: 'glass tumbler',
  mug: 'mug',
  bowl: 'bowl bowlful',
  plate: 'plate plateful platter',
  serving: 'serving portion helping order ration',
  handful: 'handful fistful',
  pinch: 'pinch',
  dash: 'dash splash drop',
  drizzle: 'drizzle',
  dollop: 'dollop blob',
  scraping: 'scraping scrape smidgen smidge',
  smear: 'smear',
  knob: 'knob',
  pat: 'pat',
  stick: 'stick baton',
  scoop: 'scoop',
  ladle: 'ladle ladleful',
  spoonful: 'spoonful spoon',
  packet: 'packet pack package pkg sachet pouch envelope',
  bag: 'bag',
  box: 'box',
  container: 'container tub pot cupful',
  bunch: 'bunch',
  sprig: 'sprig',
  clove: 'clove',
  stalk: 'stalk rib',
  head: 'head',
  leaf: 'leaf',
  spear: 'spear',
  floret: 'floret',
  wedge: 'wedge',
  ring: 'ring',
  segment: 'segment',
  half: 'half',
  quarter: 'quarter',
  fillet: 'fillet filet',
  breast: 'breast',
  thigh: 'thigh',
  drumstick: 'drumstick',
  wing: 'wing',
  leg: 'leg',
  steak: 'steak',
  chop: 'chop',
  patty: 'patty',
  link: 'link',
  strip: 'strip rasher',
  cube: 'cube',
  ball: 'ball',
  roll: 'roll',
  bun: 'bun',
  loaf: 'loaf',
  square: 'square',
  bar: 'bar',
  sheet: 'sheet',
  round: 'round',
  cob: 'cob ear',
  shot: 'shot jigger',
  measure: 'measure',
  skewer: 'skewer',
  sandwich: 'sandwich',
  egg: 'egg',
  whole: 'whole',
  basket: 'basket',
  stack: 'stack',
  tray: 'tray',
  pan: 'pan',
  block: 'block',
  bite: 'bite mouthful',
  bit: 'bit',
  glug: 'glug slug',
  sip: 'sip gulp swig',
  cone: 'cone',
  katori: 'katori vati',
  pie: 'pie',
  pizza: 'pizza',
  cake: 'cake',
  cookie: 'cookie',
  chip: 'chip crisp',
  nut: 'nut kernel',
  cracker: 'cracker',
  nugget: 'nugget',
  ravioli: 'ravioli',
  pod: 'pod',
  berry: 'berry',
  layer: 'layer',
  kebab: 'kebab',
  submarine: 'submarine sub',
  drink: 'drink',
  punnet: 'punnet clamshell',
  rack: 'rack',
  sleeve: 'sleeve',
  tablet: 'tablet',
  finger: 'finger',
  side: 'side',
})

/** Packs that hold many of a food: without grams of its own for one, neither a piece nor a serving is a pack. */
export const packsOfMany: ReadonlySet<string> = new Set(['sleeve'])

const seldomWords = new Set(['tablet', 'envelope'])

const units = new Map<string, Unit>()
for (const [grams, words] of weights) {
  for (const word of words.split(' ')) units.set(word, { kind: 'weight', name: 'g', grams })
}
for (const [name, words] of Object.entries(measureWords)) {
  for (const word of words.split(' ')) {
    units.set(word, { kind: 'measure', name, ...(seldomWords.has(word) ? { seldom: true } : {}) })
  }
}
for (const [ml, name, words] of volumes) {
  for (const word of words.split(' ')) units.set(word, { kind: 'volume', name, ml })
}

/** All words that name a unit. */
export const unitWords: readonly string[] = [...units.keys()]

/** The unit that a word names, if any. */
export function unitOf(word: string): Unit | undefined {
  return units.get(word)
}

/** Measures that may have grams in the food table. */
export const knownMeasures = new Set([
  ...Object.keys(measureWords),
  'cup',
  'tbsp',
  'tablespoon',
  'tsp',
  'teaspoon',
])

/** Millilitres of the volumes that are measures in the food table. */
export const volumeMl = wordTable<number>({
  cup: 236.6,
  tbsp: 14.79,
  tablespoon: 14.79,
  tsp: 4.93,
  teaspoon: 4.93,
  'fl oz': 29.57,
})

export type Size = 'mini' | 'small' | 'medium' | 'large' | 'extra large'

const sizes = wordTable<Size>({
  small: 'small',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  lrg: 'large',
  xl: 'extra large',
  xxl: 'extra large',
  little: 'small',
  tiny: 'small',
  mini: 'mini',
  miniature: 'mini',
  bitesize: 'mini',
  thin: 'small',
  medium: 'medium',
  regular: 'medium',
  average: 'medium',
  large: 'large',
  big: 'large',
  thick: 'large',
  tall: 'small',
  grande: 'medium',
  venti: 'large',
  generous: 'large',
  heaped: 'large',
  heaping: 'large',
  jumbo: 'extra large',
  huge: 'extra large',
  giant: 'extra large',
  massive: 'extra large',
})

/** The size that a word names, if any. */
export function sizeOf(word: string): Size | undefined {
  return sizes[word]
}

/** Factor of a size on a measure that has no grams of its own for the size. */
export const sizeFactor: Record<Size, number> = {
  mini: 0.5,
  small: 0.75,
  medium: 1,
  large: 1.3,
  'extra large': 1.6,
}
