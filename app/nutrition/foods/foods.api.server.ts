import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import type { App } from '#platform/app.ts'
import { readerOf } from '../own-foods/own-foods.server.ts'
import {
  type FoodChoice,
  foodChoiceSchema,
  foodsQuery,
  recomputedSchema,
  recomputeInput,
} from './food-choice.ts'
import { foodPortions } from './food-portions.ts'
import { type FoundFood, foundFoodSchema, foundFoodsQuery } from './found-food.ts'

/** Most foods in one answer, as many as a list shows with little scrolling. */
const mostChoices = 12

export const foodEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/foods',
    who: 'anyone',
    summary: 'Foods by their names, best first, with their usual amounts',
    query: foundFoodsQuery,
    answer: z.object({ foods: z.array(foundFoodSchema) }),
    limit: { points: 60, seconds: 60 },
    handle: async ({ app, query }) => ({ foods: await findFoods(app, query.search, query.limit) }),
  }),
  endpoint({
    method: 'get',
    path: '/nutrition/foods',
    who: 'staff',
    summary: 'Foods whose names hold all words of the search, best first',
    query: foodsQuery,
    answer: z.object({ foods: z.array(foodChoiceSchema) }),
    handle: async ({ app, query }) => ({ foods: await findChoices(app, query.search) }),
  }),
  endpoint({
    method: 'post',
    path: '/nutrition/recompute',
    who: 'staff',
    summary: 'Figures of items whose food or grams were changed',
    body: recomputeInput,
    answer: recomputedSchema,
    async handle({ app, body }) {
      const reader = await readerOf(app)
      return reader.recompute(body.items)
    },
  }),
]

async function findChoices(app: App, search: string): Promise<FoodChoice[]> {
  const reader = await readerOf(app)
  return reader.search(search, mostChoices).map(({ id, name, group, serving, per100 }) => ({
    _id: id,
    name,
    group,
    serving,
    calories: per100.calories,
  }))
}

async function findFoods(app: App, search: string, limit: number): Promise<FoundFood[]> {
  const reader = await readerOf(app)
  return reader.search(search, limit).map((food) => ({
    foodId: food.id,
    name: food.name,
    group: food.group,
    kcalPer100g: food.per100.calories,
    portions: foodPortions(food),
  }))
}
