import { wordTable } from '#platform/text/word-table.ts'
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
        .replace(/[øæœßłđ]/g, (letter) => plainLetters[letter] ?? letter)
        .replace(/['’]s$|['’]/g, '')
  const one = singular(spellings.get(plain) ?? plain)
  return spellings.get(one) ?? one
}

const plainLetters = wordTable<string>({ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' })

/** Words that the rules of `singular` would change wrongly, such as singular words that end in s. */
const unchanged = new Set(
  `hummus houmous couscous asparagus citrus swiss molasses haggis brussels octopus cactus
  hibiscus quiches schnapps bass grass watercress cress less unless gas bus this plus was has is us
  yes its always perhaps moussaka dris oats grits swedish series`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const irregular = wordTable<string>({
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
})

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
export const spellings = new Map(
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
    parmigiana: 'parmesan',
    parm: 'parmesan',
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
