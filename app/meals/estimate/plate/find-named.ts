import type { FoundFood } from '#app/nutrition/foods/found-food.ts'
import { api } from '#app/ui/browser/api-client.ts'
import type { NamedFood } from './plate-rows.ts'

/** Loads the usual amounts of a food; a food that cannot be found again has none. */
export async function findNamed({ foodId, name }: NamedFood) {
  try {
    const query = { search: name, limit: 12 }
    const { foods } = await api.get<{ foods: FoundFood[] }>('/foods', { query, anonymous: true })
    return foods.find((food) => food.foodId === foodId) ?? { foodId, name, portions: [] }
  } catch {
    return { foodId, name, portions: [] }
  }
}
