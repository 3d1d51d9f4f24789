import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { makePreviewLink } from './preview-links.server.ts'

export const previewEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/posts/{id}/preview-link',
    who: 'staff',
    summary:
      'A new secret address that shows a post or draft to anyone for 7 days; ends the former one',
    params: z.object({ id: z.string() }),
    answer: z.object({ url: z.string(), expiresAt: z.string() }),
    handle: ({ app, user, params }) => makePreviewLink(app, user, params.id),
  }),
]
