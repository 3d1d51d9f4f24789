import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { draftFromImage } from './draft-from-image.server.ts'
import { draftInput, draftSchema, proposalSchema, proposeInput } from './proposal.ts'
import { proposeMeal } from './propose-meal.server.ts'

export const proposeEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/meals/propose',
    who: 'staff',
    summary:
      'Title, meal type, categories and description that fit foods and figures; stores nothing',
    body: proposeInput,
    answer: proposalSchema,
    handle: ({ app, user, body }) => proposeMeal(app, user, body),
  }),
  endpoint({
    method: 'post',
    path: '/meals/from-image',
    who: 'staff',
    summary: 'Makes a draft of an image that was drawn of words; the meal it has, if it has one',
    body: draftInput,
    answer: draftSchema,
    handle: ({ app, user, body }) => draftFromImage(app, user, body),
  }),
]
