import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { mealAddress } from '#app/meals/meal.ts'
import { analyseText, figuresOfPlate } from '#app/nutrition/nutrition.server.ts'
import { maxItemText } from '#app/nutrition/plate-limits.ts'
import type { Staff } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'
import { importMeal, mealEntry } from '../import-meal.server.ts'
import { attempt, type ImportedThing } from '../imported-thing.server.ts'
import type { Recipe } from './recipe.server.ts'

/** The meal types that courses of recipes name. */
const courses: Record<string, string> = {
  breakfast: 'Breakfast',
  brunch: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  'main course': 'Dinner',
  snack: 'Snacks',
  snacks: 'Snacks',
}

/** The longest text of ingredients that is read. */
const maxText = 5000

/** Imports the recipes of one file; if two have the same title, the first counts. */
export function recipeImporter(app: App, staff: Staff, pictures: PictureSource) {
  const stored = new Set<string>()
  const importOne = async (recipe: Recipe): Promise<ImportedThing> => {
    const slug = mealAddress(recipe.title)
    const work = async (): Promise<Imported> => {
      if (stored.has(slug)) {
        return { result: 'failed', notes: ['another recipe of the file has this title'] }
      }
      stored.add(slug)
      return await importRecipe(app, staff, recipe, pictures)
    }
    return { kind: 'meal', name: slug || recipe.title, ...(await attempt(work)) }
  }
  return {
    import: importOne,
    /** Imports those whose titles the file did not have before. */
    async *importMissing(recipes: Recipe[]): AsyncGenerator<ImportedThing> {
      for (const recipe of recipes) {
        if (!stored.has(mealAddress(recipe.title))) yield await importOne(recipe)
      }
    },
  }
}

export type RecipeImporter = ReturnType<typeof recipeImporter>

/**
 * Stores a recipe as a meal with the figures of one serving, computed from its ingredients. One without a
 * known ingredient comes as a draft without figures.
 */
async function importRecipe(
  app: App,
  staff: Staff,
  recipe: Recipe,
  pictures: PictureSource,
): Promise<Imported> {
  const figures = await figuresOf(app, recipe)
  const { title, summary, course, createdAt, imageUrl, isPublished } = recipe
  const entry = readInput(mealEntry, {
    slug: mealAddress(title),
    title,
    description: summary.slice(0, 5000),
    imageUrl: imageUrl || undefined,
    mealType: courses[course.trim().toLowerCase()],
    isPublished: isPublished && figures !== null,
    createdAt,
    ...(figures?.fields ?? { detectedIngredients: shortLines(recipe.ingredients) }),
  })
  const imported = await importMeal(app, staff, entry, pictures)
  return { ...imported, notes: [...imported.notes, ...(figures ? figures.notes : [unknownFoods])] }
}

const unknownFoods = 'none of its ingredients is known: comes as a draft without figures'

/** The figures for one serving; null if no ingredient is known. */
async function figuresOf(app: App, { foods, servings }: Recipe) {
  const text = foods.join('\n').slice(0, maxText)
  if (text === '') return null
  try {
    const whole = await analyseText(app, text)
    const items = whole.items.map(({ foodId, grams, gramsAssumed, text }) => ({
      foodId,
      grams: grams / servings,
      basis: gramsAssumed ? ('assumed' as const) : ('measure' as const),
      text: text.slice(0, maxItemText),
    }))
    const one = servings === 1 ? whole : await figuresOfPlate(app, items, whole.unknown)
    const { nutritionData, range, detectedIngredients } = one
    return {
      fields: { nutritionData, range, detectedIngredients, items: one.items },
      notes: whole.unknown.length > 0 ? [`not counted: ${whole.unknown.join(', ')}`] : [],
    }
  } catch (error) {
    if (isFailure(error) && error.status === 400) return null
    throw error
  }
}

const shortLines = (lines: string[]) => lines.map((line) => line.slice(0, 200)).slice(0, 100)
