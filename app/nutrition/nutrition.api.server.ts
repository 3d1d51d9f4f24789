import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { estimateInput } from './analysis.ts'
import { estimatePlate, figuresOfPlate, unknownFoodIssues } from './nutrition.server.ts'
import { figuresInput, plateFiguresSchema } from './plate-items.ts'

/** Calls in seconds from one address. */
const limit = { points: 60, seconds: 60 }

export const nutritionEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/nutrition/estimate',
    who: 'anyone',
    summary: 'Figures of a text such as "150 g grilled chicken, 1 cup cooked rice"',
    body: estimateInput,
    answer: plateFiguresSchema,
    limit,
    handle: ({ app, body }) => estimatePlate(app, body.text),
  }),
  endpoint({
    method: 'post',
    path: '/nutrition/figures',
    who: 'anyone',
    summary: 'Figures of foods with their grams, in the shape of an estimate',
    body: figuresInput,
    answer: plateFiguresSchema,
    limit,
    lookUp: ({ app, body }) => unknownFoodIssues(app, Object(body).items),
    handle: ({ app, body }) => figuresOfPlate(app, body.items, body.unknown),
  }),
]
