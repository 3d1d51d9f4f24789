import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import type { Look } from './look.ts'
import { allLooks } from './looks.ts'

export type Name = { words: string[]; look: Look }

let index: Name[] | undefined

/** All names; more words first, so that "sweet potato fries" is not taken for a potato. */
function names(): Name[] {
  index ??= allLooks()
    .flatMap((look) => look.words.split(',').map((text) => ({ words: stems(text), look })))
    .sort(
      (a, b) =>
        b.words.length - a.words.length || b.words.join('').length - a.words.join('').length,
    )
  return index
}

let exactly: Map<string, Name> | undefined

/** The first of the names that is word by word this one. */
function nameOf(words: string): Name | undefined {
  exactly ??= new Map(
    names()
      .toReversed()
      .map((name) => [name.words.join(' '), name]),
  )
  return exactly.get(words)
}

let byFirstWord: Map<string, Placed[]> | undefined

/** A name with its place in the order of all names. */
type Placed = { name: Name; place: number }

/** Whether all words of a name are said; a word that stands twice in it is said twice: a curry puff is no puff-puff. */
const isIn = (words: readonly string[], said: readonly string[]): boolean =>
  words.every(
    (own, i) =>
      said.includes(own) &&
      (words.indexOf(own) === i || said.indexOf(own) !== said.lastIndexOf(own)),
  )

/** The first of all names whose words are all said. */
function firstNameIn(said: string[]): Name | undefined {
  byFirstWord ??= Map.groupBy(
    names().map((name, place) => ({ name, place })),
    ({ name }) => name.words[0] ?? '',
  )
  let first: Placed | undefined
  for (const word of new Set(said)) {
    const found = byFirstWord.get(word)?.find(({ name }) => isIn(name.words, said))
    if (found && (!first || found.place < first.place)) first = found
  }
  return first?.name
}

/** The look that has one of the food's own names, if any. */
export const lookNamed = (name: string): Look | undefined => match(name)?.look

/** What is on a cake or cookie, or is not, tells no kind of it: "marble cake with icing", "rum cake without icing". */
const onCake = /\b(with|without) (icing|frosting)\b/i

/** The name of a look that says most of a text: all of its words stand in the text. */
export function match(text: string): Name | undefined {
  const said = stems(text.replace(onCake, ' '))
  return nameOf(said.join(' ')) ?? firstNameIn(said)
}

/** Look of a group of foods for those that have none of their own, where one stands for all of the group. */
const ofGroup: Partial<Record<FoodGroup, string>> = {
  grain: 'rice',
  pasta: 'penne',
  bread: 'bread',
  cereal: 'granola',
  potato: 'potato',
  leafy: 'mixed salad',
  vegetable: 'mixed vegetable',
  legume: 'bean',
  fruit: 'fruit salad',
  nut: 'mixed nut',
  meat: 'beef',
  poultry: 'chicken',
  fish: 'white fish',
  shellfish: 'shrimp',
  egg: 'boiled egg',
  dairy: 'yogurt',
  cheese: 'cheese',
  sauce: 'sauce',
  fat: 'oil',
  herb: 'parsley',
  drink: 'drink',
}

/**
 * The look of a food: by the words it was read from or by its name, whichever tells more ("laksa" that is
 * counted as a noodle soup is drawn as laksa, the bread of "avocado toast" as toast); else that of its group.
 * Undefined where that has none either.
 */
export function lookOf(name: string, group: FoodGroup, said = ''): Look | undefined {
  const [own, read] = [match(name), match(said)]
  const words = stems(said)
  const isOwnSaid = own?.words.every((word) => words.includes(word)) ?? false
  const more = (read?.words.length ?? 0) - (own?.words.length ?? 0)
  const least = group === 'dish' || group === 'soup' ? 1 : 2
  const isWhole = read && read.words.length >= least && read.words.length === words.length
  const best = read && (isWhole || more > 0 || (more === 0 && !isOwnSaid)) ? read : own
  const generic = ofGroup[group]
  return best?.look ?? (generic ? lookNamed(generic) : undefined)
}

/** Whether a text is one of the look's own names, word by word. */
export function isNamed({ words }: Look, text: string): boolean {
  const said = stems(text).join(' ')
  return words.split(',').some((own) => stems(own).join(' ') === said)
}

/** Letters that are no plain letter with a mark. */
const plain: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss' }

/** A dish that has a number for its name, which is no amount. */
const named = /\b(chicken|gobi|cauliflower|paneer|fish|prawn) 65\b(?! ?(g|kg|ml|kcal|grams?)\b)/

/** Words of a name in lower case without plural endings: "Tomatoes, cherry" gives tomato, cherry. */
export function stems(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ıłøđß]/g, (sign) => plain[sign] ?? sign)
    .replace(named, '$1 sixtyfive')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
    .map(singular)
}

/** Plurals of words that end in an e of their own: cookie, quiche. */
const endsInE = /^((cook|brown|smooth|vegg|hoag|blond|cutt)ies|(quich|brioch|cevich|ganach)es)$/

function singular(word: string): string {
  // greens are leaves, green is a colour
  if (word.length < 4 || word === 'greens' || word.endsWith('ss') || word.endsWith('us'))
    return word
  if (endsInE.test(word)) return word.slice(0, -1)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
