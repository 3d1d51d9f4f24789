import { z } from 'zod'
import { filled } from '#app/publishing/input.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { lineField } from '#platform/text/fields.ts'
import { suggest } from './find-everything.server.ts'

const suggestion = z.object({ title: z.string(), path: z.string() })

export const findingEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/suggestions',
    who: 'anyone',
    kept: true,
    summary: 'Titles of published meals and posts that match a search best',
    query: z.object({ search: filled(lineField('search', 200)) }),
    answer: z.object({ meals: z.array(suggestion), blogs: z.array(suggestion) }),
    handle: ({ app, query }) => suggest(app, query.search ?? ''),
  }),
]
