import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { getMeal } from '../meals.server.ts'
import { listSwaps } from './find-swaps.server.ts'
import { gainSchema } from './swap-ideas.ts'

const swapSchema = z.object({
  slug: z.string(),
  title: z.string(),
  calories: z.number(),
  gains: z.array(gainSchema),
})

export const swapsEndpoint: Endpoint = endpoint({
  method: 'get',
  path: '/meals/{id}/swaps',
  who: 'anyone',
  kept: true,
  summary:
    'Up to three published meals with about the same calories and more protein, less sodium or more fiber',
  params: z.object({ id: z.string() }),
  answer: z.object({ swaps: z.array(swapSchema) }),
  async handle({ app, user, params }) {
    const swaps = await listSwaps(app, await getMeal(app, user, params.id))
    return {
      swaps: swaps.map(({ slug, title, calories, gains }) => ({ slug, title, calories, gains })),
    }
  },
})
