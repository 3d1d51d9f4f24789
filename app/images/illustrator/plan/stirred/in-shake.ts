import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf } from '../together/as-one.ts'
import { into } from './into.ts'

const blender = /\b(smoothie|shake|milkshake|lassi)\b/i

/** What goes into a blender. */
const groups: ReadonlySet<string> = new Set(['fruit', 'dairy', 'nut', 'leafy', 'cereal'])
const others =
  /\b(oats?|honey|powder|butter|syrup|sugar|seeds?|water|juice|cucumber|celery|ginger|cinnamon|milk|ice)\b/i

/** Colours by what tells most in a blend, and the drink that has it. */
const colours: readonly [food: RegExp, drink: string][] = [
  [/spinach|kale|cucumber|celery|avocado/i, 'green smoothie'],
  [/blueberr|blackberr|acai|^berries/i, 'blueberry smoothie'],
  [/strawberr|raspberr|cherr|beet/i, 'strawberry smoothie'],
  [/cocoa|chocolate/i, 'chocolate milkshake'],
  [/mango|peach|orange|papaya|pineapple/i, 'mango smoothie'],
  [/banana|oat|butter|vanilla/i, 'banana smoothie'],
]

/** What is a dish of its own whatever its name says: butter chicken. */
const dishes: ReadonlySet<string> = new Set(['dish', 'soup', 'bread', 'meat', 'poultry', 'snack'])

const isBlended = ({ name, group, look }: Part) =>
  look.role !== 'bread' && !dishes.has(group) && (groups.has(group) || others.test(name))

/** What begins something else beside the drink: "an apple and a shake", "a shake with water, an apple". */
const besides = /(?:,|\band\b|\bplus\b)\s+(?:an?|one|\d+|my|some|the)\b/i

/**
 * The foods of a table; what a smoothie or shake is made of is in it: "smoothie with banana, spinach and milk",
 * "banana and oat smoothie".
 */
export function inShake(parts: readonly Part[], prompt: string): Part[] {
  const at = parts.findIndex(({ name, look }) => look.role === 'drink' && blender.test(name))
  const cup = parts[at]
  if (!cup) return [...parts]
  const [before = '', after = ''] = prompt.split(/\b(?:smoothies?|(?:milk)?shakes?|lassi)\b/i)
  const isNamedBefore =
    before.trim() !== '' && !/[,;+]|\bwith\b/.test(before) && !besides.test(before)
  const first = isNamedBefore ? runBefore(parts, at) : at
  const last = /^\s*(?:[:(]|with\b|of\b|made\b|and [\w ]*powder\b)/i.test(after)
    ? runAfter(parts, at, after)
    : at
  const inside = parts.slice(first, last + 1).filter((part) => part !== cup)
  if (inside.length === 0) return [...parts]
  const told = [cup, ...inside].map(({ name }) => name).join(', ')
  const named = colours.find(([food]) => food.test(`${told} ${before}`))?.[1]
  const look = /lassi/i.test(nameOf(cup)) || !named ? cup.look : lookNamed(named)
  const full = inside.reduce((whole, part) => into(whole, part, look), cup)
  return [...parts.slice(0, first), full, ...parts.slice(last + 1)]
}

/** Where foods begin, and end, that all go into the blender beside the drink at this place. */
function runBefore(parts: readonly Part[], at: number): number {
  let first = at
  while (first > 0 && isBlended(parts[first - 1] as Part)) first -= 1
  return first
}

function runAfter(parts: readonly Part[], at: number, after: string): number {
  const said = after.toLowerCase()
  const [inside = ''] = said.split(besides)
  const isSaid = ({ name }: Part) =>
    inside === said ||
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && inside.includes(word))
  let last = at
  for (let next = parts[at + 1]; next && isBlended(next) && isSaid(next); next = parts[last + 1])
    last += 1
  return last
}
