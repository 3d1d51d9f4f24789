import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import { listDeleted, removeDeleted } from './trash.server.ts'
import { trashedSchema, trashKinds } from './trash.ts'

const kind = z.enum(trashKinds, 'There is a trash of meals, of blogs and of pages')

export const trashEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/trash/{kind}',
    who: 'staff',
    summary: 'Meals, posts or pages that were deleted in the last 30 days, the latest first',
    params: z.object({ kind }),
    query: z.object(pagingQuery(10)),
    answer: z.object({ items: z.array(trashedSchema), ...pagingAnswer }),
    handle: ({ app, user, params, query }) => listDeleted(app, user, params.kind, query),
  }),
  endpoint({
    method: 'delete',
    path: '/trash/{kind}/{id}',
    who: 'staff',
    summary: 'Removes a deleted meal, post or page for good',
    params: z.object({ kind, id: z.string() }),
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await removeDeleted(app, user, params.kind, params.id)
      return { msg: 'Removed for good' }
    },
  }),
]
