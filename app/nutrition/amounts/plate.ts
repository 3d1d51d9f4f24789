import type { Food } from '../foods/food.ts'
import { groupDefaults } from '../foods/food-groups.ts'
import type { FoodGroup } from '../nutrition.ts'
import type { Mention } from '../reader/mention.ts'
import type { Portion } from './amounts.ts'

/** The role of a food on a plate, which decides its amount in one serving. */
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

/** Grams of a food served on or in another one: on a pizza, in a sandwich, over porridge. */
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
  sauce: 45,
  fat: 7,
  herb: 2,
  sweet: 15,
  bread: 40,
  cereal: 30,
  snack: 15,
}

/** Factors on the portions of foods that share a role, by the number of these foods. */
const shares = [1, 1, 0.85, 0.7, 0.6, 0.5]

/** Grams for each food without a stated amount, chosen so that together they make one plausible serving. */
export function usualPortions(mentions: readonly Mention[], stated: (Portion | null)[]): number[] {
  const counts = new Map<string, number>()
  const bases = basesOf(mentions)
  const plates = platesOf(mentions)
  for (const [i, mention] of mentions.entries()) {
    const base = bases[i]
    if (base && isLaid(mention.food, base.food)) continue
    const key = roleKey(mention)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return mentions.map((mention, i) => {
    const portion = stated[i]
    if (portion) return portion.grams
    const share = shares[Math.min(counts.get(roleKey(mention)) ?? 1, shares.length - 1)] ?? 0.5
    const mates = matesOf(mention, plates)
    const grams = usualGrams(mention, bases[i] ?? null, mates, share)
    return wholePieces(mention, grams)
  })
}

const counted = new Set<FoodGroup>(['egg', 'bread', 'meat', 'dish'])

/** Rounds the grams of a small countable food to whole pieces, at least two for a plural. */
function wholePieces({ food, plural }: Mention, grams: number): number {
  const { each } = food
  if (!each || each > 100) return grams
  const least = plural && each > 20 && counted.has(food.group) ? 2 : 1
  if (each > 60 || grams < each * 0.7) return Math.max(grams, least > 1 ? least * each : 0)
  return Math.max(least, Math.round(grams / each)) * each
}

function roleKey(mention: Mention): string {
  return `${mention.sentence} ${roles[mention.food.group]}`
}

/** Number of foods of each kind on the plate that one sentence describes. */
type Plate = Record<'all' | 'apart' | 'snack' | 'savoury' | 'meat', number>

const meats = new Set<FoodGroup>(['meat', 'poultry', 'fish', 'shellfish'])
const savouryRoles = new Set<Role>(['main', 'side', 'starch'])
/** Roles whose foods make a snack, not a plate, when there is nothing else. */
const snackRoles = new Set<Role>(['fruit', 'topping', 'apart'])

function countsOf({ group }: Food): Plate {
  const role = roles[group]
  return {
    all: 1,
    apart: Number(role === 'apart'),
    snack: Number(snackRoles.has(role)),
    savoury: Number(savouryRoles.has(role)),
    meat: Number(meats.has(group)),
  }
}

function platesOf(mentions: readonly Mention[]): Map<number, Plate> {
  const plates = new Map<number, Plate>()
  for (const { sentence, food } of mentions) {
    const plate = plates.get(sentence)
    plates.set(sentence, plate ? sum(plate, countsOf(food), 1) : countsOf(food))
  }
  return plates
}

/** The other foods on the plate. */
function matesOf({ sentence, food }: Mention, plates: Map<number, Plate>): Plate {
  const own = countsOf(food)
  return sum(plates.get(sentence) ?? own, own, -1)
}

function sum(a: Plate, b: Plate, sign: 1 | -1): Plate {
  return {
    all: a.all + sign * b.all,
    apart: a.apart + sign * b.apart,
    snack: a.snack + sign * b.snack,
    savoury: a.savoury + sign * b.savoury,
    meat: a.meat + sign * b.meat,
  }
}

/** For each food, the food it is served on or in when "with", "on" or "topped" joins them; null for others. */
function basesOf(mentions: readonly Mention[]): (Mention | null)[] {
  const bases: (Mention | null)[] = []
  for (const [i, { link, sentence }] of mentions.entries()) {
    const before = mentions[i - 1]
    if (!before || link === 'start') bases.push(null)
    else if (link === 'with' || link === 'aside') bases.push(before)
    else bases.push(before.sentence === sentence ? (bases[i - 1] ?? null) : null)
  }
  return bases
}

const bases = new Set<FoodGroup>(['bread', 'cereal', 'dairy', 'soup', 'drink', 'sweet', 'leafy'])
const proteins = new Set<FoodGroup>(['meat', 'poultry', 'fish', 'shellfish', 'egg', 'cheese'])

function usualGrams(mention: Mention, base: Mention | null, mates: Plate, share: number): number {
  const { food } = mention
  const role = roles[food.group]
  if (base && isLaid(food, base.food)) return layGrams(food, base.food)
  if (role === 'apart') return food.serving
  if (mates.all === mates.apart) return food.serving
  if (role === 'fruit') return fruitGrams(food, mates)
  if (role === 'topping' && mates.all === mates.snack) return food.serving
  if (food.group === 'dish') return food.serving * share
  if (food.group === 'egg' || food.group === 'bread') return food.serving
  const plate = plateGrams(food)
  return role === 'dressing' || role === 'topping' ? plate : plate * share
}

const hearty = new Set<FoodGroup>(['legume', 'vegetable', 'grain', 'pasta'])

/** Grams on a plate: the amount of the group, at most a serving; of hearty foods at least 3/4 of a serving. */
function plateGrams(food: Food): number {
  const { plate } = groupDefaults[food.group]
  const full = hearty.has(food.group) ? Math.max(plate, food.serving * 0.75) : plate
  return Math.min(food.serving, full)
}

/** True for a food served on or in the base, unlike the rice beside a curry or the raita beside a biryani. */
function isLaid(food: Food, base: Food): boolean {
  if (food.group === 'drink' || food.group === 'dish') return false
  if (base.traits.has('surface')) return true
  if (base.group === 'dish') return proteins.has(food.group) || food.group === 'herb'
  if (base.group === 'soup') return food.group !== 'soup'
  if (base.traits.has('flatbread')) return false
  return bases.has(base.group)
}

/** Grams of a food served on or in the base: half an avocado on toast, a splash of milk in coffee. */
function layGrams(food: Food, base: Food): number {
  const full = plateGrams(food)
  if (food.group === 'bread') return food.serving
  if (food.group === 'egg') return food.serving
  if (base.group === 'leafy') return full
  if (base.group === 'cereal' && food.group === 'dairy') return 125
  if (base.group === 'drink') return food.group === 'dairy' ? 30 : Math.min(food.serving, 15)
  if (base.group === 'sweet' && food.group === 'dairy') return Math.min(full, 60)
  if (base.group === 'soup') return full * 0.5
  if (roles[food.group] === 'starch' && base.group === 'dish') return full
  if (food.group === 'sweet' && food.serving > 40) return food.serving * 0.5
  return Math.min(full, toppingGrams[food.group] ?? full)
}

/** Grams of fruit: a wedge of lemon beside a main dish, otherwise a side. */
function fruitGrams(food: Food, mates: Plate): number {
  if (food.traits.has('wedge')) return mates.savoury > 0 ? 16 : (food.measures.wedge ?? 15)
  return mates.meat > 0 ? Math.min(food.serving, groupDefaults.fruit.plate) : food.serving
}
