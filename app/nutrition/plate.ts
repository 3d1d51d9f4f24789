import type { Portion } from './amounts.ts'
import type { Food } from './food.ts'
import { groupDefaults } from './food-groups.ts'
import type { FoodGroup } from './nutrition.ts'
import type { Mention } from './reader.ts'

/** What a food is on a plate: it decides how much of it one serving holds. */
type Role = 'main' | 'starch' | 'side' | 'fruit' | 'topping' | 'dressing' | 'apart'

const roles: Record<FoodGroup, Role> = {
  meat: 'main',
  poultry: 'main',
  fish: 'main',
  shellfish: 'main',
  egg: 'main',
  dish: 'main',
  grain: 'starch',
  pasta: 'starch',
  potato: 'starch',
  bread: 'starch',
  cereal: 'starch',
  leafy: 'side',
  vegetable: 'side',
  legume: 'side',
  fruit: 'fruit',
  nut: 'topping',
  cheese: 'topping',
  dairy: 'topping',
  sauce: 'dressing',
  fat: 'dressing',
  herb: 'dressing',
  soup: 'apart',
  drink: 'apart',
  sweet: 'apart',
  snack: 'apart',
}

/** Grams of what is laid on or into another food: on a pizza, in a sandwich, over porridge. */
const toppingGrams: Partial<Record<FoodGroup, number>> = {
  meat: 45,
  poultry: 60,
  fish: 50,
  shellfish: 50,
  egg: 50,
  cheese: 25,
  dairy: 30,
  vegetable: 30,
  leafy: 20,
  legume: 50,
  fruit: 50,
  nut: 15,
  sauce: 20,
  fat: 7,
  herb: 2,
  sweet: 15,
  bread: 40,
  cereal: 30,
  snack: 15,
}

/** How much several foods of one role shrink each other, by their number. */
const shares = [1, 1, 0.85, 0.7, 0.6, 0.5]

/** Grams for each food without a stated amount, so that all make one believable serving. */
export function usualPortions(mentions: Mention[], stated: (Portion | null)[]): number[] {
  const counts = new Map<string, number>()
  for (const mention of mentions) {
    const key = roleKey(mention)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return mentions.map((mention, i) => {
    if (stated[i]) return stated[i].grams
    const base = baseOf(mentions, i)
    const share = shares[Math.min(counts.get(roleKey(mention)) ?? 1, shares.length - 1)] ?? 0.5
    return usualGrams(mention, base, plateMates(mentions, i), share)
  })
}

function roleKey(mention: Mention): string {
  return `${mention.sentence} ${roles[mention.match.food.group]}`
}

function plateMates(mentions: Mention[], i: number): Mention[] {
  const sentence = mentions[i]?.sentence
  return mentions.filter((other, k) => k !== i && other.sentence === sentence)
}

/** The food that this one is laid on or into, when it was joined with "with", "on" or "topped". */
function baseOf(mentions: Mention[], i: number): Mention | null {
  for (let k = i; k > 0; k--) {
    const link = mentions[k]?.link
    if (mentions[k]?.sentence !== mentions[i]?.sentence || link === 'start') return null
    if (link === 'with' || link === 'aside') return mentions[k - 1] ?? null
  }
  return null
}

const bases = new Set<FoodGroup>(['dish', 'bread', 'cereal', 'dairy', 'soup', 'drink', 'sweet'])

function usualGrams(
  mention: Mention,
  base: Mention | null,
  mates: Mention[],
  share: number,
): number {
  const { food } = mention.match
  const role = roles[food.group]
  if (role === 'apart' && !(base && food.group === 'sweet')) return food.serving
  const smallBase = base !== null && isBase(base.match.food)
  if (smallBase) return layGrams(food, base.match.food)
  if (mates.length === 0 || mates.every((mate) => roles[mate.match.food.group] === 'apart')) {
    return food.serving
  }
  if (role === 'fruit') return fruitGrams(food, mates)
  const plate = Math.min(food.serving, groupDefaults[food.group].plate)
  if (food.group === 'egg' || food.group === 'bread') return food.serving
  return role === 'dressing' || role === 'topping' ? plate : plate * share
}

function isBase(food: Food): boolean {
  return bases.has(food.group) || food.id === 'oatmeal' || food.group === 'leafy'
}

/** Toast carries half an avocado, coffee a splash of milk, a salad a whole breast. */
function layGrams(food: Food, base: Food): number {
  const full = Math.min(food.serving, groupDefaults[food.group].plate)
  if (base.group === 'leafy') return full
  if (base.group === 'drink') return food.group === 'dairy' ? 30 : Math.min(food.serving, 15)
  if (base.group === 'soup') return food.group === 'bread' ? food.serving : full * 0.5
  if (base.group === 'bread' && food.group === 'egg') return food.serving
  if (roles[food.group] === 'starch' && base.group === 'dish') return full
  return Math.min(full, toppingGrams[food.group] ?? full)
}

/** A lemon beside a main dish is a wedge; other fruit is a side. */
function fruitGrams(food: Food, mates: Mention[]): number {
  const savoury = mates.some((mate) =>
    ['main', 'side', 'starch'].includes(roles[mate.match.food.group]),
  )
  const wedge = food.id === 'lemon' || food.id === 'lime'
  if (wedge) return savoury ? 16 : (food.measures.wedge ?? 15)
  const meal = mates.some((mate) =>
    ['meat', 'poultry', 'fish', 'shellfish'].includes(mate.match.food.group),
  )
  return meal ? Math.min(food.serving, groupDefaults.fruit.plate) : food.serving
}
