import { expect, it } from 'vitest'
import { searchKey } from '#platform/text/search-key.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, editor, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import fc from '#tests/support/property.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { updateMeal } from '../editing/edit-meals.server.ts'
import { addCategory } from '../labels/categories.server.ts'
import { deleteMeal, restoreMeal } from '../meal-trash.server.ts'
import { mealEndpoints } from '../meals.api.server.ts'
import { countMeals, listMeals, mealAddresses } from '../meals.server.ts'
import { listRelatedCards } from './meal-cards.server.ts'
import type { MealListQuery } from './meal-filter.server.ts'

/** The titles that a visitor finds, or staff when a user is given. */
async function find(app: TestApp, query: Partial<MealListQuery>, user = visitor) {
  const { meals, total } = await listMeals(app, user, { page: 1, limit: 100, ...query })
  expect(total).toBe(meals.length)
  return meals.map(({ title }) => title)
}

const visitor: typeof editor | null = null

/** Four meals, oldest first, and a draft. */
async function openCatalogue(open?: Parameters<typeof openMealsApp>[0]) {
  const app = await openMealsApp(open)
  const [keto, vegan] = [await idOf(app, 'Keto'), await idOf(app, 'Vegan')]
  const [lunch, dinner] = [await idOf(app, 'Lunch'), await idOf(app, 'Dinner')]
  const meals = [
    ['Égg salad', [keto], lunch, 250, 20, ['eggs', 'crème fraîche 20%']],
    ['Tofu bowl', [vegan, keto], lunch, 400, 25, ['tofu', 'brown rice']],
    ['Risotto', [vegan], dinner, 600, 12, ['ricotta', "za'atar"]],
    ['Beef stew', [], dinner, 500, 40, ['beef', 'snake_beans']],
  ] as const
  for (const [title, categories, mealType, calories, protein, ingredients] of meals) {
    const nutritionData = { calories, protein }
    await buildMeal(app, { title, categories, mealType, nutritionData, ingredients })
    app.clock.advance(1000)
  }
  await buildMeal(app, { title: 'Tofu draft', categories: [vegan], isPublished: false })
  return app
}

