import { partNamed } from '../../foods/dish-parts.ts'
import { slugOf } from '../../foods/food.ts'
import type { Foods } from '../../foods/foods.ts'
import { flours } from '../../text/lexicon.ts'
import { normaliseWord } from '../../text/normalise.ts'
import { isStated } from '../make-mentions.ts'
import type { Mention } from '../mention.ts'
import { isLaidOn, isMeasured, wrappingOf } from './dish-contents.ts'
import { dishes, listedBehind } from './listed-behind.ts'
import { isOfSalad } from './own-foods.ts'

/** Most foods after a dish that are compared with it; it keeps long lists fast. */
const mostBehind = 8

/**
 * Counts repeated foods once: parts of a dish ("ramen. Ate the noodles"), a general word before
 * its kind ("bread, 2 slices of rye bread"), the dish whose parts are weighed ("bolognese, 220 g pasta and
 * 120 g meat sauce").
 */
export function countOnce(foods: Foods, mentions: readonly Mention[], text: string): Mention[] {
  const dropped = new Set<Mention>()
  const changed = new Map<Mention, readonly Mention[]>()
  mentions.forEach((mention, i) => {
    if (dropped.has(mention)) return
    const behind = mentions.slice(i + 1, i + 1 + mostBehind)
    const near = behind.filter(({ sentence }) => sentence === mention.sentence)
    const asides = listedBehind(mention, near, text)
    for (const part of asides?.parts ?? []) dropped.add(part)
    if (asides?.dish) {
      dropped.add(mention)
      return
    }
    const left = behind.filter((other) => !dropped.has(other))
    const once =
      onceAsKind(mention, near, placeInSet(mentions, i)) ??
      onceAsCounted(mention, near) ??
      onceAsFlour(mention, near) ??
      onceAsParts(foods, mention, { near, left })
    for (const other of once.drops) dropped.add(other)
    if (once.becomes) changed.set(mention, once.becomes)
  })
  return mentions
    .filter((mention) => !dropped.has(mention))
    .flatMap((mention) => changed.get(mention) ?? mention)
}

/** What is dropped so that a food counts once, and what a mention becomes if it changes. */
type Once = { drops: readonly Mention[]; becomes?: readonly Mention[] }

/** A general word before its kind: "bread, 2 slices of rye bread". `place` is that in its named plate. */
function onceAsKind(mention: Mention, near: readonly Mention[], place: number): Once | null {
  const kind = near.find((other, k) => tellsKind(mention, other, { next: k === 0, place }))
  if (!kind) return null
  if (!mention.set) return { drops: [mention] }
  const { amount, weight } = kind
  return { drops: [kind], becomes: [{ ...mention, amount, weight }] }
}

/** A dish named by two foods, counted by the first: "biscuits and gravy, 2 biscuits". */
function onceAsCounted(mention: Mention, [part]: readonly Mention[]): Once | null {
  const { food, words, amount, weight } = mention
  if (!part || isStated(amount) || weight || !food.each || !/ and /.test(food.name)) return null
  const counts = part.link === 'list' && !part.more && part.amount?.unit === null
  const same = part.words.length === 1 && words.length > 1 && words[0] === part.words[0]
  if (!counts || !same) return null
  return { drops: [part], becomes: [{ ...mention, amount: part.amount }] }
}

/** A bread and what it is of: "toast, sourdough". */
function onceAsFlour(mention: Mention, [flour]: readonly Mention[]): Once | null {
  if (!flour || flour.amount || mention.food.group !== 'bread') return null
  if (!flours.has(flour.words.join(' '))) return null
  return { drops: [flour], becomes: [{ ...mention, food: flour.food }] }
}

/** A dish and its parts, which are counted if they are weighed and with the dish otherwise. */
function onceAsParts(
  foods: Foods,
  mention: Mention,
  { near, left }: { near: readonly Mention[]; left: readonly Mention[] },
): Once {
  const named = left.filter(
    (other) => namesPart(mention, other) && !isOfSalad(mention, near, other),
  )
  const weighed = named.filter(({ amount, weight }) => isStated(amount) || weight)
  if (weighed.length > 1 && !isMeasured(mention)) {
    return { drops: [], becomes: wrappingOf(foods, mention, near) }
  }
  const within = named.filter(
    (part) => isWithin(mention, part, near) && !(weighed.includes(part) && isAdded(mention, part)),
  )
  const bread = mention.food.traits.has('breaded') ? near.filter(isItsBread) : []
  return { drops: [...within, ...bread] }
}

