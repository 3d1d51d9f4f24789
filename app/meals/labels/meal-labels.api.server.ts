import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { categorySchema, mealTypeSchema } from '../meal.ts'
import {
  mergeInput,
  newCategoryInput,
  renamedMealTypeInput,
  usedCategorySchema,
  usedMealTypeSchema,
} from './category.ts'
import {
  categoryUses,
  deleteLabel,
  mealTypeUses,
  mergeLabel,
  renameLabel,
} from './meal-labels.server.ts'

const labelId = z.object({ id: z.string().trim().toLowerCase() })

/** The number of meals that had the removed label. */
const gone = z.object({ msg: z.string(), meals: z.number() })

const categoryEndpoints = [
  endpoint({
    method: 'get',
    path: '/categories/uses',
    who: 'staff',
    summary: 'All categories, each with how many meals have it',
    answer: z.array(usedCategorySchema),
    handle: ({ app, user }) => categoryUses(app, user),
  }),
  endpoint({
    method: 'put',
    path: '/categories/{id}',
    who: 'staff',
    summary: 'Gives a category another name',
    params: labelId,
    body: newCategoryInput,
    answer: categorySchema,
    async handle({ app, user, params, body }) {
      const { id, name } = await renameLabel(app, user, 'category', { ...params, ...body })
      return { _id: id, name }
    },
  }),
  endpoint({
    method: 'post',
    path: '/categories/{id}/merge',
    who: 'staff',
    summary: 'Gives all meals of a category another one, and deletes it',
    params: labelId,
    body: mergeInput,
    answer: gone,
    async handle({ app, user, params, body }) {
      const meals = await mergeLabel(app, user, 'category', { ...params, ...body })
      return { msg: 'Category merged', meals }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/categories/{id}',
    who: 'staff',
    summary: 'Deletes a category and takes it from every meal',
    params: labelId,
    answer: gone,
    async handle({ app, user, params }) {
      const meals = await deleteLabel(app, user, 'category', params.id)
      return { msg: 'Category deleted', meals }
    },
  }),
]

const mealTypeEndpoints = [
  endpoint({
    method: 'get',
    path: '/mealtypes/uses',
    who: 'staff',
    summary: 'All meal types, each with how many meals have it',
    answer: z.array(usedMealTypeSchema),
    handle: ({ app, user }) => mealTypeUses(app, user),
  }),
  endpoint({
    method: 'put',
    path: '/mealtypes/{id}',
    who: 'staff',
    summary: 'Gives a meal type another name; its slug stays',
    params: labelId,
    body: renamedMealTypeInput,
    answer: mealTypeSchema,
    async handle({ app, user, params, body }) {
      const { id, name, slug } = await renameLabel(app, user, 'mealType', { ...params, ...body })
      return { _id: id, name, slug }
    },
  }),
  endpoint({
    method: 'post',
    path: '/mealtypes/{id}/merge',
    who: 'staff',
    summary: 'Gives all meals of a meal type another one, and deletes it',
    params: labelId,
    body: mergeInput,
    answer: gone,
    async handle({ app, user, params, body }) {
      const meals = await mergeLabel(app, user, 'mealType', { ...params, ...body })
      return { msg: 'Meal type merged', meals }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/mealtypes/{id}',
    who: 'staff',
    summary: 'Deletes a meal type and takes it from every meal; not one of the first four',
    params: labelId,
    answer: gone,
    async handle({ app, user, params }) {
      const meals = await deleteLabel(app, user, 'mealType', params.id)
      return { msg: 'Meal type deleted', meals }
    },
  }),
]

/** What staff do to existing categories and meal types. */
export const labelEndpoints: Endpoint[] = [...categoryEndpoints, ...mealTypeEndpoints]
