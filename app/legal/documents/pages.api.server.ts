import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import {
  newPageInput,
  pageChangesInput,
  pageRevisionSchema,
  pageRevisionSummarySchema,
  pageSchema,
  pageSummarySchema,
} from './page-document.ts'
import { getRevision, listRevisions } from './page-revisions.server.ts'
import { deletePage, restorePage } from './page-trash.server.ts'
import { changePage, createPage, getPage, isTaken, listPages } from './pages.server.ts'

const page = z.object({ id: z.string() })
const place = z.object({ id: z.string(), revision: z.string() })

export const pageEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/pages',
    who: 'admin',
    summary: 'The pages besides meals and posts: about, policies and those of the owner',
    query: z.object(pagingQuery(100)),
    answer: z.object({ pages: z.array(pageSummarySchema), ...pagingAnswer }),
    handle: ({ app, user, query }) => listPages(app, user, query),
  }),
  endpoint({
    method: 'get',
    path: '/pages/check-title',
    who: 'admin',
    summary: 'Whether the address of a page is reserved or taken',
    query: z.object({ slug: z.string(), excludeId: z.string().optional() }),
    answer: z.object({ exists: z.boolean() }),
    handle: async ({ app, user, query }) => ({
      exists: await isTaken(app, user, query.slug, query.excludeId),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/pages/{id}',
    who: 'admin',
    summary: 'A page by its id or the last part of its address',
    params: page,
    answer: pageSchema,
    handle: ({ app, user, params }) => getPage(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/pages',
    who: 'admin',
    summary: 'Adds a page at a free address of one part',
    body: newPageInput,
    answer: pageSchema,
    status: 201,
    handle: ({ app, user, body }) => createPage(app, user, body),
  }),
  endpoint({
    method: 'put',
    path: '/pages/{id}',
    who: 'admin',
    summary: 'Changes what is sent of a page',
    params: page,
    body: pageChangesInput,
    answer: pageSchema,
    handle: ({ app, user, params, body }) => changePage(app, user, params.id, body),
  }),
  endpoint({
    method: 'delete',
    path: '/pages/{id}',
    who: 'admin',
    summary: 'Moves a page to the trash, or shows the built-in text of one again',
    params: page,
    answer: z.object({ msg: z.string() }),
    handle: async ({ app, user, params }) => ({ msg: await deletePage(app, user, params.id) }),
  }),
  endpoint({
    method: 'post',
    path: '/pages/{id}/restore',
    who: 'admin',
    summary: 'Restores a page that was deleted in the last 30 days',
    params: page,
    answer: pageSchema,
    handle: ({ app, user, params }) => restorePage(app, user, params.id),
  }),
  endpoint({
    method: 'get',
    path: '/pages/{id}/revisions',
    who: 'admin',
    summary: 'The last revisions of a page, newest first',
    params: page,
    answer: z.object({ revisions: z.array(pageRevisionSummarySchema) }),
    async handle({ app, user, params }) {
      return await listRevisions(app, user, (await getPage(app, user, params.id))._id)
    },
  }),
  endpoint({
    method: 'get',
    path: '/pages/{id}/revisions/{revision}',
    who: 'admin',
    summary: 'One revision of a page',
    params: place,
    answer: pageRevisionSchema,
    async handle({ app, user, params: { id, revision } }) {
      const pageId = (await getPage(app, user, id))._id
      return await getRevision(app, user, { pageId, revision })
    },
  }),
  endpoint({
    method: 'post',
    path: '/pages/{id}/revisions/{revision}/restore',
    who: 'admin',
    summary: 'Makes a page say again what it said in a revision',
    params: place,
    answer: pageSchema,
    async handle({ app, user, params: { id, revision } }) {
      const pageId = (await getPage(app, user, id))._id
      const { title, description, content } = await getRevision(app, user, { pageId, revision })
      return await changePage(app, user, pageId, {
        ...{ title, description, content, updatedAt: undefined, autosave: undefined },
        ...{ slug: undefined, published: undefined },
      })
    },
  }),
]
