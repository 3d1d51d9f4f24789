import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { dishes } from '../dishes/dishes.ts'
import { covered } from '../forms/covered.ts'
import { isNamed, lookOf, match } from '../looks/find-look.ts'
import { type Look, look } from '../looks/look.ts'
import { type Cooking, cookingOf } from '../scene/cooking.ts'
import type { VesselKind } from '../vessels/vessel.ts'
import { bowlFor, plateFor } from './choose-vessel.ts'
import { composeDish, isServedOtherwise, tellsMost } from './compose-dish.ts'
import { composeRecipe } from './compose-recipe.ts'
import { inMilk } from './in-milk.ts'
import { saidAs } from './said-as.ts'
import { servedAlone } from './served-alone.ts'
import { servedApart } from './served-apart.ts'
import { drawnGrams } from './serving.ts'
import { tellDishes } from './tell-dishes.ts'
import { headOf } from './together/as-one.ts'
import { together } from './together/together.ts'
import { spooned } from './together/within.ts'

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

/** Grams per millilitre as heaped on a plate, from cup weights of FoodData Central. */
const densities: Partial<Record<FoodGroup, number>> = {
  grain: 0.75,
  pasta: 0.6,
  bread: 0.3,
  cereal: 0.5,
  leafy: 0.14,
  vegetable: 0.55,
  fruit: 0.65,
  nut: 0.55,
  herb: 0.12,
  cheese: 0.7,
  snack: 0.25,
  sweet: 0.6,
  potato: 0.65,
  legume: 0.75,
}

/** What a prompt says of a dish's own parts: "beef stew with carrots and potatoes". */
const inDish =
  /\b(stew|soup|curry|casserole|goulash|chowder|ramen|pho|chili|porridge|oatmeal|cereal|flakes|muesli|granola|cheerios)\b[^,]*\bwith\b/i

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
  const known = together(inMilk(foundParts, prompt), prompt)
  const all = known.length > 0 ? servedAlone(known) : [coveredDish]
  const of = (role: string) => all.filter(({ look }) => look.role === role)
  const drinks = of('drink')
  const wets = of('wet')
  const breads = of('bread')
  const solid = of('food')
  const total = all.reduce((sum, part) => sum + (part.look.role === 'drink' ? 0 : part.volume), 0)
  const little = solid.filter(
    (part) => part.look.little && part.volume < Math.max(Math.min(40, total * 0.2), total * 0.09),
  )
  const whole = solid.some(isSandwich) ? solid.filter(isWholeFruit) : []
  const foods = solid.filter((part) => !little.includes(part) && !whole.includes(part))
  const garnish = [...of('garnish'), ...little]
  const sauces = of('sauce')
  const hasFood = foods.length > 0 || wets.length > 0
  const isOver = ({ look }: Part) => (hasFood ? look.poured : breads.length > 0 && look.spread)
  const dips = sauces.filter((part) => !isOver(part))
  const poured = sauces.filter(isOver).map((part) => (hasFood ? part : spreadOut(part)))
  const settings: Setting[] = []
  const setting = (vessel: VesselKind, parts: Part[], more: Partial<Setting> = {}): Setting => ({
    vessel,
    parts,
    tossed: false,
    garnish: [],
    poured: [],
    ...more,
  })
  const isBase = ({ group }: Part) =>
    bases.has(group) && !(group === 'potato' && inDish.test(prompt))
  const shared = foods.some(isBase) ? wets.filter(({ look }) => look.thick) : []
  const own = wets.filter((part) => !shared.includes(part))
  const [bowl] = own
  // Oatmeal with berries, stew with carrots: what is not much and no side of its own lies on what fills the bowl.
  const isWithin = inDish.test(prompt)
  const isSpooned = bowl !== undefined && spooned.test(bowl.look.words) && foods.every(isSweet)
  const isHeld = foods.some(({ name, look }) => inHand.test(name) || inHand.test(look.words))
  if (bowl && !isHeld && (isWithin || isSpooned || isTopping(foods, bowl)) && !foods.some(isBase)) {
    garnish.push(...foods.splice(0))
  }
  const onPlate = [...foods, ...shared]
  if (onPlate.length > 0) {
    const parts = [...onPlate, ...breads]
    const tossed = isTossed(parts, prompt)
    const inBowl = tossed || /\bbowl\b/i.test(headOf(prompt))
    settings.push(setting(plateFor(parts, inBowl), parts, { garnish, poured, tossed }))
    for (const part of own) settings.push(setting(bowlFor(part), [part]))
  } else if (own.length > 0) {
    own.forEach((part, i) => {
      const more = i === 0 ? { garnish, poured } : {}
      settings.push(setting(bowlFor(part, more.garnish), [part], more))
    })
    if (breads.length > 0) settings.push(setting(breadPlate(breads), breads))
  } else if (breads.length > 0) {
    settings.push(setting(plateFor(breads, false), breads, { garnish, poured }))
  } else if (garnish.length > 0) {
    settings.push(setting('small plate', garnish))
  }
  for (const fruit of whole) settings.push(setting('small plate', [fruit]))
  for (const dip of dips) settings.push(setting('dip bowl', [dip]))
  for (const drink of drinks) settings.push(setting(drink.look.vessel ?? 'tumbler', [drink]))
  return settings
}

