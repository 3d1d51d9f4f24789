import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { endPresence, notePresence } from './presence.server.ts'
import { presenceInput, presenceParams, presenceSchema } from './presence.ts'

export const presenceEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/presence',
    who: 'staff',
    summary: 'Notes that a screen has a post, meal or page open, and says who else has',
    body: presenceInput,
    answer: presenceSchema,
    handle: ({ app, user, body }) => notePresence(app, user, body),
  }),
  endpoint({
    method: 'delete',
    path: '/presence/{screen}',
    who: 'staff',
    summary: 'Notes that the screen was closed',
    params: presenceParams,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await endPresence(app, user, params.screen)
      return { msg: 'Screen closed' }
    },
  }),
]
