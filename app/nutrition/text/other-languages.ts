import { wordTable } from '#platform/text/word-table.ts'
import { normaliseWord } from './normalise.ts'
import type { Token } from './words.ts'

/** Small words of German, French, Spanish, Italian, Portuguese and Turkish with the English ones that the reader goes by. */
const smallWords = wordTable<string>({
  mit: 'with',
  avec: 'with',
  con: 'with',
  com: 'with',
  und: 'and',
  et: 'and',
  y: 'and',
  ein: 'a',
  eine: 'a',
  einen: 'a',
  un: 'a',
  une: 'a',
  una: 'a',
  ohne: 'without',
  sem: 'without',
  och: 'and',
  og: 'and',
  du: 'some',
  des: 'some',
  ile: 'with',
  ve: 'and',
  scheibe: 'slice',
  scheiben: 'slice',
  tranche: 'slice',
  tranch: 'slice',
  rebanada: 'slice',
  rebanadas: 'slice',
  gekochtes: 'boiled',
  gekochte: 'boiled',
  zwei: 'two',
  drei: 'three',
  vier: 'four',
  deux: 'two',
  trois: 'three',
  quatre: 'four',
})

const ofs = new Set(['de', 'di'])

/** The Italian slice, which is one before "di" alone: "fetta" is also how feta is written. */
const slices = new Set(['fetta', 'fette'])

/** Measures of other languages, after a number: "1 EL honey", but not "1 El Paso taco". */
const measures = new Map(
  `el:tbsp tl:tsp teller:plate schüssel:bowl schale:bowl glas:glass gläser:glass tasse:cup tassen:cup
  becher:container stück:piece dose:can flasche:bottle flaschen:bottle handvoll:handful packung:packet vaso:glass
  taza:cup plato:plate verre:glass assiette:plate`
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([word = '', unit = '']) => [normaliseWord(word), unit]),
)
const namesWithEl = new Set('pollo monterey paso salvador cajon toro taco'.split(' '))

/** Words around a small word in names that English has taken over: "chili con carne". */
const borrowed = new Set([
  'chili carne',
  'carne chili',
  'arroz pollo',
  'arroz leche',
  'cafe leche',
  'cafe leite',
  'chip queso',
  'arepa queso',
  'port salut',
  'salsa queso',
  'chile queso',
  'chili queso',
  'nacho queso',
  'taco queso',
  'tortilla queso',
  'arroz gandules',
])

/** Words behind the Vietnamese "com", which is rice: "com tam". */
const vietnamese = new Set(['tam', 'suon', 'ga', 'chien'])

/** Words that are bread only beside words of their language: "pain et beurre", "pan con tomate". */
const breads = wordTable<ReadonlySet<string>>({
  pain: new Set(['et', 'avec', 'du', 'le', 'un', 'de']),
  pan: new Set(['con', 'y', 'el']),
  pao: new Set(['com', 'e', 'um']),
})

/** Words before the pan that eggs are fried in, which is no bread: "in the hot pan", "frying pan". */
const kitchenware = new Set(['in', 'into', 'on', 'from', 'frying', 'sauce'])
const between = new Set(['the', 'a', 'an', 'my', 'our', 'one', 'hot', 'large', 'small'])