describeOnAll('lists of meals', (open) => {
  it('hold what is published, newest first, and the drafts too for staff', async () => {
    const app = await openCatalogue(open)
    expect(await find(app, {})).toEqual(['Beef stew', 'Risotto', 'Tofu bowl', 'Égg salad'])
    expect(await find(app, {}, editor)).toHaveLength(5)
    expect(await find(app, { status: 'draft' }, editor)).toEqual(['Tofu draft'])
    expect(await find(app, { status: 'published' }, editor)).toHaveLength(4)
    expect(await find(app, { status: 'draft' })).toEqual([])
    expect(await find(app, { search: 'tofu' })).toEqual(['Tofu bowl'])
    expect(await find(app, { search: 'tofu' }, editor)).toEqual(['Tofu draft', 'Tofu bowl'])
    expect(await countMeals(app)).toEqual({ meals: 5, publishedMeals: 4 })
  })

  it('count drafts anew whenever one is written, in another process too', async () => {
    const database = await open()
    const app = await openCatalogue(async () => database)
    const elsewhere = { ...app, reads: database.db, db: database.db }
    const total = async () => {
      const query = { page: 1, limit: 1, status: 'draft', search: 'tofu' } as const
      const lists = [await listMeals(app, editor, query), await listMeals(elsewhere, editor, query)]
      return lists.map(({ total }) => total)
    }
    expect(await total()).toEqual([1, 1])
    const { _id } = await buildMeal(app, { title: 'Second tofu draft', isPublished: false })
    expect(await total()).toEqual([2, 2])
    await updateMeal(app, editor, _id, { title: 'Something else' })
    expect(await total()).toEqual([1, 1])
    await updateMeal(app, editor, _id, { title: 'Tofu again' })
    await deleteMeal(app, editor, _id)
    expect(await total()).toEqual([1, 1])
    await restoreMeal(app, editor, _id)
    expect(await total()).toEqual([2, 2])
    await updateMeal(app, editor, _id, { isPublished: true })
    expect(await total()).toEqual([1, 1])
    expect(await countMeals(elsewhere)).toEqual({ meals: 6, publishedMeals: 5 })
  })

  it('give the sitemap each published meal in one part, whatever the size of parts', async () => {
    const app = await openCatalogue(open)
    const slugsOf = async (size: number) => {
      const parts = await Promise.all([1, 2, 3].map((part) => mealAddresses(app, { part, size })))
      return parts.map((part) => part.map(({ slug }) => slug))
    }
    expect(await slugsOf(3)).toEqual([['égg-salad', 'tofu-bowl', 'risotto'], ['beef-stew'], []])
    await buildMeal(app, { title: 'Soup' })
    expect(await slugsOf(3)).toEqual([
      ['égg-salad', 'tofu-bowl', 'risotto'],
      ['beef-stew', 'soup'],
      [],
    ])
  })

  it.each([
    [{ sort: 'title' }, ['Beef stew', 'Égg salad', 'Risotto', 'Tofu bowl']],
    [{ sort: 'calories' }, ['Égg salad', 'Tofu bowl', 'Beef stew', 'Risotto']],
    [{ sort: '-calories' }, ['Risotto', 'Beef stew', 'Tofu bowl', 'Égg salad']],
    [{ sort: '-protein' }, ['Beef stew', 'Tofu bowl', 'Égg salad', 'Risotto']],
    [{ mealType: 'lunch' }, ['Tofu bowl', 'Égg salad']],
    [{ mealType: 'DINNER', maxCalories: 500 }, ['Beef stew']],
    [{ diet: 'vEGAN' }, ['Risotto', 'Tofu bowl']],
    [{ diet: 'vegan', mealType: 'lunch' }, ['Tofu bowl']],
    [{ minCalories: 400, maxCalories: 500 }, ['Beef stew', 'Tofu bowl']],
    [{ minProtein: 25, sort: 'calories' }, ['Tofu bowl', 'Beef stew']],
    [{ diet: 'nothing' }, []],
    [{ category: 'nothing' }, []],
    [{ categories: ['nothing'] }, []],
    [{ mealType: 'nothing' }, []],
    [{ exclude: 'nothing', search: '' }, ['Beef stew', 'Risotto', 'Tofu bowl', 'Égg salad']],
  ] as [Partial<MealListQuery>, string[]][])('of %j hold %j', async (query, titles) => {
    expect(await find(await openCatalogue(open), query)).toEqual(titles)
  })

  it('are narrowed by one category, by any of several, and by what is left out', async () => {
    const app = await openCatalogue(open)
    const [keto, vegan] = [await idOf(app, 'Keto'), await idOf(app, 'Vegan')]
    expect(await find(app, { category: keto })).toEqual(['Tofu bowl', 'Égg salad'])
    expect(await find(app, { categories: [keto, vegan, 'x'] })).toHaveLength(3)
    expect(await find(app, { categories: [keto], category: vegan })).toEqual(['Tofu bowl'])
    const [risotto] = (await listMeals(app, null, { search: 'risotto', page: 1, limit: 1 })).meals
    expect(await find(app, { diet: 'vegan', exclude: risotto?._id })).toEqual(['Tofu bowl'])
    if (!risotto) return
    const related = await listRelatedCards(app, risotto)
    expect(related.map(({ title }) => title)).toEqual(['Tofu bowl'])
  })

  it.each([
    ['egg', ['Égg salad']],
    ['ÉGG', ['Égg salad']],
    ['egg sal', ['Égg salad']],
    ['salad egg', ['Égg salad']],
    ['ri', ['Risotto', 'Tofu bowl']],
    ['r', ['Beef stew', 'Risotto', 'Tofu bowl', 'Égg salad']],
    ['ow', ['Tofu bowl']],
    ['isot', ['Risotto']],
    ['is', ['Risotto']],
    // Beside other words, those under three letters match only the start of a word.
    ['ow bowl', []],
    ['bo tofu', ['Tofu bowl']],
    ['keto', ['Tofu bowl', 'Égg salad']],
    ['ket lunch tofu', ['Tofu bowl']],
    ['dinn', ['Beef stew', 'Risotto']],
    ['dinner ri', ['Risotto']],
    ['%', ['Égg salad']],
    ['20%', ['Égg salad']],
    ['2%', []],
    ['_', ['Beef stew']],
    ['snake_beans', ['Beef stew']],
    ['snakexbeans', []],
    ["za'atar", ['Risotto']],
    ["'", ['Risotto']],
    ['"', []],
    ['\\', []],
    ['tofu"', []],
    ['egg OR beef', []],
    ['nothing at all', []],
  ])('of the search %j hold %j', async (search, titles) => {
    expect(await find(await openCatalogue(open), { search })).toEqual(titles)
  })

  it('are cut into pages that hold each meal once, from either end', async () => {
    const app = await openMealsApp(open)
    const titles = Array.from({ length: 23 }, (_, number) => `Meal ${number}`)
    for (const title of titles) await buildMeal(app, { title, nutritionData: { calories: 100 } })
    for (const sort of ['newest', 'calories', '-calories'] as const) {
      const pages = [1, 2, 3, 4, 5].map((page) => listMeals(app, null, { sort, page, limit: 5 }))
      const found = (await Promise.all(pages)).flatMap(({ meals }) =>
        meals.map(({ title }) => title),
      )
      expect(found).toEqual(sort === 'calories' ? titles : titles.toReversed())
    }
    const past = await listMeals(app, null, { page: 9, limit: 5 })
    expect(past).toEqual({ meals: [], total: 23, page: 9, totalPages: 5 })
  })

  it('count anew after each write that visitors can see', async () => {
    const app = await openCatalogue(open)
    const [meal] = (await listMeals(app, null, { search: 'beef', page: 1, limit: 1 })).meals
    if (!meal) throw new Error('There is no beef')
    await updateMeal(app, editor, meal._id, { isPublished: false })
    expect(await find(app, {})).toHaveLength(3)
    expect(await find(app, { search: 'beef' })).toEqual([])
    expect(await find(app, { search: 'beef' }, editor)).toEqual(['Beef stew'])
    await updateMeal(app, editor, meal._id, { title: 'Lamb stew', detectedIngredients: ['lamb'] })
    expect(await find(app, { search: 'beef' }, editor)).toEqual([])
    await updateMeal(app, editor, meal._id, { isPublished: true })
    expect(await find(app, { search: 'lamb' })).toEqual(['Lamb stew'])
    await deleteMeal(app, editor, meal._id)
    expect(await find(app, {})).toHaveLength(3)
    expect(await find(app, { search: 'stew' }, editor)).toEqual([])
  })

  it('find by names that were given after the meal', async () => {
    const app = await openCatalogue(open)
    const { _id } = await addCategory(app, editor, { name: 'Weeknight' })
    expect(await find(app, { search: 'weekn' })).toEqual([])
    const [meal] = (await listMeals(app, null, { page: 1, limit: 1 })).meals
    await updateMeal(app, editor, meal?._id ?? '', { categories: [_id] })
    expect(await find(app, { search: 'weekn' })).toEqual(['Beef stew'])
  })

  it('take any text for a search, and find each word as it stands', async () => {
    const app = await openCatalogue(open)
    const titles = (await listMeals(app, null, { page: 1, limit: 9 })).meals
    const textOf = new Map(
      titles.map((meal) => [
        meal.title,
        [meal.title, ...meal.detectedIngredients, ...meal.categories.map(({ name }) => name)],
      ]),
    )
    const part = fc.constantFrom(
      'egg',
      'tofu',
      '%',
      '_',
      "'",
      '"',
      '*',
      '(',
      'AND',
      '\\',
      '--',
      'ß',
      '🍲',
    )
    const hostile = fc.oneof(
      fc.array(part).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (search) => {
        for (const title of await find(app, { search: search.slice(0, 200), exact: true })) {
          const text = searchKey([...(textOf.get(title) ?? []), 'lunch dinner'].join(' '))
          for (const word of searchKey(search.slice(0, 200)).split(' '))
            expect(text).toContain(word)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describeOnAll('GET /meals', (open) => {
  it('answers a page with its totals', async () => {
    const client = apiClient(await openCatalogue(open), mealEndpoints)
    const { body } = await client.get('/meals?limit=3&page=2&search=&minCalories=')
    expect(body).toMatchObject({
      total: 4,
      page: 2,
      totalPages: 2,
      meals: [{ title: 'Égg salad' }],
    })
    const manager = await client.as('Manager')
    expect((await manager.get('/meals?status=draft')).body.total).toBe(1)
    expect((await (await client.as('User')).get('/meals')).body.total).toBe(4)
  })

  it('names every bad value', async () => {
    const client = apiClient(await openMealsApp(open), mealEndpoints)
    const query =
      'page=0&limit=101&sort=best&status=old&minCalories=x&maxCalories=-1&minProtein=1e9'
    const { status, body } = await client.get<{ errors: { path: string }[] }>(`/meals?${query}`)
    expect(status).toBe(400)
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual(
      query
        .split('&')
        .map((pair) => pair.split('=')[0])
        .toSorted(),
    )
  })

  it('are put in the order of types and of states for staff alone [manage-15]', async () => {
    const app = await openCatalogue(open)
    const client = apiClient(app, mealEndpoints)
    const manager = await client.as('Manager')
    for (const sort of ['type', '-type', 'status', '-status']) {
      expect(await client.get(`/meals?sort=${sort}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'sort', msg: expect.not.stringContaining('type') }] },
      })
      expect((await (await client.as('User')).get(`/meals?sort=${sort}`)).status).toBe(400)
      expect((await manager.get(`/meals?sort=${sort}`)).body.total).toBe(5)
    }
    expect((await client.get('/meals?sort=-title')).body.total).toBe(4)
  })
})
