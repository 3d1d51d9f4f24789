import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { requiredField } from '#platform/text/fields.ts'
import { usedCategorySchema } from '../post.ts'
import { categoryInput } from '../post-input.ts'
import {
  addPostCategory,
  countPostCategories,
  deletePostCategory,
  listPostCategories,
  mergePostCategory,
  renamePostCategory,
} from './post-categories.server.ts'

const byName = z.object({ name: z.string() })

export const postCategoryEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/blogs/categories',
    who: 'anyone',
    kept: true,
    summary: 'The names of all categories of posts',
    answer: z.array(z.string()),
    handle: ({ app }) => listPostCategories(app),
  }),
  endpoint({
    method: 'get',
    path: '/blogs/categories/uses',
    who: 'staff',
    summary: 'All categories of posts, with the number of posts in each',
    answer: z.object({ categories: z.array(usedCategorySchema) }),
    handle: ({ app, user }) => countPostCategories(app, user),
  }),
  endpoint({
    method: 'post',
    path: '/blogs/categories',
    who: 'staff',
    summary: 'Adds a category of posts',
    body: categoryInput,
    answer: byName,
    status: 201,
    handle: ({ app, user, body }) => addPostCategory(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/blogs/categories/{name}',
    who: 'staff',
    summary: 'Gives a category another name, in its posts too',
    params: byName,
    body: categoryInput,
    answer: byName,
    handle: ({ app, user, params, body }) => renamePostCategory(app, user, params.name, body),
  }),
  endpoint({
    method: 'post',
    path: '/blogs/categories/{name}/merge',
    who: 'staff',
    summary: 'Moves all posts of a category into another and removes it',
    params: byName,
    body: z.object({ into: requiredField('Category', 60, 'Please choose a category') }),
    answer: byName,
    handle: ({ app, user, params, body }) => mergePostCategory(app, user, params.name, body),
  }),
  endpoint({
    method: 'delete',
    path: '/blogs/categories/{name}',
    who: 'staff',
    summary: 'Removes a category that no post is in',
    params: byName,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await deletePostCategory(app, user, params.name)
      return { msg: 'Category deleted' }
    },
  }),
]