/** English names of foods with the words of other languages for them, which also stand in names of dishes. */
export const foreignWords = wordTable<string>({
  chicken: 'pollo poulet huhn hähnchen murgh frango kyckling kylling',
  beef: 'rindfleisch boeuf manzo',
  pork: 'schweinefleisch porc maiale cerdo porco',
  ham: 'schinken jambon jamon skinka skinke presunto',
  bacon: 'speck',
  sausage: 'wurst',
  fish: 'fisch poisson pescado pesce machli',
  salmon: 'lachs saumon salmone',
  shrimp: 'garnelen crevettes camarones gamberi jhinga',
  egg: 'ei eier oeuf oeufs huevo huevos uovo uova anda anday ovo ovos ägg',
  cheese: 'käse fromage formaggio queso queijo ost',
  milk: 'milch lait leche doodh leite mjölk',
  yogurt: 'joghurt yaourt dahi',
  cream: 'sahne malai',
  butter: 'beurre mantequilla makhan manteiga smör',
  bread: 'brot pane',
  roll: 'brötchen panecillo',
  cake: 'kuchen',
  rice: 'reis riz arroz riso chawal',
  pasta: 'nudeln',
  potato: 'kartoffel kartoffeln patate papas aloo batata patatas potatis kartofler',
  salad: 'salat salade ensalada insalata salada sallad',
  tomato: 'tomate tomaten pomodoro pomodori tamatar tomat tomater',
  onion: 'zwiebel zwiebeln oignon cebolla cipolla pyaz',
  carrot: 'karotten möhren carottes zanahoria gajar',
  cucumber: 'gurke concombre pepino kheera',
  mushroom: 'champignons pilze funghi',
  spinach: 'spinat épinards espinacas spinaci palak',
  cauliflower: 'blumenkohl coliflor gobi gobhi',
  pea: 'erbsen guisantes piselli matar',
  vegetable: 'gemüse verduras verdure',
  lentil: 'linsen lentilles lentejas lenticchie masoor',
  soup: 'suppe sopa zuppa',
  wine: 'wein vino',
  beer: 'bier cerveza birra',
  apple: 'apfel äpfel manzana',
  orange: 'naranja naranjas arancia laranja',
  strawberry: 'erdbeeren fraises fresas',
  honey: 'honig miel miele',
  mayonnaise: 'mayonesa maionese',
  mustard: 'senf moutarde mostaza senape senap',
  bean: 'feijão frijoles fagioli',
  steak: 'bife bistec',
  juice: 'suco jugo zumo saft',
  sugar: 'zucker sucre azúcar zucchero',
})

const foreign = new Set(Object.values(foreignWords).join(' ').split(' ').map(normaliseWord))

/** True for a normalised word of another language for a food: "kylling". */
export const isForeign = (word: string) => foreign.has(word)

/** Nordic foods after "med", which is a medium size before English ones: "smörgås med ost", "med fries". */
const nordic = new Set(
  'ost skinka skinke smör smør ägg æg sylt potatis kartofler ris lax'.split(' ').map(normaliseWord),
)

/** Tokens with the small words of other languages in English: "Brot mit Butter", "pollo y arroz". */
export function inEnglish(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [before = '', after] = [tokens[i - 1]?.norm, tokens[i + 1]?.norm]
    if (token.kind !== 'word' || borrowed.has(`${before} ${after}`)) return token
    if (token.norm === 'com' && vietnamese.has(after ?? '')) return token
    const beside = breads[token.norm]
    const said = beside?.has(before) || (after && beside?.has(after))
    if (said && !isKitchenware(tokens, i)) return { ...token, norm: 'bread' }
    const isMeasure = isCounted(tokens[i - 1]) && !namesWithEl.has(after ?? '')
    const measure = isMeasure && measures.get(token.norm)
    if (measure) return { ...token, norm: measure }
    if (token.norm === 'med' && nordic.has(after ?? '')) return { ...token, norm: 'with' }
    if (slices.has(token.norm) && after === 'di') return { ...token, norm: 'slice' }
    if (token.norm === 'due' && after && slices.has(after)) return { ...token, norm: 'two' }
    // "2 tranches de pain"
    const isCut = smallWords[before] === 'slice' || slices.has(before)
    if (ofs.has(token.norm) && isCut) return { ...token, norm: 'of' }
    const norm = smallWords[token.norm]
    return norm && after !== undefined ? { ...token, norm } : token
  })
}

/** True for a number, also one in words before a measure: "ein Glas". */
const isCounted = (token: Token | undefined) =>
  token?.kind === 'number' || counts.has(smallWords[token?.norm ?? ''] ?? '')
const counts = new Set(['a', 'two', 'three', 'four'])

/** Most words between "in" and its pan. */
const mostBetween = 3

function isKitchenware(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (at - before <= mostBetween && between.has(tokens[before]?.norm ?? '')) before--
  return kitchenware.has(tokens[before]?.norm ?? '')
}
