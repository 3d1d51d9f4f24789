import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { drawRound } from './guess-round.server.ts'
import { roundQuery, roundSchema } from './guess-round.ts'

export const guessEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/guess/round',
    who: 'anyone',
    summary: 'Up to ten plates whose calories visitors guess; the same ones for the same seed',
    query: roundQuery,
    answer: roundSchema,
    limit: { points: 30, seconds: 60 },
    handle: ({ app, query }) => drawRound(app, query.seed),
  }),
]
