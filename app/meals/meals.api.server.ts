import { z } from 'zod'
import { correctedAnswer } from '#app/publishing/input.ts'
import { titleExists } from '#app/publishing/titles.server.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer } from '#platform/api/paging.ts'
import { mealQuery, queryOf } from './catalogue/meal-query.ts'
import { checkEndpoints } from './checked/checks.api.server.ts'
import { compareEndpoint } from './compare/compare.api.server.ts'
import { duplicateMeal } from './duplicate/duplicate-meal.server.ts'
import { bulkInput, bulkOutcomeSchema } from './editing/bulk.ts'
import { changeMeals } from './editing/bulk-meals.server.ts'
import { createMeal, updateMeal } from './editing/edit-meals.server.ts'
import { mealChangesInput, newMealInput } from './editing/meal-input.ts'
import { lookUpProblems } from './editing/meal-references.server.ts'
import { categoryEndpoints } from './labels/categories.api.server.ts'
import { mealPublication, mealSchema } from './meal.ts'
import { deleteMeal, restoreMeal } from './meal-trash.server.ts'
import { getMeal, getMealBySlug, listMeals } from './meals.server.ts'
import { proposeEndpoints } from './propose/propose.api.server.ts'
import { swapsEndpoint } from './swaps/swaps.api.server.ts'

const mealId = z.object({ id: z.string() })

const titleQuery = z.object({
  slug: z.string('slug is required'),
  excludeId: z.string().optional(),
})

const exists = z.object({ exists: z.boolean() })

export const mealEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/meals',
    who: 'anyone',
    kept: true,
    summary: 'Meals, filtered and sorted; staff see drafts too',
    query: mealQuery,
    answer: z.object({ meals: z.array(mealSchema), ...pagingAnswer, corrected: correctedAnswer }),
    handle: ({ app, user, query }) => listMeals(app, user, queryOf(user, query)),
  }),
  endpoint({
    method: 'get',
    path: '/meals/{id}',
    who: 'anyone',
    kept: true,
    summary: 'One meal',
    params: mealId,
    answer: mealSchema,
    handle: ({ app, user, params }) => getMeal(app, user, params.id),
  }),
  endpoint({
    method: 'get',
    path: '/meals/slug/{slug}',
    who: 'anyone',
    kept: true,
    summary: 'One meal by its slug, or by one that it had before',
    params: z.object({ slug: z.string() }),
    answer: mealSchema,
    handle: ({ app, user, params }) => getMealBySlug(app, user, params.slug),
  }),
  endpoint({
    method: 'get',
    path: '/meals/title/check-title',
    who: 'staff',
    summary: 'Whether another meal has a title of this slug form',
    query: titleQuery,
    answer: exists,
    handle: ({ app, user, query }) => titleExists(app, user, mealPublication, query),
  }),
  endpoint({
    method: 'get',
    path: '/meals/update/check-title',
    who: 'staff',
    summary: 'Whether another meal than the edited one has a title of this slug form',
    query: titleQuery,
    answer: exists,
    handle: ({ app, user, query }) => titleExists(app, user, mealPublication, query),
  }),
  endpoint({
    method: 'post',
    path: '/meals',
    who: 'staff',
    summary: 'Adds a meal; only the title is required',
    body: newMealInput,
    answer: mealSchema,
    status: 201,
    lookUp: ({ app, user, body }) => lookUpProblems(app, user, body),
    handle: ({ app, user, body }) => createMeal(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/meals/{id}',
    who: 'staff',
    summary: 'Changes the fields that are sent',
    params: mealId,
    body: mealChangesInput,
    answer: mealSchema,
    lookUp: ({ app, user, params, body }) => lookUpProblems(app, user, body, params.id),
    handle: ({ app, user, params, body }) => updateMeal(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/meals/{id}',
    who: 'staff',
    summary: 'Puts a meal into the trash for 30 days',
    params: mealId,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await deleteMeal(app, user, params.id)
      return { msg: 'Meal deleted' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/meals/{id}/restore',
    who: 'staff',
    summary: 'Takes a meal out of the trash',
    params: mealId,
    answer: mealSchema,
    handle: ({ app, user, params }) => restoreMeal(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/meals/{id}/duplicate',
    who: 'staff',
    summary: 'Stores a copy of a meal as a draft, with (copy) after its title',
    params: mealId,
    answer: mealSchema,
    status: 201,
    handle: ({ app, user, params }) => duplicateMeal(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/meals/bulk',
    who: 'staff',
    summary:
      'Publishes, unpublishes, categorises, deletes or restores up to 100 meals; says which it could not',
    body: bulkInput,
    answer: bulkOutcomeSchema,
    handle: ({ app, user, body }) => changeMeals(app, user, body),
  }),
  ...checkEndpoints,
  ...proposeEndpoints,
  compareEndpoint,
  swapsEndpoint,
  ...categoryEndpoints,
]
