import { picturesOfImages } from '#app/images/show-images.server.ts'
import { roundFigure } from '#app/nutrition/round-nutrition.ts'
import { pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { pageOfList } from '#platform/database/lists/list-pages.ts'
import { checkedText } from '../checked/checked-text.ts'
import type { Meal } from '../meal.ts'
import { mealNames } from '../meal-names.server.ts'
import type { MealCardData } from './meal-card-data.ts'
import { cardsById } from './meal-cards.db.server.ts'
import { forgivingFilter, type MealListQuery } from './meal-filter.server.ts'
import { listOfMeals } from './meal-lists.db.server.ts'
import { checkOf } from './show-meals.server.ts'

/** How many related meals a meal's page shows. */
const relatedMeals = 4

/** One page of the published meals, with only what their cards show. */
export async function listMealCards(app: App, query: MealListQuery) {
  const { filter, corrected } = await forgivingFilter(app, query, false)
  const { ids, total } = await pageOfList(app, listOfMeals(query.sort), filter, query)
  const cards = await cardsOfMeals(app, ids)
  const meals = cards.map(({ id: _, ...card }) => card)
  return { meals, ...pageOf(total, query), corrected }
}

/** The newest meals that share a category with this one, or its meal type when it has no category. */
export async function listRelatedCards(app: App, meal: Meal): Promise<MealCardData[]> {
  const categories = meal.categories.map(({ _id }) => _id)
  const mealType = categories.length === 0 ? meal.mealType?._id : undefined
  if (categories.length === 0 && !mealType) return []
  const query = { categories, mealType, exclude: meal._id, page: 1, limit: relatedMeals }
  return (await listMealCards(app, query)).meals
}

/** The cards of these meals with their ids, as far as they are published, in the order of the ids. */
export async function cardsOfMeals(
  app: App,
  ids: string[],
): Promise<(MealCardData & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await cardsById(app.db, ids)
  const pictures = await picturesOfImages(
    app,
    rows.flatMap((row) => row.image_id ?? []),
  )
  const { categories, mealTypes } = await mealNames(app)
  const nameOf = (names: { _id: string; name: string }[], id: string | null) =>
    names.find(({ _id }) => _id === id)?.name ?? null
  return rows.map((row) => {
    const image = pictures.get(row.image_id ?? '') ?? null
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      calories: roundFigure('calories', row.calories),
      carbohydrates: roundFigure('carbohydrates', row.carbohydrates),
      protein: roundFigure('protein', row.protein),
      fat: roundFigure('fat', row.fat),
      image,
      imageUrl: image ? '' : row.image_url,
      alt: row.image_alt,
      mealType: nameOf(mealTypes, row.meal_type_id),
      category: nameOf(categories, row.category_id),
      checked: checkedText(checkOf(row)),
    }
  })
}
