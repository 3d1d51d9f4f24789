import { wordTable } from '#platform/text/word-table.ts'
import { withoutSugar } from './no-sugar.ts'
import type { Token } from './words.ts'

/**
 * Phrases with the one word that replaces them, so that "no added fat" in a text matches the same meaning in a
 * description, and "without skin" does not negate a food named skin.
 */
const phrases = wordTable<string>({
  'half and half': 'halfandhalf',
  'half n half': 'halfandhalf',
  'half & half': 'halfandhalf',
  'no added fat': 'nofat',
  'no fat added': 'nofat',
  'without added fat': 'nofat',
  'with no added fat': 'nofat',
  'without any added fat': 'nofat',
  'without adding fat': 'nofat',
  'without fat': 'nofat',
  'no oil': 'nofat',
  'without oil': 'nofat',
  'with added fat': 'withfat',
  'added fat': 'withfat',
  'fat added': 'withfat',
  'with fat': 'withfat',
  'no added sugar': 'sugarfree',
  'no sugar added': 'sugarfree',
  'without added sugar': 'sugarfree',
  'no added salt': 'unsalted',
  'no salt added': 'unsalted',
  'without added salt': 'unsalted',
  'without salt': 'unsalted',
  'without skin': 'skinless',
  'without the skin': 'skinless',
  'no skin': 'skinless',
  'skin removed': 'skinless',
  'skin off': 'skinless',
  'with skin': 'withskin',
  'with the skin': 'withskin',
  'skin on': 'withskin',
  'with skin on': 'withskin',
  'with the skin on': 'withskin',
  'skin eaten': 'withskin',
  'skin not eaten': 'skinless',
  'less fat': 'reducedfat',
  'fish finger': 'fishfinger',
  'quarter pounder': 'quarterpounder',
  'ensure plus': 'ensureplus',
  'boost plus': 'boostplus',
  'pb and j': 'pbj',
  'pb & j': 'pbj',
  'pb n j': 'pbj',
  'boeuf a la mode': 'boeufalamode',
  'beef a la mode': 'boeufalamode',
  'a la mode': 'alamode',
  'dry weight': 'dry',
  'weighed dry': 'dry',
  'raw weight': 'raw',
  'weighed raw': 'raw',
  'uncooked weight': 'raw',
  'cooked weight': 'cooked',
  'weighed cooked': 'cooked',
  'cafe con leche': 'cafeconleche',
  'side caesar': 'sidecaesar',
  'cafe com leite': 'cafeconleche',
  'cheung fun': 'cheungfun',
  'cheong fun': 'cheungfun',
  'al pastor': 'alpastor',
  'de pastor': 'alpastor',
  'gai yang': 'gaiyang',
  'kai yang': 'gaiyang',
  'moo ping': 'mooping',
  'agua de jamaica': 'aguadejamaica',
  'kopi o': 'kopio',
  'mu ping': 'mooping',
  'hoppin john': 'hoppinjohn',
  'hopping john': 'hoppinjohn',
  "hoppin ' john": 'hoppinjohn',
  'hoppin ’ john': 'hoppinjohn',
  'soft serve': 'softserve',
  'to go': 'takeaway',
  'side plate': 'side',
  'big mac': 'bigmac',
  'seven up': 'sevenup',
  'chicken 65': 'chickensixtyfive',
  '7 up': 'sevenup',
  'v 8': 'v8',
  'three bean': 'threebean',
  'fiber one': 'fiberone',
  'fibre one': 'fiberone',
  'seven and seven': 'sevenandseven',
  'burger king': 'burgerking',
  'w / out': 'without',
  'w / o': 'without',
  'not eaten': 'noteaten',
  'not included': 'noteaten',
  'lean only': 'leanonly',
  'lean meat only': 'leanonly',
  'only the lean': 'leanonly',
  'without the fat': 'leanonly',
  'fat cut off': 'leanonly',
  'lean and fat': 'leanandfat',
  'fat and lean': 'leanandfat',
  'without peel': 'peeled',
  'without the peel': 'peeled',
  'with peel': 'withpeel',
  'with the peel': 'withpeel',
  'my sugar': 'bloodsugar',
  'fast food': 'fastfood',
  'reduced fat': 'reducedfat',
  'low fat': 'lowfat',
  'half fat': 'reducedfat',
  'fat free': 'nonfat',
  'non fat': 'nonfat',
  'zero fat': 'nonfat',
  'no fat': 'nonfat',
  'no fat used': 'nofat',
  'nothing added': 'nofat',
  'cooked in fat': 'withfat',
  'with some fat': 'withfat',
  'a knob of fat': 'withfat',
  'with a bit of fat': 'withfat',
  'in own juice': 'juicepack',
  'in its own juice': 'juicepack',
  'in their own juice': 'juicepack',
  'in natural juice': 'juicepack',
  'made up from powder': 'reconstituted',

  'low sodium': 'lowsodium',
  'reduced sodium': 'lowsodium',
  'low salt': 'lowsodium',
  'gluten free': 'glutenfree',
  'baby food': 'babyfood',
  'low calorie': 'diet',
  'zero calorie': 'diet',
  'calorie free': 'diet',
  'reduced calorie': 'diet',
  'zero sugar': 'diet',
  '0 g fat': 'nonfat',
  '0 gram fat': 'nonfat',
  '0 fat': 'nonfat',
  '0percent fat': 'nonfat',
  '0 g salt': 'unsalted',
  '0 salt': 'unsalted',
})

