import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { covered } from '../forms/covered.ts'
import { match } from '../looks/find-look.ts'
import { type Look, look } from '../looks/look.ts'
import type { Cooking } from '../scene/cooking.ts'
import type { VesselKind } from '../vessels/vessel.ts'
import { bowlFor, dipBowlFor, plateFor } from './choose-vessel.ts'
import { inMilk } from './in-milk.ts'
import { listedDish } from './listed-dish.ts'
import { partOf } from './part-of.ts'
import { servedAlone } from './served-alone.ts'
import { servedApart } from './served-apart.ts'
import { stirred } from './stirred/stirred.ts'
import { tellDishes } from './tell-dishes.ts'
import { headOf } from './together/as-one.ts'
import { together } from './together/together.ts'
import { inDish, spooned } from './together/within.ts'

/** One food of a plate. */
export type PlateIngredient = {
  name: string
  /** The words it was read from, which may tell more than the name of the food that is counted. */
  said?: string | undefined
  group: FoodGroup
  grams: number
  /** Grams per ml; that of its look or group where it is absent. */
  density?: number | undefined
  /** Pieces, where the words say how many. */
  count?: number | undefined
}

export type PlateInput = {
  ingredients: PlateIngredient[]
  prompt: string
  seed: number
  /** What table and tableware depend on beside the seed; prompt and ingredients where it is absent. */
  table?: string
}

export type Part = {
  name: string
  group: FoodGroup
  look: Look
  grams: number
  volume: number
  count?: number
  cooking: Cooking
}

/** One vessel on the table and what is in it, in the order in which it is laid. */
export type Setting = {
  vessel: VesselKind
  parts: Part[]
  tossed: boolean
  garnish: Part[]
  poured: Part[]
}

/** Foods that a curry or stew is eaten with, on one plate. */
const bases = new Set<FoodGroup>(['grain', 'pasta', 'potato'])

/** Foods that are held in the hand: they lie beside a soup, not in it. */
const inHand =
  /\b(sandwich|grilled cheese|toastie|burger|wrap|quesadilla|pizza|pie|samosa|roll|kebab|salad|fries)\b/i

/** What one puts into yogurt or porridge, however much that is. */
const sweet = new Set<FoodGroup>(['fruit', 'nut', 'cereal', 'sweet'])
const isSweet = ({ group, look }: Part): boolean =>
  sweet.has(group) && !/\b(bar|pie|cake)\b/.test(look.words)

const isSandwich = ({ look }: Part): boolean => /\bsandwich\b/.test(look.words)

/** A fruit as it grew, which does not lie on the plate of a sandwich. */
const isWholeFruit = ({ look }: Part): boolean =>
  /^(apple|orange|banana|pear|peach)(,|$)/.test(look.words)

/** Whether foods are little enough to lie on what fills a bowl. */
const isTopping = (foods: readonly Part[], { volume }: Part): boolean =>
  foods.reduce((sum, food) => sum + food.volume, 0) < volume * 1.1

/** What is put on the table where no food is known. */
const coveredDish: Part = {
  name: 'Covered dish',
  group: 'dish',
  look: look('covered dish', covered, { vessel: 'plate' }),
  grams: 300,
  volume: 300,
  cooking: 'any',
}

/**
 * Decides what stands on the table and what lies in each vessel; the first setting is the main one. Without any
 * food that is a covered dish.
 */
export function planTable({ ingredients, prompt }: PlateInput): Setting[] {
  const foundParts = laidFoods({ ingredients, prompt }).flatMap((one) => partOf(one, prompt) ?? [])
  const known = together(stirred(inMilk(foundParts, prompt), prompt), prompt)
  const sorted = sortParts(known.length > 0 ? servedAlone(known) : [coveredDish])
  const { foods, wets, garnish } = sorted
  const shared = foods.some(isBaseIn(prompt)) ? wets.filter(({ look }) => look.thick) : []
  const own = wets.filter((part) => !shared.includes(part))
  const isWithin = liesInBowl(foods, own[0], prompt)
  const main = isWithin
    ? mainSettings({ ...sorted, garnish: [...garnish, ...foods] }, shared, own, prompt)
    : mainSettings(sorted, [...foods, ...shared], own, prompt)
  return [
    ...main,
    ...sorted.whole.map((fruit) => settingOf('small plate', [fruit])),
    ...sorted.dips.map((dip) => settingOf(dipBowlFor(dip), [dip])),
    ...sorted.drinks.map((drink) => settingOf(drink.look.vessel ?? 'tumbler', [drink])),
  ]
}

/** Parts by where they go: fruit that is `whole` has a plate of its own, `little` foods are strewn as garnish. */
type Sorted = Record<
  'foods' | 'whole' | 'wets' | 'breads' | 'garnish' | 'dips' | 'poured' | 'drinks',
  Part[]
>

