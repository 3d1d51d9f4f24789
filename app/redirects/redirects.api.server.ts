import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import { redirectInput, redirectSchema, redirectsReportSchema } from './redirect.ts'
import { addRedirect, deleteRedirect, listRedirects } from './redirects.server.ts'
import { importRedirects } from './redirects-file.server.ts'

const file = {
  field: 'file',
  maxBytes: 2 * 1024 * 1024,
  tooLargeMessage: 'The CSV file should be less than 2MB',
}

export const redirectEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/redirects',
    who: 'admin',
    summary: 'The redirects, newest first',
    query: z.object({ ...pagingQuery(20), search: z.string().trim().max(200).optional() }),
    answer: z.object({ redirects: z.array(redirectSchema), ...pagingAnswer }),
    handle: ({ app, user, query }) => listRedirects(app, user, query),
  }),
  endpoint({
    method: 'post',
    path: '/redirects',
    who: 'admin',
    summary: 'Lets an old address lead elsewhere, where nothing else answers',
    body: redirectInput,
    answer: redirectSchema,
    status: 201,
    handle: ({ app, user, body }) => addRedirect(app, user, body),
  }),
  endpoint({
    method: 'post',
    path: '/redirects/import',
    who: 'admin',
    summary: 'Adds the redirects of a CSV file: from, to, status',
    file,
    answer: redirectsReportSchema,
    handle: ({ app, user, body }) => importRedirects(app, user, body),
  }),
  endpoint({
    method: 'delete',
    path: '/redirects/{id}',
    who: 'admin',
    summary: 'Deletes a redirect',
    params: z.object({ id: z.string() }),
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await deleteRedirect(app, user, params.id)
      return { msg: 'Redirect deleted' }
    },
  }),
]