/** True for the mayonnaise of "a wrap with 15 g mayo": whoever weighs a sauce counts it. */
const isAdded = (dish: Mention, part: Mention) =>
  dish.food.traits.has('wrapped') && !isMeasured(dish) && isLaidOn(part)

/**
 * True when a later food specifies an earlier one: "sushi, 8 pieces of salmon nigiri", "chips and salsa, 20
 * chips".
 */
function tellsKind(
  mention: Mention,
  later: Mention,
  { next, place }: { next: boolean; place: number },
): boolean {
  if (isStated(mention.amount) || mention.weight || !isStated(later.amount) || later.set)
    return false
  if (later.food === mention.food) return true
  if (mention.set && later.words.join(' ') === nameIn(mention.set, place)) return true
  const last = mention.words.at(-1) ?? ''
  const general =
    mention.words.length === 1 && later.words.length > 1 && later.words.at(-1) === last
  const kind = mention.words.length === 1 && slugOf(later.food).endsWith(`-${last}`)
  return next && !later.more && later.link === 'list' && (general || kind)
}

/** Number of foods of the same named plate before a mention. */
function placeInSet(mentions: readonly Mention[], at: number): number {
  const set = mentions[at]?.set
  let first = at
  while (set && first > 0 && mentions[first - 1]?.set === set) first--
  return at - first
}

/** The word of a named plate for its food at an index: "chip" is the second of "fish and chips". */
function nameIn(set: string, place: number): string {
  return normaliseWord(set.split(' and ')[place]?.split(' ').at(-1) ?? '')
}

/** True for a part of the dish that the text names after it. */
function namesPart(dish: Mention, part: Mention): boolean {
  const near = part.sentence === dish.sentence
  const later = part.definite && !part.amount && part.sentence === dish.sentence + 1
  return (near || later) && partNamed(dish.food, part.words) !== undefined
}

/** True for a part after "with", in brackets, or that wraps the dish, such as the tortilla of a taco. */
function isWithin(dish: Mention, part: Mention, near: readonly Mention[]): boolean {
  if (part.sentence > dish.sentence) return true
  const { id = '', share = 0 } = partNamed(dish.food, part.words) ?? {}
  const wraps = wrapping.test(id) && !isStated(part.amount)
  const chain = near
    .slice(0, near.indexOf(part) + 1)
    .every(
      ({ link, more }, k) =>
        link !== 'start' &&
        (k === 0 ? link === 'with' || link === 'aside' : more || link === 'with'),
    )
  const named =
    dish.words.length > 1 && dish.words.includes(part.words.join(' ')) && !dish.amount && share > 0
  return wraps || named || chain
}

/** Parts that belong to the dish, such as the milk of a latte and the bun of a burger. */
const wrapping = /tortilla|bun|noodle|bread|rice-noodles|spaghetti|^milk$/

/** True for the bread of a sandwich, which the sandwich's figures include: "tuna sandwich on rye". */
function isItsBread({ food, words, link, amount }: Mention): boolean {
  const bread = food.group === 'bread' || flours.has(words.join(' '))
  return bread && link === 'with' && !isStated(amount)
}

/** Gives a dish the amount after its parts: "beef stew with carrots and potatoes, 2 cups". */
export function measureDish(mentions: readonly Mention[]): readonly Mention[] {
  const measured = [...mentions]
  mentions.forEach((mention, i) => {
    if (!mention.behind || !mention.amount || mention.link === 'start') return
    for (let k = i - 1; k >= 0 && k > i - mostBehind; k--) {
      const before = mentions[k]
      const next = mentions[k + 1]
      if (before?.sentence !== mention.sentence || isStated(before.amount)) return
      if (next?.link !== 'with') continue
      const vessel = vessels.has(mention.amount.unit?.name ?? '')
      if (!dishes.has(before.food.group) && !vessel) return
      measured[k] = { ...before, amount: mention.amount, behind: true }
      measured[i] = { ...mention, amount: null, behind: false }
      return
    }
  })
  return measured
}

const vessels = new Set(['katori', 'bowl', 'plate', 'serving', 'container', 'box'])
