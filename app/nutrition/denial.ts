import type { Clause } from './clauses.ts'
import { partNamed } from './dish-parts.ts'
import { isFoodWord } from './food-index.ts'
import { readFoodWords } from './food-words.ts'
import { leftOut } from './left-out.ts'
import { denialWords, deniers } from './lexicon.ts'
import { matchFood } from './matcher.ts'
import type { Mention } from './reader.ts'

/** Denials that deny all that follows, also where nothing stands before them. */
const wholly = new Set([leftOut, 'skip', 'skipped', 'hold', 'except', 'minus', 'excluding'])

/** How many foods back a denial reaches; it keeps long texts quick. */
const furthest = 12

/**
 * What a denied clause takes back: a food named before, a part of a dish, or it picks another row
 * ("without skin"). Any other denied food is simply not added. "Skipped the rice" may tell of the sentence
 * before, "no rice" tells of its own.
 */
export function deny(clause: Clause, mentions: Mention[]) {
  const words = clause.tokens.filter(({ norm }) => !deniers.has(norm))
  for (const { norm } of words) {
    const made = denialWords[norm] ?? (isFoodWord(`no${norm}`) ? `no${norm}` : null)
    if (made) mentions.at(-1)?.added.push(made)
  }
  const names = readFoodWords(words).map((word) => word.norm)
  if (names.length === 0) return
  const reach = wholly.has(clause.tokens[0]?.norm ?? '') ? 1 : 0
  const near = mentions
    .slice(-furthest)
    .filter(({ sentence }) => clause.sentence - sentence <= reach)
  const same = near.findLast((mention) => isSame(mention, names))
  if (same) {
    same.denied = true
    return
  }
  const dish = near.findLast((mention) => partNamed(mention.match.food, names))
  const part = dish && partNamed(dish.match.food, names)
  if (part) dish.without.push({ id: part.id, word: names.at(-1) ?? '' })
}

function isSame(mention: Mention, names: string[]): boolean {
  const last = names.at(-1)
  if (names.length === 1 && mention.words.at(-1) === last) return true
  const match = matchFood(names)
  return match !== null && match.score > 0.85 && match.food === mention.match.food
}

/** "no sugar oatmeal" at the beginning: only the one word is denied; "skipped the bread" is all of it. */
export function withoutDenied(clause: Clause): Clause {
  const [denier, denied, ...rest] = clause.tokens
  if (wholly.has(denier?.norm ?? '')) return { ...clause, tokens: [] }
  const made = denied ? denialWords[denied.norm] : undefined
  return { ...clause, tokens: denied && made ? [{ ...denied, norm: made }, ...rest] : rest }
}

/** Matches once more where a later clause told how the food was ("..., grilled", "without skin"). */
export function settle(mention: Mention) {
  if (mention.added.length === 0) return
  const match = matchFood([...mention.added, ...mention.words])
  if (!match || match.score <= 0.5) return
  const other = match.food !== mention.match.food
  mention.match = match
  // the row that was found lacks the part already
  if (other) {
    mention.without = mention.without.filter(
      ({ word }) =>
        !match.words.includes(`no${word}`) && !match.words.includes(denialWords[word] ?? ''),
    )
  }
}
