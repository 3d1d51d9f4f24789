import type { Amount } from './amount-phrase.ts'
import { weigh } from './amounts.ts'
import { becomeParts, isMeasured } from './contents.ts'
import { partNamed } from './dish-parts.ts'
import { slugOf } from './food.ts'
import { flours } from './lexicon.ts'
import { matchFood } from './matcher.ts'
import type { Mention } from './reader.ts'

/**
 * Leaves out what a text says twice: words that only describe the food before ("pizza, thin crust"), a food
 * named again with its amount, and parts of a composed dish ("ramen. Ate the noodles").
 */
export function dropSaidAgain(mentions: Mention[], dropped: Set<Mention>) {
  for (const [i, mention] of mentions.entries()) {
    if (dropped.has(mention)) continue
    describe(mentions, i, dropped)
    takeLaterAmount(mentions, i, dropped)
    dropPartsOfSet(mentions, i, dropped)
    dropPartsOf(mentions, i, dropped)
  }
}

/** "soup (tomato)" is tomato soup; "pepperoni pizza, thin crust" is one pizza. */
function describe(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const food = mentions[i]
  const asides = followers(mentions, i, 'aside')
  if (!food || food.link === 'aside') return
  if (asides.length > 0 && asides.every(({ amount }) => !amount || isVessel(amount))) {
    const joined = asides.flatMap(({ words }, k) => (k > 0 ? ['&', ...words] : words))
    if (!takeName(food, joined)) return
    food.amount ??= asides.find(({ amount }) => amount)?.amount ?? null
    for (const aside of asides) dropped.add(aside)
    return
  }
  const next = mentions[i + 1]
  if (!next || next.sentence !== food.sentence || next.link === 'start') return
  if (next.amount && !isOnlySize(next.amount)) return
  const head = food.words.at(-1) ?? ''
  const kind = next.match.food.group === food.match.food.group
  if (kind && head === 'toast' && flours.has(next.words.join(' '))) {
    food.match = next.match
    dropped.add(next)
    return
  }
  if (!kind || next.words.includes(head) || !slugOf(next.match.food).includes(head)) return
  takeName(food, next.words)
  dropped.add(next)
}

/** "soup (tomato, 1 bowl)": the bowl holds the soup. */
function isVessel({ unit }: Amount): boolean {
  return ['bowl', 'plate', 'glass', 'mug', 'cup', 'serving'].includes(unit?.name ?? '')
}

/** "thin", as in "thin crust", is read as a size. */
function isOnlySize({ weak, unit }: Amount): boolean {
  return weak && !unit
}

/** Takes the food that the words before the old ones name, when there is one and of the same kind. */
function takeName(food: Mention, words: string[]): boolean {
  const match = matchFood([...words, ...food.words])
  const named = words.some((word) => match?.words.includes(word))
  if (!match || match.score < 0.8 || !named || match.food.group !== food.match.food.group)
    return false
  food.match = match
  return true
}

/** The mentions behind one in its sentence; with a link, only those in a row that have it. */
function followers(mentions: Mention[], i: number, link?: Mention['link']): Mention[] {
  const after: Mention[] = []
  for (const mention of mentions.slice(i + 1, i + 1 + mostParts)) {
    if (mention.sentence !== mentions[i]?.sentence || (link && mention.link !== link)) break
    after.push(mention)
  }
  return after
}

/** More foods than any dish's parts; it keeps long lists quick. */
const mostParts = 8

/** "chips and guacamole, 15 chips": the later amount is that of the food named before. */
function takeLaterAmount(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const food = mentions[i]
  if (!food || food.amount) return
  const again = followers(mentions, i).find((other) => {
    const same = other.match.food === food.match.food
    const alike = food.set !== null && other.words.join(' ') === food.words.at(-1)
    const named = same || alike || isKindOf(other, food, mentions[i + 1])
    return other.amount && !dropped.has(other) && other.set === null && named
  })
  if (!again) return
  if (isKindOf(again, food, mentions[i + 1])) food.match = again.match
  food.amount = again.amount
  food.weight = again.weight
  dropped.add(again)
}

/** "bagel and lox with cream cheese": the named plate has it already. */
function dropPartsOfSet(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const food = mentions[i]
  if (!food?.set) return
  for (const other of followers(mentions, i)) {
    const same = other.match.food === food.match.food
    if (same && other.set !== food.set && !other.amount) dropped.add(other)
  }
}

/** "sushi, 8 pieces of salmon nigiri": right behind the general word its kind and amount. */
function isKindOf(kind: Mention, food: Mention, next: Mention | undefined): boolean {
  if (kind !== next || kind.more || kind.link !== 'list' || !kind.amount) return false
  return food.words.length === 1 && slugOf(kind.match.food).endsWith(`-${food.words[0]}`)
}

/** The milk of a latte is its own, like the bun of a burger. */
const wrapping = /tortilla|bun|noodle|bread|rice-noodles|spaghetti|^milk$/

/** "bolognese, 250 g pasta and 150 g sauce" are the parts alone; "ramen with egg" has its egg. */
function dropPartsOf(mentions: Mention[], i: number, dropped: Set<Mention>) {
  const dish = mentions[i]
  if (!dish) return
  const after = mentions.slice(i + 1, i + 1 + mostParts).filter((other) => {
    const near = other.sentence === dish.sentence
    const later = other.definite && !other.amount && other.sentence === dish.sentence + 1
    return !dropped.has(other) && (near || later)
  })
  const parts = after.filter((other) => partNamed(dish.match.food, other.words))
  const stated = parts.filter((other) => weigh(other.match.food, other.amount, other.words))
  if (stated.length > 1 && !isMeasured(dish)) {
    becomeParts(dish, after, dropped)
    return
  }
  for (const part of parts) {
    const before = mentions[mentions.indexOf(part, i) - 1]
    if (part.sentence > dish.sentence || isWithin(part, dish, before, dropped)) {
      dropped.add(part)
    }
  }
}

/** "pav bhaji, 2 pav": the dish is named after the part, and serves as much of it. */
function isNamesake(part: Mention, dish: Mention, share: number): boolean {
  const { food } = part.match
  const grams = weigh(food, part.amount, part.words)?.grams ?? 0
  const named = dish.words.length > 1 && dish.words.includes(part.words.join(' '))
  return named && !dish.amount && grams <= dish.match.food.serving * share * 1.25
}

/** Behind "with" or in brackets, or what wraps it: nobody eats the tortilla of a taco apart. */
function isWithin(
  part: Mention,
  dish: Mention,
  before: Mention | undefined,
  dropped: Set<Mention>,
): boolean {
  const goes = part.link === 'list' && before?.link === 'with' && dropped.has(before)
  const { id = '', share = 0 } = partNamed(dish.match.food, part.words) ?? {}
  const named = before === dish && dish.words.includes('&') && !part.amount
  if (named || isNamesake(part, dish, share)) return true
  return (
    part.link === 'with' || part.link === 'aside' || goes || (wrapping.test(id) && !part.amount)
  )
}
