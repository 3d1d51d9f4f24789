import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { analysisSchema, estimateInput } from './analysis.ts'
import { analyseText } from './nutrition.server.ts'

export const nutritionEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/nutrition/estimate',
    who: 'anyone',
    summary: 'Figures of a text such as "150 g grilled chicken, 1 cup cooked rice"',
    body: estimateInput,
    answer: analysisSchema,
    limit: { points: 60, seconds: 60 },
    handle: ({ app, body }) => analyseText(app, body.text),
  }),
]
