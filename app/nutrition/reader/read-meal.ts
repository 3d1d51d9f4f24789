import { applyShares, type Share, takeShares } from '../amounts/shares.ts'
import { nameWords } from '../foods/food-names.ts'
import type { Foods } from '../foods/foods.ts'
import { inedibleThings } from '../text/common-words.ts'
import { normaliseWord } from '../text/normalise.ts'
import { readLattice } from './lattice.ts'
import { isStated, makeMentions } from './make-mentions.ts'
import type { Mention } from './mention.ts'
import { cutPieces, type Pieces } from './pieces.ts'
import type { Reading } from './reading.ts'
import { nameOnce } from './repeats.ts'
import type { SaidWord } from './said-words.ts'
import { removeDenied } from './stages/denied-parts.ts'
import { resolveContents } from './stages/dish-contents.ts'
import { weighDry } from './stages/dry-porridge.ts'
import { expandSets, type NamedSet, resolveSets } from './stages/expand-sets.ts'
import { serveHot, serveKetchup, serveTea } from './stages/hot-meals.ts'
import { countOnce, measureDish } from './stages/named-again.ts'
import { nameFillings, riceBesideDishes } from './stages/named-fillings.ts'
import { spreadEach } from './stages/spread-each.ts'
import { readEnergy, type StatedEnergy, weighByEnergy } from './stages/stated-energy.ts'
import { readTokens } from './tokens.ts'

/** What the stages after the lattice know about a text. */
type Context = {
  text: string
  foods: Foods
  pieces: Pieces
  shares: readonly Share[]
  sets: readonly NamedSet[]
  energies: readonly StatedEnergy[]
}

/** One step from the words of a text to what was eaten. It returns new mentions and changes none. */
type Stage = {
  name: string
  apply: (mentions: readonly Mention[], context: Context) => readonly Mention[]
}

/** The stages in their order. */
export const stages: readonly Stage[] = [
  { name: 'named plates', apply: (mentions, { sets }) => resolveSets(sets, mentions) },
  { name: 'stated energy', apply: (mentions, { energies }) => weighByEnergy(energies, mentions) },
  { name: 'denials', apply: (mentions, { pieces }) => removeDenied(pieces, mentions) },
  { name: 'named fillings', apply: (mentions, { text }) => nameFillings(mentions, text) },
  { name: 'rice', apply: (mentions, { foods }) => riceBesideDishes(foods, mentions) },
  { name: 'each', apply: (mentions) => spreadEach(mentions) },
  { name: 'amounts behind dishes', apply: (mentions) => measureDish(mentions) },
  { name: 'contents of dishes', apply: (mentions, { foods }) => resolveContents(foods, mentions) },
  { name: 'named again', apply: (mentions, { foods, text }) => countOnce(foods, mentions, text) },
  { name: 'hot meals', apply: (mentions, { foods }) => serveHot(foods, mentions) },
  { name: 'tea', apply: (mentions, { foods }) => serveTea(foods, mentions) },
  { name: 'ketchup', apply: (mentions, { foods }) => serveKetchup(foods, mentions) },
  { name: 'dry porridge', apply: (mentions, { foods }) => weighDry(foods, mentions) },
  { name: 'shares', apply: (mentions, { shares, text }) => applyShares(shares, mentions, text) },
]

/** The foods of a text in order, and words that look like food but are unknown. */
export function readMeal(
  foods: Foods,
  text: string,
): { mentions: readonly Mention[]; unknown: string[] } {
  const indexes = foods.indexes()
  const isFood = (norm: string) =>
    indexes.some(({ ids, heads }) => (heads[ids.get(norm) ?? -1] ?? 0) > 0)
  const { text: unshared, shares } = takeShares(text)
  const { tokens, sets } = expandSets(readTokens(unshared, indexes))
  const pieces = cutPieces(tokens, isFood)
  const { readings, said } = readLattice(indexes, pieces)
  const named = nameOnce(foods, pieces, readings)
  const meals = unknownMeals(pieces, said, readings)
  const all = makeMentions(foods, pieces, said, named)
  const onlyThings = all.every(({ amount }, i) => isThing(unshared, pieces, named[i], amount))
  const found = all.filter(
    (mention, i) => !onlyThings && !(meals.has((named[i]?.to ?? -1) + 1) && isUnknownMeal(mention)),
  )
  const context = { text, foods, pieces, shares, sets, energies: readEnergy(text) }
  const mentions = stages.reduce<readonly Mention[]>(
    (left, { apply }) => apply(left, context),
    found,
  )
  const unknown = said.filter((word, i) => isStrange(word) || meals.has(i)).map(({ norm }) => norm)
  return { mentions, unknown }
}

/** True for one word without an amount that names a thing nobody eats, whatever food has it in its name: "dog". */
function isThing(
  text: string,
  { words }: Pieces,
  reading: Reading | undefined,
  amount: Mention['amount'],
) {
  const typed = words[reading?.from ?? -1]
  const isBare = !isStated(amount) || amount?.unknownUnit === true
  if (!typed || reading?.from !== reading?.to || !isBare) return false
  return inedibleThings.has(normaliseWord(text.slice(typed.start, typed.end)))
}

/** Where "meal" is more than the food before it ("burger meal") or named by a word that no food was read from. */
function unknownMeals(
  { gaps }: Pieces,
  said: readonly SaidWord[],
  readings: readonly Reading[],
): Set<number> {
  const ends = new Set(readings.map(({ to }) => to + 1))
  const read = new Uint8Array(said.length)
  for (const { from, to } of readings) read.fill(1, from, to + 1)
  const isUnknown = ({ norm }: SaidWord, i: number) => {
    if (norm !== 'meal' || gaps[i]?.hard !== 0 || gaps[i]?.soft !== 0) return false
    return ends.has(i) || (read[i] === 0 && said[i - 1]?.solid === true)
  }
  return new Set(said.flatMap((word, i) => (isUnknown(word, i) ? [i] : [])))
}

/** Trade names of one dish, after which "meal" means another dish, or several. */
const soldAsMeal = new Set(['zinger'])

/** True for one word before "meal" that is no name of the food by itself: the dish is another one, or several. */
function isUnknownMeal({ words, food }: Mention): boolean {
  const [word = '', ...others] = words
  if (others.length > 0 || nameWords(food.name).some((known) => known.includes(word))) return false
  return soldAsMeal.has(word) || !food.aliases.some((alias) => nameWords(alias).join(' ') === word)
}

/** True for a word that may be an unknown food. */
function isStrange({ strange, norm }: SaidWord): boolean {
  return strange && norm.length > 2
}