/** The foods of a plate, by the words of the dish that the prompt names. */
export const laidFoods = ({ ingredients, prompt }: Pick<PlateInput, 'ingredients' | 'prompt'>) =>
  tellDishes(servedApart(orPrompt(ingredients, prompt)), prompt)

/** The ingredients; a prompt of which no food was read is one dish where it names one that can be drawn. */
function orPrompt(ingredients: PlateIngredient[], prompt: string): PlateIngredient[] {
  if (ingredients.length > 0 || !match(prompt)) return ingredients
  return [{ name: prompt, group: 'dish', grams: 300 }]
}

/** What a food is on the plate; undefined where nothing is known to draw. */
export function partOf(one: PlateIngredient, prompt: string): Part | undefined {
  const { name, said = '', group, grams, density, count } = one
  const look = lookFor(saidAs(name, prompt), group, said)
  if (!look) return undefined
  const counted = Number.isFinite(grams) && grams > 0 ? grams : 1
  const weight = drawnGrams(name, counted, look, prompt)
  const perMl = look.density ?? densities[group] ?? (density && density > 0.02 ? density : 1)
  return {
    name,
    group,
    look,
    grams: weight,
    volume: weight / perMl,
    cooking: cookingOf(name, prompt),
    ...(count !== undefined && { count }),
  }
}

/** Groups whose foods are put together from others. */
const composite = new Set<FoodGroup>(['dish', 'soup'])

/**
 * The look of a food. A dish without a record is put together from the parts of its recipe, else from the foods
 * that its name tells, the words it was read from first; undefined where the name does not tell how: a corn dog is not drawn as corn.
 */
function lookFor(name: string, group: FoodGroup, said: string): Look | undefined {
  const found = lookOf(name, group, said)
  if (found && isNamed(found, said)) return found
  const dish = match(said)
  const isRecord = dish !== undefined && dishes.includes(dish.look)
  if (isRecord && isNamed(dish.look, said)) return dish.look
  const ofRecipe = composite.has(group) && !tellsDish(found, name) ? composeRecipe(name) : null
  if (ofRecipe && !(isRecord && tellsDish(dish.look, said))) return ofRecipe
  if (dish && dish.look === found && dish.words.length > 1) return found
  for (const text of [said, name]) {
    if (isServedOtherwise(text, found)) return composeDish(text) ?? found
  }
  if (!found || !composite.has(group) || dishes.includes(found)) return found
  return tellsMost(found, said) || tellsMost(found, name) ? found : undefined
}

/** Whether a record tells most of what a dish's name says, its sauce or gravy included. */
const tellsDish = (found: Look | undefined, name: string): boolean => {
  const [sauce] = /\b(gravy|sauce)\b/.exec(name.toLowerCase()) ?? []
  const isKnown = found !== undefined && dishes.includes(found) && tellsMost(found, name)
  return isKnown && (!sauce || found.words.includes(sauce))
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