function sortParts(all: readonly Part[]): Sorted {
  const of = (role: string) => all.filter(({ look }) => look.role === role)
  const wets = of('wet')
  const breads = of('bread')
  const solid = of('food')
  const total = all.reduce((sum, part) => sum + (part.look.role === 'drink' ? 0 : part.volume), 0)
  const little = solid.filter(
    (part) => part.look.little && part.volume < Math.max(Math.min(40, total * 0.2), total * 0.09),
  )
  const whole = solid.some(isSandwich) ? solid.filter(isWholeFruit) : []
  const foods = solid.filter((part) => !little.includes(part) && !whole.includes(part))
  const sauces = of('sauce')
  // Honey on yogurt is a spoonful that runs, not a thread.
  const isSpooned = foods.length === 0 && wets.some(({ look }) => spooned.test(look.words))
  const hasFood = foods.length > 0 || wets.length > 0
  const isOver = ({ look }: Part) => (hasFood ? look.poured : breads.length > 0 && look.spread)
  return {
    foods,
    whole,
    wets,
    breads,
    garnish: [...of('garnish'), ...little],
    dips: sauces.filter((part) => !isOver(part)),
    poured: sauces.filter(isOver).map((part) => (hasFood && !isSpooned ? part : spreadOut(part))),
    drinks: of('drink'),
  }
}

const settingOf = (vessel: VesselKind, parts: Part[], more: Partial<Setting> = {}): Setting => ({
  vessel,
  parts,
  tossed: false,
  garnish: [],
  poured: [],
  ...more,
})

const isBaseIn =
  (prompt: string) =>
  (part: Part): boolean =>
    bases.has(part.group) && !(part.group === 'potato' && inDish.test(prompt))

/**
 * Whether foods lie in the bowl of the first wet food. Oatmeal with berries, stew with carrots: what is not much and no
 * side of its own lies on what fills the bowl.
 */
function liesInBowl(foods: readonly Part[], bowl: Part | undefined, prompt: string): boolean {
  if (!bowl || foods.some(isBaseIn(prompt))) return false
  const isSpooned = spooned.test(bowl.look.words) && foods.every(isSweet)
  const isHeld = foods.some(({ name, look }) => inHand.test(name) || inHand.test(look.words))
  return !isHeld && (inDish.test(prompt) || isSpooned || isTopping(foods, bowl))
}

/** What holds the foods on the plate, each wet food with a bowl of its own, and bread. */
function mainSettings(
  { breads, garnish, poured }: Sorted,
  onPlate: Part[],
  own: Part[],
  prompt: string,
): Setting[] {
  if (onPlate.length > 0) {
    const parts = [...onPlate, ...breads]
    const tossed = isTossed(parts, prompt)
    const inBowl = tossed || /\bbowl\b/i.test(headOf(prompt))
    const plate = settingOf(plateFor(parts, inBowl), parts, { garnish, poured, tossed })
    return [plate, ...own.map((part) => settingOf(bowlFor(part), [part]))]
  }
  if (own.length > 0) {
    const bowls = own.map((part, i) => {
      const more = i === 0 ? { garnish, poured } : {}
      return settingOf(bowlFor(part, more.garnish), [part], more)
    })
    return breads.length > 0 ? [...bowls, settingOf(breadPlate(breads), breads)] : bowls
  }
  if (breads.length > 0) return [settingOf(plateFor(breads, false), breads, { garnish, poured })]
  return garnish.length > 0 ? [settingOf('small plate', garnish)] : []
}

/** The foods of a plate, by the words of the dish that the prompt names. */
export const laidFoods = ({ ingredients, prompt }: Pick<PlateInput, 'ingredients' | 'prompt'>) =>
  tellDishes(servedApart(orPrompt(listedDish(ingredients, prompt), prompt)), prompt)

/** The ingredients; a prompt of which no food was read is one dish where it names one that can be drawn. */
function orPrompt(ingredients: PlateIngredient[], prompt: string): PlateIngredient[] {
  if (ingredients.length > 0 || !match(prompt)) return ingredients
  return [{ name: prompt, group: 'dish', grams: 300 }]
}

/** The plate beside a bowl: no smaller than a side plate. */
const breadPlate = (breads: readonly Part[]): VesselKind => {
  const kind = plateFor(breads, false)
  return kind === 'small plate' || kind === 'platter' ? 'side plate' : kind
}

/** A sauce as it lies on bread: a thin layer. */
const spreadOut = (part: Part): Part => ({
  ...part,
  look: { ...part.look, form: part.look.little ?? part.look.form },
})

const tossedDish = /\b(salad|slaw|stir[- ]?fr|fried rice|hash|chow mein)/i

const isTossed = (parts: readonly Part[], prompt: string) =>
  parts.length > 2 && (tossedDish.test(headOf(prompt)) || isRoasted(parts, prompt))

/** Vegetables from one tray. */
const isRoasted = (parts: readonly Part[], prompt: string) =>
  /^roast(ed)?\b/i.test(prompt) && parts.every(({ group }) => group === 'vegetable')