const starts = new Map<string, { parts: string[]; word: string }[]>()
for (const [phrase, word] of Object.entries(phrases)) {
  const parts = phrase.split(' ')
  const list = starts.get(parts[0] ?? '') ?? []
  list.push({ parts, word })
  list.sort((a, b) => b.parts.length - a.parts.length)
  starts.set(parts[0] ?? '', list)
}

/** Folds the phrases of a name and joins negations: "rum cake without icing" has the word `noicing`. */
export function foldName(tokens: Token[]): Token[] {
  const folded: Token[] = []
  for (const token of foldPhrases(tokens)) {
    const before = folded.at(-1)
    // USDA's "juice pack"; a visitor's is a carton of juice
    if (before?.norm === 'juice' && token.norm === 'pack') {
      folded[folded.length - 1] = { ...before, norm: 'juicepack', end: token.end }
      continue
    }
    if (before && token.kind === 'word' && (before.norm === 'without' || before.norm === 'no')) {
      folded[folded.length - 1] = { ...token, norm: `no${token.norm}`, start: before.start }
    } else folded.push(token)
  }
  return folded
}

/** The tokens with each known phrase joined to one word, and without phrases such as "for breakfast". */
export function foldPhrases(said: readonly Token[]): Token[] {
  const tokens = withoutSugar(said)
  const folded: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    const found = token.kind !== 'mark' ? (phraseAt(tokens, i) ?? juiceAt(tokens, i)) : null
    if (isMealTime(tokens, i)) {
      while (articles.has(folded.at(-1)?.norm ?? '')) folded.pop()
      const mark = tokens[i + 1]
      if (mark?.norm !== ':') continue
      folded.push({ ...mark, norm: ';' })
      i++
      continue
    }
    if (found) {
      folded.push({
        ...token,
        kind: 'word',
        norm: found.word,
        end: tokens[found.next - 1]?.end ?? token.end,
      })
      i = found.next - 1
    } else folded.push(token)
  }
  return folded
}

/** Fruit that is sold in cans. */
const canned = new Set(
  `apricot peach pear pineapple mandarin cherry plum prune grapefruit orange mango lychee fruit cocktail salad
  apple segment slice half chunk ring`.split(/\s+/),
)

/** "In juice" and "in fruit juice" behind fruit from a can; "whey in juice" is a drink. */
function juiceAt(tokens: readonly Token[], at: number): { word: string; next: number } | null {
  if (tokens[at]?.norm !== 'in' || !canned.has(tokens[at - 1]?.norm ?? '')) return null
  const juice = tokens[at + 1]?.norm === 'fruit' ? at + 2 : at + 1
  return tokens[juice]?.norm === 'juice' ? { word: 'juicepack', next: juice + 1 } : null
}

const mealTimes = new Set(
  'breakfast brunch lunch dinner supper snack dessert meal starter'.split(' '),
)
const articles = new Set('a an the my quick late light early'.split(' '))
const before = new Set('for at as during after before my our today tonight this'.split(' '))

/** True for a phrase about the time of a meal: "for breakfast", "as a snack". */
function isMealTime(tokens: Token[], at: number): boolean {
  if (!mealTimes.has(tokens[at]?.norm ?? '')) return false
  const next = tokens[at + 1]?.norm ?? ''
  const first = at === 0 || tokens[at - 1]?.kind === 'mark'
  if (first && [':', '=', '-', ',', ';'].includes(next)) return true
  const skip = articles.has(tokens[at - 1]?.norm ?? '')
  return before.has(tokens[at - (skip ? 2 : 1)]?.norm ?? '')
}

/** True for "free" or "-free" at a token. */
function saysFree(tokens: Token[], at: number): boolean {
  return tokens[tokens[at]?.norm === '-' ? at + 1 : at]?.norm === 'free'
}

function phraseAt(tokens: Token[], at: number): { word: string; next: number } | null {
  for (const { parts, word } of starts.get(tokens[at]?.norm ?? '') ?? []) {
    let next = at
    const fits = parts.every((part) => {
      if (tokens[next]?.norm === '-') next++
      return tokens[next++]?.norm === part
    })
    // "with fat free dressing" has no fat
    if (!fits || (word === 'withfat' && saysFree(tokens, next))) continue
    if (word !== 'sidecaesar' || tokens[next]?.norm !== 'salad') return { word, next }
  }
  return null
}
