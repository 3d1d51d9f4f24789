import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { postSchema, revisionSchema, revisionSummarySchema } from '../post.ts'
import { newPostInput } from '../post-input.ts'
import { keepVersion } from './keep-version.server.ts'
import { getRevision, listRevisions, restoreRevision } from './revisions.server.ts'

const place = z.object({ id: z.string(), revision: z.string() })

export const revisionEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/blogs/{id}/revisions',
    who: 'staff',
    summary: 'The last revisions of a post, newest first',
    params: z.object({ id: z.string() }),
    answer: z.object({ revisions: z.array(revisionSummarySchema) }),
    handle: ({ app, user, params }) => listRevisions(app, user, params.id),
  }),
  endpoint({
    method: 'post',
    path: '/blogs/{id}/revisions',
    who: 'staff',
    summary: 'Keeps a version of a post among its revisions, without changing the post',
    params: z.object({ id: z.string() }),
    body: newPostInput,
    answer: z.object({ msg: z.string() }),
    status: 201,
    async handle({ app, user, params, body }) {
      await keepVersion(app, user, params.id, body)
      return { msg: 'Version kept' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/blogs/{id}/revisions/{revision}',
    who: 'staff',
    summary: 'One revision of a post',
    params: place,
    answer: revisionSchema,
    handle: ({ app, user, params }) => getRevision(app, user, params),
  }),
  endpoint({
    method: 'post',
    path: '/blogs/{id}/revisions/{revision}/restore',
    who: 'staff',
    summary: 'Makes a post say again what it said in a revision',
    params: place,
    answer: postSchema,
    handle: ({ app, user, params }) => restoreRevision(app, user, params),
  }),
]
