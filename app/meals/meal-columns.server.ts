import type { Item } from '#app/nutrition/nutrition.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { type Meal, mealAddress } from './meal.ts'
import { type MealFigures, settleFigures } from './meal-figures.ts'
import type { MealChanges, NewMeal } from './meal-input.ts'
import type { MealRow, ShownMealRow } from './meals.db.server.ts'

type ColumnsOfInput = Omit<
  MealRow,
  'image_id' | 'image_url' | 'created_by' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** The columns of a new meal that come from its input. */
export function newColumns(id: string, input: NewMeal): ColumnsOfInput {
  const { title, items = [] } = input
  const ingredients = input.detectedIngredients ?? foodsOf(items)
  return {
    id,
    title,
    name: input.name || title,
    slug: mealAddress(input.slug || title) || shortId(id),
    ...searchColumns({ title, ingredients }),
    description: input.description ?? '',
    meal_type_id: input.mealType ?? null,
    ...figureColumns(settleFigures(items, input)),
    ingredients,
    is_published: input.isPublished ?? false,
  }
}

/** What a meal is sorted and searched by. */
export const searchColumns = ({
  title,
  ingredients,
}: {
  title: string
  ingredients: string[]
}) => ({
  title_key: searchKey(title),
  search_text: searchText([title, ...ingredients]),
})

/** The columns that a change alters, undefined for the others. */
export function changedColumns(before: ShownMealRow, changes: MealChanges, had: Meal) {
  const title = changes.title ?? before.title
  const ingredients = changes.detectedIngredients ?? before.ingredients
  return {
    title,
    name: changedName(before, title, changes.name),
    slug: changedSlug(before, changes.slug),
    ...searchColumns({ title, ingredients }),
    description: changes.description,
    meal_type_id: changes.mealType,
    ...changedFigures(changes, had),
    ingredients,
    is_published: changes.isPublished,
  }
}

function changedFigures(changes: MealChanges, had: Meal) {
  const { items, nutritionData } = changes
  if (!items && !nutritionData) return {}
  const range = items ? undefined : had.range
  const { nutritionData: before } = had
  return figureColumns(settleFigures(items ?? had.items, changes, { nutritionData: before, range }))
}

function figureColumns({ nutritionData, nutritionSource, range, missing }: MealFigures) {
  const { calories, carbohydrates, protein, fat, fiber, sugar, sodium } = nutritionData
  return {
    ...{ calories, carbohydrates, protein, fat, fiber, sugar, sodium },
    calories_low: range?.calories.low ?? null,
    calories_high: range?.calories.high ?? null,
    nutrition_source: nutritionSource,
    missing,
  }
}

/** A name that was only the title goes along with it. */
function changedName(before: ShownMealRow, title: string, sent: string | undefined): string {
  if (sent) return sent
  return sent === '' || before.name === before.title ? title : before.name
}

/** The new slug, or undefined where the meal stays at its address. */
function changedSlug(before: ShownMealRow, sent: string | undefined): string | undefined {
  if (!sent) return undefined
  const slug = mealAddress(sent) || shortId(before.id)
  return slug === before.slug ? undefined : slug
}

/** The random end of an id, for a title that makes no slug. */
const shortId = (id: string) => id.slice(-10)

const foodsOf = (items: Item[]) => [...new Set(items.map(({ food }) => food))]
