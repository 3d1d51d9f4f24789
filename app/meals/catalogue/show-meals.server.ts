import { filesOfImages } from '#app/images/show-images.server.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { roundNutrition } from '#app/nutrition/round-nutrition.ts'
import type { App } from '#platform/app.ts'
import type { Check } from '../checked/checked-text.ts'
import { computedOf, missingOf, setByHand } from '../detail/meal-figures.ts'
import type { Meal } from '../meal.ts'
import { mealNames } from '../meal-names.server.ts'
import { categoriesOfMeals, itemsOfMeals } from '../meal-parts.db.server.ts'
import type { ShownMealRow } from '../meals.db.server.ts'

/**
 * Turns rows into meals as the API returns them, in the same order;
 * the number of queries does not depend on the number of rows.
 */
export async function showMeals(app: App, rows: ShownMealRow[]): Promise<Meal[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const categories = await categoriesOfMeals(app.db, ids)
  const items = await itemsOfMeals(app.db, ids)
  const types = new Map((await mealNames(app)).mealTypes.map((type) => [type._id, type]))
  const images = await filesOfImages(
    app,
    rows.flatMap((row) => row.image_id ?? []),
  )
  return rows.map((row) => {
    return {
      ...ownFields(row),
      ...figureFields(row, items.get(row.id) ?? []),
      imageUrl: row.image_url,
      image: images.get(row.image_id ?? '') ?? null,
      categories: categories.get(row.id) ?? [],
      mealType: types.get(row.meal_type_id ?? '') ?? null,
      items: items.get(row.id) ?? [],
    }
  })
}

function figureFields(row: ShownMealRow, items: Item[]) {
  const { calories, carbohydrates, protein, fat, fiber, sugar, sodium } = row
  const { calories_low: low, calories_high: high, figures_by: name, figures_at: at } = row
  const stored = { calories, carbohydrates, protein, fat, fiber, sugar, sodium }
  // Older rows have figures as they were sent.
  const nutritionData = roundNutrition(stored)
  const byHand = row.nutrition_source === 'edited' ? setByHand(items, nutritionData) : []
  return {
    nutritionData,
    range: low === null || high === null ? null : { calories: { low, high } },
    nutritionSource: row.nutrition_source,
    computedData: computedOf(items),
    setByHand: byHand,
    // Computed instead of read from its column, which is empty in older rows with figures set by hand.
    missing: missingOf(items, byHand),
    editedBy: name === null || at === null ? null : { name, at },
  }
}

type CheckColumns = Pick<ShownMealRow, 'checked_by' | 'checked_at'>

/** Who checked a meal and when, both or neither. */
export function checkOf({ checked_by: name, checked_at: at }: CheckColumns): Check {
  const isChecked = name !== null && at !== null
  return isChecked ? { checkedBy: { name }, checkedAt: at } : { checkedBy: null, checkedAt: null }
}

function ownFields(row: ShownMealRow) {
  return {
    _id: row.id,
    title: row.title,
    name: row.name,
    slug: row.slug,
    description: row.description,
    imageId: row.image_id,
    imageAlt: row.image_alt,
    detectedIngredients: row.ingredients,
    ...checkOf(row),
    isPublished: row.is_published,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
