import type { Item, Nutrient } from '#app/nutrition/nutrition.ts'
import { changedTitleColumns, titleColumns } from '#app/publishing/titles.server.ts'
import { sameJson } from '#platform/text/same-json.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { differences, type MealFigures, resolveFigures, setByHand } from './detail/meal-figures.ts'
import type { MealChanges, NewMeal } from './editing/meal-input.ts'
import type { Editor, Meal } from './meal.ts'
import { itemRows } from './meal-parts.db.server.ts'
import type { MealRow } from './meals.db.server.ts'

type ColumnsOfInput = Omit<
  MealRow,
  'slug' | 'image_id' | 'image_url' | 'created_by' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** The columns of a new meal that come from its input. */
export function newColumns(id: string, input: NewMeal, editor: Editor | null): ColumnsOfInput {
  const { title, items = [] } = input
  const figures = resolveFigures(items, input)
  const byHand = setByHand(items, figures.nutritionData).length > 0
  const ingredients = input.detectedIngredients ?? foodsOf(items)
  return {
    id,
    title,
    name: input.name || title,
    ...titleColumns(title),
    ...searchColumns({ title, ingredients }),
    description: input.description ?? '',
    image_alt: input.imageAlt ?? '',
    meal_type_id: input.mealType ?? null,
    ...figureColumns(figures),
    ...editorColumns(byHand ? editor : null),
    ...checkColumns(input.checked ?? null),
    ingredients,
    is_published: input.isPublished ?? false,
  }
}

/** The columns that a meal is sorted and searched by. */
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

/** The columns of a change; undefined for those that stay. */
export function changedColumns(before: Meal, changes: MealChanges, editor: Editor | null) {
  const title = changes.title ?? before.title
  const ingredients = changes.detectedIngredients ?? before.detectedIngredients
  return {
    title,
    name: changedName(before, title, changes.name),
    ...changedTitleColumns(before.title, title),
    ...searchColumns({ title, ingredients }),
    description: changes.description,
    image_alt: changes.imageAlt,
    meal_type_id: changes.mealType,
    ...changedFigures(changes, before, editor),
    ...changedCheck(changes, before),
    ingredients,
    is_published: changes.isPublished,
  }
}

/** Figures set by hand keep their editor until somebody sets one of them again. */
function changedFigures(changes: MealChanges, had: Meal, editor: Editor | null) {
  const { items, nutritionData } = changes
  if (!items && !nutritionData) return {}
  const range = items ? undefined : had.range
  const { nutritionData: before } = had
  const rows = items ?? had.items
  const figures = resolveFigures(rows, changes, { nutritionData: before, range })
  const byHand = setByHand(rows, figures.nutritionData)
  const columns = figureColumns(figures)
  if (byHand.length === 0) return { ...columns, ...editorColumns(null) }
  const isKept = isSetAsBefore(byHand, differences(figures.nutritionData, before), had)
  return isKept ? columns : { ...columns, ...editorColumns(editor) }
}

/** True when nobody set a figure: either none changed, or only those that follow from the items. */
function isSetAsBefore(byHand: Nutrient[], changed: Nutrient[], had: Meal): boolean {
  if (had.setByHand.length === 0) return false
  if (changed.length === 0) return true
  return byHand.every((name) => had.setByHand.includes(name) && !changed.includes(name))
}

const editorColumns = (editor: Editor | null) => ({
  figures_by: editor?.name ?? null,
  figures_at: editor?.at ?? null,
})

/** A change of figures or items takes the check away, unless an import says who checked them. */
function changedCheck({ items, nutritionData, checked }: MealChanges, had: Meal) {
  if (checked !== undefined) return checkColumns(checked)
  if (!items && !nutritionData) return {}
  const figures = resolveFigures(items ?? had.items, { nutritionData }, had).nutritionData
  const isSame = differences(figures, had.nutritionData).length === 0
  return isSame && (!items || isSameItems(items, had.items)) ? {} : checkColumns(null)
}

const isSameItems = (items: Item[], before: Item[]) =>
  sameJson(itemRows('', items), itemRows('', before))

/** The columns that say who checked a meal; null when nobody did. */
export const checkColumns = (check: Editor | null) => ({
  checked_by: check?.name ?? null,
  checked_at: check?.at ?? null,
})

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

/** A name that was equal to the title changes with it. */
function changedName(before: Meal, title: string, sent: string | undefined): string {
  if (sent) return sent
  return sent === '' || before.name === before.title ? title : before.name
}

const foodsOf = (items: Item[]) => [...new Set(items.map(({ food }) => food))]
