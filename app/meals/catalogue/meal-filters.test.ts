import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { searchKey } from '#platform/text/search-key.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import fc from '#tests/support/property.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { listCategories, listMealTypes } from '../labels/categories.server.ts'
import type { Meal } from '../meal.ts'
import { listMeals } from '../meals.server.ts'
import type { MealListQuery } from './meal-filter.server.ts'
import { listSorts } from './meal-sorts.ts'

const foods = ['rice', 'ricotta', 'tofu', 'kale', 'lunch meat', 'keto bread', 'egg']

/** Thirty different meals, the same on every run; some share their calories. */
async function openWithMany(open: Parameters<typeof openMealsApp>[0]) {
  const app = await openMealsApp(open)
  const [categories, mealTypes] = [await listCategories(app), await listMealTypes(app)]
  const meals: Meal[] = []
  for (let number = 0; number < 30; number += 1) {
    const fields = {
      title: `${foods[number % 5]} ${foods[(number * 3) % 7]} ${number}`,
      categories: categories.filter((_, index) => (number >> index) % 2 === 1),
      mealType: mealTypes[number % 5],
      nutritionData: {
        calories: 100 + (number % 10) * 50,
        protein: (number * 7) % 40,
        fiber: number % 12,
      },
      ingredients: [foods[(number * 5) % 7]],
      isPublished: number % 4 !== 3,
    }
    meals.push(await buildMeal(app, fields))
    if (number % 3) app.clock.advance(1)
  }
  return { app, meals, categories, mealTypes }
}

const orders: Record<(typeof listSorts)[number], (a: Meal, b: Meal) => number> = {
  // The same without a search; with one, search-rank.test.ts compares the order.
  relevance: (a, b) => orders.newest(a, b),
  newest: (a, b) => compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
  oldest: (a, b) => orders.newest(b, a),
  '-title': (a, b) => orders.title(b, a),
  title: (a, b) => compare(searchKey(a.title), searchKey(b.title)) || compare(a._id, b._id),
  calories: (a, b) => a.nutritionData.calories - b.nutritionData.calories || compare(a._id, b._id),
  '-calories': (a, b) => orders.calories(b, a),
  type: (a, b) => compare(typeOf(a), typeOf(b)) || compare(a._id, b._id),
  '-type': (a, b) => orders.type(b, a),
  status: (a, b) => Number(a.isPublished) - Number(b.isPublished) || compare(a._id, b._id),
  '-status': (a, b) => orders.status(b, a),
  '-protein': (a, b) => b.nutritionData.protein - a.nutritionData.protein || compare(b._id, a._id),
}

const typeOf = ({ mealType }: Meal) => mealType?._id ?? ''

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The words that a meal is searched by. */
function textOf({ title, detectedIngredients, categories, mealType }: Meal): string[] {
  const names = [...categories.map(({ name }) => name), mealType?.name ?? '']
  return [title, ...detectedIngredients, ...names].flatMap((text) => searchKey(text).split(' '))
}

function holds(meal: Meal, query: MealListQuery): boolean {
  const { calories, protein, fiber } = meal.nutritionData
  const ids = meal.categories.map(({ _id }) => _id)
  const words = searchKey(query.search ?? '')
    .split(' ')
    .filter(Boolean)
  const pieces = textOf(meal)
  return (
    (!query.category || ids.includes(query.category)) &&
    (!query.categories?.length || query.categories.some((id) => ids.includes(id))) &&
    (!query.mealType || meal.mealType?.slug === query.mealType) &&
    (!query.status || meal.isPublished === (query.status === 'published')) &&
    meal._id !== query.exclude &&
    calories >= (query.minCalories ?? 0) &&
    calories <= (query.maxCalories ?? 1000) &&
    protein >= (query.minProtein ?? 0) &&
    fiber >= (query.minFiber ?? 0) &&
    words.every((word) =>
      pieces.some((piece) =>
        word.length < 3 && words.length > 1 ? piece.startsWith(word) : piece.includes(word),
      ),
    )
  )
}

describeOnAll('any filter of meals', (open) => {
  it('gives what looking at every meal gives, in the same order, page by page', async () => {
    const { app, meals, categories, mealTypes } = await openWithMany(open)
    const categoryId = fc.constantFrom(...categories.map(({ _id }) => _id))
    const word = fc.constantFrom('rice', 'ri', 'tofu', 'keto', 'lunch', 'vegan', 'k', '7', 'zzz')
    const filters = fc.record(
      {
        search: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
        category: categoryId,
        categories: fc.array(categoryId, { maxLength: 2 }),
        mealType: fc.constantFrom(...mealTypes.map(({ slug }) => slug)),
        exclude: fc.constantFrom(...meals.map(({ _id }) => _id)),
        minCalories: fc.constantFrom(150, 400),
        maxCalories: fc.constantFrom(300, 500),
        minProtein: fc.constantFrom(10, 30),
        minFiber: fc.constantFrom(4, 8),
        status: fc.constantFrom('published' as const, 'draft' as const),
        sort: fc.constantFrom(...listSorts.filter((sort) => sort !== 'relevance')),
      },
      { requiredKeys: [] },
    )
    const paging = fc.record({
      page: fc.integer({ min: 1, max: 5 }),
      limit: fc.integer({ min: 1, max: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(filters, paging, fc.boolean(), async (filter, { page, limit }, isEditor) => {
        // Corrections and other words have tests of their own.
        const query = { ...filter, exact: true, page, limit }
        const all = meals
          .filter((meal) => (isEditor || meal.isPublished) && holds(meal, query))
          .toSorted(orders[query.sort ?? 'newest'])
        const found = await listMeals(app, isEditor ? editor : null, query)
        expect(found.total).toBe(all.length)
        expect(found.meals).toEqual(all.slice((page - 1) * limit, page * limit))
      }),
      { numRuns: 150 },
    )
  })

  it('takes the same number of queries however many meals it shows', async () => {
    const { app } = await openWithMany(open)
    const queriesOf = async (limit: number) => {
      let count = 0
      const counter: KyselyPlugin = {
        transformQuery({ node }) {
          count += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const [db, reads] = [app.db.withPlugin(counter), app.reads.withPlugin(counter)]
      await listMeals({ ...app, db, reads }, null, { page: 1, limit })
      return count
    }
    await queriesOf(1)
    expect(await queriesOf(20)).toBe(await queriesOf(2))
  })
})
