import { z } from 'zod'
import { getImage } from '#app/images/images.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import type { App } from '#platform/app.ts'
import { imageMealSchema } from './image-meal.ts'
import { mealsOfImage } from './meal-uses.db.server.ts'

/** An image is rarely shown by more than one meal. */
const mostMeals = 100

export const mealUseEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/images/{id}/meals',
    who: 'staff',
    summary: 'The meals that show an image, newest first',
    params: z.object({ id: z.string() }),
    answer: z.object({ meals: z.array(imageMealSchema) }),
    handle: ({ app, user, params }) => listMealsOfImage(app, user, params.id),
  }),
]

/** Throws 404 for an unknown image. */
async function listMealsOfImage(app: App, staff: Staff, imageId: string) {
  await getImage(app, staff, imageId)
  return { meals: await mealsOfImage(app.db, imageId, mostMeals) }
}
