import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { categorySchema, mealTypeSchema } from '../meal.ts'
import { addCategory, addMealType, listCategories, listMealTypes } from './categories.server.ts'
import { newCategoryInput, newMealTypeInput } from './category.ts'
import { labelEndpoints } from './meal-labels.api.server.ts'

/** Two paths for the same calls: screens use either. */
const categoryPaths = ['/categories', '/meals/categories']

const getCategories = (path: string) =>
  endpoint({
    method: 'get',
    path,
    who: 'anyone',
    kept: true,
    summary: 'All categories, by name',
    answer: z.array(categorySchema),
    handle: ({ app }) => listCategories(app),
  })

const postCategory = (path: string) =>
  endpoint({
    method: 'post',
    path,
    who: 'staff',
    summary: 'Adds a category; names differ by more than their case',
    body: newCategoryInput,
    answer: categorySchema,
    status: 201,
    handle: ({ app, user, body }) => addCategory(app, user, body),
  })

export const categoryEndpoints: Endpoint[] = [
  ...categoryPaths.map(getCategories),
  ...categoryPaths.map(postCategory),
  endpoint({
    method: 'get',
    path: '/mealtypes',
    who: 'anyone',
    kept: true,
    summary: 'All meal types, in the order of the day',
    answer: z.array(mealTypeSchema),
    handle: ({ app }) => listMealTypes(app),
  }),
  endpoint({
    method: 'post',
    path: '/mealtypes',
    who: 'staff',
    summary: 'Adds a meal type; its slug comes from the name unless sent',
    body: newMealTypeInput,
    answer: mealTypeSchema,
    status: 201,
    handle: ({ app, user, body }) => addMealType(app, user, body),
  }),
  ...labelEndpoints,
]
