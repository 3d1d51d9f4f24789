import { z } from 'zod'
import { lastSeen } from '#app/publishing/input.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { mealSchema } from '../meal.ts'
import { checkMeal, uncheckMeal } from './check-meal.server.ts'

const mealId = z.object({ id: z.string() })

export const checkEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/meals/{id}/check',
    who: 'staff',
    summary: 'Marks a meal as checked by the caller, until its figures or items change',
    params: mealId,
    body: z.object({ updatedAt: lastSeen }),
    answer: mealSchema,
    handle: ({ app, user, params, body }) => checkMeal(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/meals/{id}/check',
    who: 'staff',
    summary: 'Takes the check of a meal away',
    params: mealId,
    answer: mealSchema,
    handle: ({ app, user, params }) => uncheckMeal(app, user, params.id),
  }),
]
