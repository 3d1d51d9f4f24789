import { expect, it } from 'vitest'
import { buildMeal, editor, idOf, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { updateMeal } from '../editing/edit-meals.server.ts'
import { deleteMeal } from '../meal-trash.server.ts'
import { listMeals } from '../meals.server.ts'
import type { MealListQuery } from './meal-filter.server.ts'

/** The titles that are found, with what was searched for instead. */
async function find(
  app: TestApp,
  search: string,
  query: Partial<MealListQuery> = {},
  user = visitor,
) {
  const asked = { page: 1, limit: 100, search, ...query }
  const { meals, total, corrected } = await listMeals(app, user, asked)
  expect(total).toBe(meals.length)
  const titles = meals.map(({ title }) => title)
  return corrected === undefined ? titles : { corrected, titles }
}

const visitor: typeof editor | null = null

const meals: [title: string, ingredients: string[]][] = [
  ['Chicken Biryani', ['chicken', 'rice', 'yogurt']],
  ['Chana Masala with Roti', ['chickpeas', 'tomatoes', 'cilantro']],
  ['Eggplant Parmesan', ['eggplant', 'mozzarella']],
  ['Garlic Shrimp', ['shrimp', 'butter']],
  ['Strawberry Bowl', ['strawberry', 'oatmeal']],
  ['Tofu Noodle Stir-Fry', ['tofu', 'scallions']],
]

/** Meals, the newest last, and a draft with a word of its own. */
async function openKitchen(open: Parameters<typeof openMealsApp>[0]) {
  const app = await openMealsApp(open)
  for (const [title, ingredients] of meals) {
    const nutritionData = { calories: title.length * 20, fiber: title.length }
    await buildMeal(app, {
      title,
      ingredients,
      nutritionData,
      categories: [await idOf(app, 'Keto')],
    })
    app.clock.advance(1000)
  }
  await buildMeal(app, { title: 'Zabaglione', ingredients: ['marsala'], isPublished: false })
  return app
}

describeOnBoth('a search of meals', (open) => {
  it('takes nothing for a word that has other letters [finding-01]', async () => {
    const app = await openKitchen(open)
    await buildMeal(app, { title: 'Eggs with Beans' })
    for (const word of ['zzz', 'qqq', 'mmm', 'aaa', 'baz', 'zzzz', 'xyz']) {
      expect(await find(app, word), word).toEqual([])
    }
    expect(await find(app, 'egfs')).toEqual({ corrected: 'eggs', titles: ['Eggs with Beans'] })
  })

  it('finds other words and other spellings for the same, and plurals [finding-01]', async () => {
    const app = await openKitchen(open)
    for (const word of ['biriyani', 'briyani', 'murgh biryani', 'biryanis', 'chawal']) {
      expect(await find(app, word), word).toEqual(['Chicken Biryani'])
    }
    for (const word of ['chapati', 'chapatti', 'garbanzo beans', 'coriander', 'chole']) {
      expect(await find(app, word), word).toEqual(['Chana Masala with Roti'])
    }
    for (const word of ['aubergine', 'brinjals', 'baingan']) {
      expect(await find(app, word), word).toEqual(['Eggplant Parmesan'])
    }
    expect(await find(app, 'prawns')).toEqual(['Garlic Shrimp'])
    expect(await find(app, 'strawberries with porridge')).toEqual({
      corrected: 'strawberries porridge',
      titles: ['Strawberry Bowl'],
    })
    expect(await find(app, 'spring onion')).toEqual(['Tofu Noodle Stir-Fry'])
    expect(await find(app, 'stirfry')).toEqual(['Tofu Noodle Stir-Fry'])
    expect(await find(app, 'yoghurt')).toEqual(['Chicken Biryani'])
    expect(await find(app, 'ketogenic')).toEqual([])
  })

  it('corrects words that find nothing, and says what it searched for [finding-02]', async () => {
    const app = await openKitchen(open)
    const biryani = (corrected: string) => ({ corrected, titles: ['Chicken Biryani'] })
    expect(await find(app, 'chikcen biryani')).toEqual(biryani('chicken biryani'))
    expect(await find(app, 'chickn')).toEqual(biryani('chicken'))
    expect(await find(app, 'bbiryani')).toEqual(biryani('biryani'))
    expect(await find(app, 'chickenbiryani')).toEqual(biryani('chicken biryani'))
    expect(await find(app, 'biriy')).toEqual(biryani('biriyani'))
    expect(await find(app, 'auberjine')).toEqual({
      corrected: 'aubergine',
      titles: ['Eggplant Parmesan'],
    })
    expect(await find(app, 'egg plant parmesan')).toEqual(['Eggplant Parmesan'])
    // A word that is found is never replaced, and neither are other foods and what is no word.
    expect(await find(app, 'rice')).toEqual(['Chicken Biryani'])
    for (const search of ['pizza', 'lasagna', 'zzzz', 'xqjw', '12345', 'unicorn', '%', 'xq']) {
      expect(await find(app, search), search).toEqual([])
    }
  })

  it('finds only what was typed if it is asked to [finding-03]', async () => {
    const app = await openKitchen(open)
    expect(await find(app, 'biriyani', { exact: true })).toEqual([])
    expect(await find(app, 'chikcen', { exact: true })).toEqual([])
    expect(await find(app, 'chicken', { exact: true })).toEqual(['Chicken Biryani'])
  })

  it('corrects only to what the filters and the reader leave to be seen [finding-04]', async () => {
    const app = await openKitchen(open)
    expect(await find(app, 'zabaglione')).toEqual([])
    expect(await find(app, 'zabaglionne')).toEqual([])
    expect(await find(app, 'marsalla')).toEqual({
      corrected: 'masala',
      titles: ['Chana Masala with Roti'],
    })
    expect(await find(app, 'zabaglione', {}, editor)).toEqual(['Zabaglione'])
    expect(await find(app, 'zabaglionne', {}, editor)).toEqual([])
    expect(await find(app, 'chikcen', { maxCalories: 1 })).toEqual([])
    expect(await find(app, 'chikcen', { minFiber: 15 })).toEqual({
      corrected: 'chicken',
      titles: ['Chicken Biryani'],
    })
  })

  it('knows words as soon as they are published, and forgets them afterwards', async () => {
    const app = await openKitchen(open)
    expect(await find(app, 'gazpahco')).toEqual([])
    const { _id } = await buildMeal(app, { title: 'Gazpacho' })
    const found = { corrected: 'gazpacho', titles: ['Gazpacho'] }
    expect(await find(app, 'gazpahco')).toEqual(found)
    await updateMeal(app, editor, _id, { isPublished: false })
    expect(await find(app, 'gazpahco')).toEqual([])
    await updateMeal(app, editor, _id, { isPublished: true })
    expect(await find(app, 'gazpahco')).toEqual(found)
    await deleteMeal(app, editor, _id)
    expect(await find(app, 'gazpahco')).toEqual([])
  })

  it('puts titles with the very words first if it is sorted by relevance [finding-05]', async () => {
    const app = await openKitchen(open)
    const add = async (title: string, ingredients: string[] = []) => {
      await buildMeal(app, { title, ingredients })
      app.clock.advance(1000)
    }
    await add('Prawn Curry')
    await add('Prawny Soup')
    await add('Fried Rice', ['prawns'])
    const relevance = { sort: 'relevance' } as const
    expect(await find(app, 'prawn', relevance)).toEqual([
      'Prawn Curry',
      'Garlic Shrimp',
      'Prawny Soup',
      'Fried Rice',
    ])
    expect(await find(app, 'prawn')).toEqual([
      'Fried Rice',
      'Prawny Soup',
      'Prawn Curry',
      'Garlic Shrimp',
    ])
    const page = { ...relevance, search: 'prawn', page: 2, limit: 3 }
    expect((await listMeals(app, null, page)).meals.map(({ title }) => title)).toEqual([
      'Fried Rice',
    ])
    expect(await find(app, '', relevance)).toEqual(await find(app, ''))
  })
})
