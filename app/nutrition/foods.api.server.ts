import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { recompute, searchFoods } from './estimate.ts'
import {
  type FoodChoice,
  foodChoiceSchema,
  foodsQuery,
  recomputedSchema,
  recomputeInput,
} from './food-choice.ts'

/** As many as a list can show without scrolling for long. */
const mostChoices = 12

export const foodEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/nutrition/foods',
    who: 'staff',
    summary: 'Foods whose names hold all words of the search, best first',
    query: foodsQuery,
    answer: z.object({ foods: z.array(foodChoiceSchema) }),
    handle: ({ query }) => ({ foods: findChoices(query.search) }),
  }),
  endpoint({
    method: 'post',
    path: '/nutrition/recompute',
    who: 'staff',
    summary: 'Figures of items whose food or grams were changed',
    body: recomputeInput,
    answer: recomputedSchema,
    handle: ({ body }) => recompute(body.items),
  }),
]

const findChoices = (search: string): FoodChoice[] =>
  searchFoods(search, mostChoices).map(({ id, name, group, serving, per100 }) => ({
    _id: id,
    name,
    group,
    serving,
    calories: per100.calories,
  }))
