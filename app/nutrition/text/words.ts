import { withoutNumbering } from './numbering.ts'

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
  /(?<percent>\d+(?:[.,]\d+)?\s*(?:%|percent\b))|(?<number>\d+(?:[.,]\d+)*)|(?<fraction>[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<word>m&m(?:['’]?s)?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(?<mark>[^\s])|(?<line>\n)/giu

const fractions: Record<string, number> = {
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
}

/** Splits a text into tokens with their positions. Linear in the length of the text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of withoutNumbering(text).matchAll(pattern)) {
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
      const norm = spoonLetters[word] ?? normaliseWord(word)
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
const spoonLetters: Record<string, string> = { T: 'tbsp', t: 'tsp' }

const sameMarks: Record<string, string> = { '–': '-', '—': '-', '⁄': '/', '×': 'x', '•': ';' }

/** Reads "1,5" as 1.5 and "1,500" as 1500. A second point ends the number. */
function readNumber(text: string): number {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return Number.parseFloat(text.replace(',', '.'))
}

/** Lower case, no accents, no possessive, singular: the form in which words are compared. */
export function normaliseWord(word: string): string {
  const known = normalised.get(word)
  if (known !== undefined) return known
  const made = normalise(word)
  if (word.length <= 24 && normalised.size < 20_000)
    normalised.set(wholeString(word), wholeString(made))
  return made
}

/** A copy of a word. A substring of a text would keep the whole text in memory. */
function wholeString(word: string): string {
  return Buffer.from(word).toString()
}

/** Cache of normalised words. A few thousand words make up nearly all texts and names. */
const normalised = new Map<string, string>()

function normalise(word: string): string {
  const lower = word.toLowerCase()
  const plain = /^[a-z]+$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øæßłđ]/g, (letter) => plainLetters[letter] ?? letter)
        .replace(/['’]s$|['’]/g, '')
  const one = singular(spellings.get(plain) ?? plain)
  return spellings.get(one) ?? one
}

const plainLetters: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' }

/** Words that the rules of `singular` would change wrongly, such as singular words that end in s. */
const unchanged = new Set(
  `hummus houmous couscous asparagus citrus swiss molasses haggis brussels octopus cactus
  hibiscus quiches schnapps bass grass watercress cress less unless gas bus this plus was has is us
  yes its always perhaps moussaka dris oats grits swedish series`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const irregular: Record<string, string> = {
  loaves: 'loaf',
  halves: 'half',
  leaves: 'leaf',
  knives: 'knife',
  quiches: 'quiche',
  cookies: 'cookie',
  fries: 'fries',
  brownies: 'brownie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  pies: 'pie',
  calories: 'calorie',
  brussels: 'brussel',
  feet: 'foot',
  anchovies: 'anchovy',
  chilies: 'chili',
  chillies: 'chili',
  radishes: 'radish',
  eclairs: 'eclair',
  avocadoes: 'avocado',
  gyros: 'gyro',
  tortillas: 'tortilla',
  patties: 'patty',
  burritos: 'burrito',
  oreos: 'oreo',
  cheerios: 'cheerios',
  doritos: 'doritos',
  cheetos: 'cheetos',
  nachos: 'nachos',
  peppers: 'capsicum',
  greens: 'greens',
}

/** The singular of an English word by simple rules, which suffice to compare words. */
export function singular(word: string): string {
  const known = irregular[word]
  if (known) return known
  if (word.length < 4 || !word.endsWith('s') || unchanged.has(word)) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(to|go)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Other spellings and names of a word, with the one that the food table uses. */
const spellings = new Map(
  Object.entries({
    cheesy: 'cheese',
    crisps: 'chip',
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    yoghourt: 'yogurt',
    yog: 'yogurt',
    avacado: 'avocado',
    avacados: 'avocado',
    tost: 'toast',
    tosty: 'toastie',
    toasty: 'toastie',
    sosage: 'sausage',
    egs: 'egg',
    donner: 'doner',
    donar: 'doner',
    cappucino: 'cappuccino',
    capuccino: 'cappuccino',
    capucino: 'cappuccino',
    yoghurts: 'yogurt',
    chilli: 'chili',
    chile: 'chili',
    chilly: 'chili',
    daal: 'dal',
    dahl: 'dal',
    dhal: 'dal',
    dall: 'dal',
    chapatti: 'roti',
    chapati: 'roti',
    chappati: 'roti',
    chapatis: 'roti',
    chapattis: 'roti',
    rotis: 'roti',
    doughnut: 'donut',
    doughnuts: 'donut',
    omelette: 'omelet',
    omelettes: 'omelet',
    houmous: 'hummus',
    humus: 'hummus',
    hommus: 'hummus',
    barbeque: 'bbq',
    barbecue: 'bbq',
    barbecued: 'bbq',
    barbequed: 'bbq',
    veg: 'vegetable',
    veggie: 'vegetable',
    veggies: 'vegetable',
    mayo: 'mayonnaise',
    mayonaise: 'mayonnaise',
    catsup: 'ketchup',
    parmigiano: 'parmesan',
    whisky: 'whiskey',
    biriyani: 'biryani',
    briyani: 'biryani',
    parantha: 'paratha',
    parathas: 'paratha',
    kabob: 'kebab',
    kabab: 'kebab',
    kebob: 'kebab',
    kababs: 'kebab',
    kabobs: 'kebab',
    tumeric: 'turmeric',
    flavoured: 'flavored',
    flavour: 'flavor',
    sulphured: 'sulfured',
    grey: 'gray',
    capsicums: 'capsicum',
    panir: 'paneer',
    shwarma: 'shawarma',
    shawerma: 'shawarma',
    ramyun: 'ramen',
    brocolli: 'broccoli',
    brocoli: 'broccoli',
    expresso: 'espresso',
    choc: 'chocolate',
    decaffeinated: 'decaf',
    prawns: 'shrimp',
    prawn: 'shrimp',
    smoothy: 'smoothie',
    cooky: 'cookie',
    cookys: 'cookie',
    donught: 'donut',
    omlette: 'omelet',
    omlet: 'omelet',
    yogert: 'yogurt',
    tacos: 'taco',
    frankfurter: 'hotdog',
    frankfurters: 'hotdog',
    wiener: 'hotdog',
    wieners: 'hotdog',
    mutton: 'lamb',
  }),
)
