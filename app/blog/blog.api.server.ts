import { z } from 'zod'
import { authorSchema } from '#app/accounts/account.ts'
import { listAuthors } from '#app/accounts/users/staff.server.ts'
import { correctedAnswer } from '#app/publishing/input.ts'
import { titleExists } from '#app/publishing/titles.server.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer } from '#platform/api/paging.ts'
import { postCategoryEndpoints } from './categories/post-categories.api.server.ts'
import { createPost, updatePost } from './edit-posts.server.ts'
import { listPosts } from './list-posts.server.ts'
import { postPublication, postSchema, postSummarySchema } from './post.ts'
import { newPostInput, postChangesInput } from './post-input.ts'
import { lookUpProblems } from './post-problems.server.ts'
import { postQuery } from './post-query.ts'
import { deletePost, restorePost } from './post-trash.server.ts'
import { getPostByAny, getPostBySlug } from './posts.server.ts'
import { previewEndpoints } from './previews/preview-links.api.server.ts'
import { getPostPage } from './reading/post-pages.server.ts'
import { countView } from './reading/views.server.ts'
import { revisionEndpoints } from './revisions/revisions.api.server.ts'

const postId = z.object({ id: z.string() })

export const blogEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/blogs',
    who: 'anyone',
    kept: 'briefly',
    summary: 'Posts without their content, filtered, newest first; staff see drafts too',
    query: postQuery,
    answer: z.object({
      blogs: z.array(postSummarySchema),
      ...pagingAnswer,
      corrected: correctedAnswer,
    }),
    handle: ({ app, user, query }) => listPosts(app, user, query),
  }),
  ...postCategoryEndpoints,
  endpoint({
    method: 'get',
    path: '/authors',
    who: 'staff',
    summary: 'The members of staff, of whom each may be the author of a post',
    answer: z.object({ authors: z.array(authorSchema) }),
    async handle({ app, user }) {
      return { authors: await listAuthors(app, user) }
    },
  }),
  endpoint({
    method: 'get',
    path: '/blogs/check-title',
    who: 'staff',
    summary: 'Whether another post than the edited one has a title of this slug form',
    query: z.object({ slug: z.string('slug is required'), excludeId: z.string().optional() }),
    answer: z.object({ exists: z.boolean() }),
    handle: ({ app, user, query }) => titleExists(app, user, postPublication, query),
  }),
  endpoint({
    method: 'get',
    path: '/blogs/slug/{slug}',
    who: 'anyone',
    kept: 'briefly',
    summary: 'One post by its slug, or by one that it had before',
    params: z.object({ slug: z.string() }),
    answer: postSchema,
    handle: ({ app, user, params }) => getPostBySlug(app, user, params.slug),
  }),
  endpoint({
    method: 'get',
    path: '/blogs/{id}',
    who: 'anyone',
    kept: 'briefly',
    summary: 'One post by its id or slug',
    params: postId,
    answer: postSchema,
    handle: ({ app, user, params }) => getPostByAny(app, user, params.id),
  }),
  endpoint({
    method: 'get',
    path: '/blogs/{id}/page',
    who: 'staff',
    summary: 'What the page of a post or draft shows, by id or slug',
    params: postId,
    handle: ({ app, user, params }) => getPostPage(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/blogs',
    who: 'staff',
    summary: 'Adds a post; a draft needs a title only',
    body: newPostInput,
    answer: postSchema,
    status: 201,
    lookUp: ({ app, user, body }) => lookUpProblems(app, user, body),
    handle: ({ app, user, body }) => createPost(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/blogs/{id}',
    who: 'staff',
    summary: 'Changes the fields that are sent',
    params: postId,
    body: postChangesInput,
    answer: postSchema,
    lookUp: ({ app, user, params, body }) => lookUpProblems(app, user, body, params.id),
    handle: ({ app, user, params, body }) => updatePost(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/blogs/{id}',
    who: 'staff',
    summary: 'Puts a post into the trash for 30 days',
    params: postId,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await deletePost(app, user, params.id)
      return { msg: 'Blog deleted' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/blogs/{id}/restore',
    who: 'staff',
    summary: 'Takes a post out of the trash',
    params: postId,
    answer: postSchema,
    handle: ({ app, user, params }) => restorePost(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/blogs/{id}/view',
    who: 'anyone',
    summary: 'Counts that a visitor has opened the post',
    params: postId,
    status: 204,
    async handle({ app, user, params, request }) {
      const userAgent = request.headers.get('user-agent') ?? ''
      await countView(app, user, { id: params.id, userAgent })
      return new Response(null, { status: 204 })
    },
  }),
  ...revisionEndpoints,
  ...previewEndpoints,
]
