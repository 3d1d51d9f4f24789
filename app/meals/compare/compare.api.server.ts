import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { mealSchema } from '../meal.ts'
import { mostCompared } from './compare-address.ts'
import { findCompared } from './compare-meals.server.ts'

const slugs = z
  .string('meals is required')
  .transform((list) => [...new Set(list.split(',').flatMap((slug) => slug.trim() || []))])
  .pipe(
    z
      .array(z.string())
      .min(1, 'meals is required')
      .max(mostCompared, `At most ${mostCompared} meals can be compared`),
  )

export const compareEndpoint: Endpoint = endpoint({
  method: 'get',
  path: '/compare',
  who: 'anyone',
  summary: 'Up to four published meals by their slugs, joined by commas, and the slugs without one',
  query: z.object({ meals: slugs.meta({ type: 'string' }) }),
  answer: z.object({ meals: z.array(mealSchema), missing: z.array(z.string()) }),
  handle: ({ app, query }) => findCompared(app, query.meals),
})
