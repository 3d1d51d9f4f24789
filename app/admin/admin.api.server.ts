import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { readStats } from './stats.server.ts'
import { statsSchema } from './stats.ts'

export const adminEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/stats',
    who: 'staff',
    summary: 'How much there is of everything',
    answer: statsSchema,
    handle: ({ app, user }) => readStats(app, user),
  }),
]
