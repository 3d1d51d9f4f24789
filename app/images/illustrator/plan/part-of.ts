import type { FoodGroup } from '#app/nutrition/nutrition.ts'
import { dishes } from '../dishes/dishes.ts'
import { isNamed, lookOf, match } from '../looks/find-look.ts'
import type { Look } from '../looks/look.ts'
import { cookingOf } from '../scene/cooking.ts'
import { composeDish, isServedOtherwise, tellsMost } from './compose-dish.ts'
import { composeRecipe } from './compose-recipe.ts'
import type { Part, PlateIngredient } from './plan.ts'
import { saidAs } from './said-as.ts'
import { drawnGrams } from './serving.ts'

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
