import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { apiTokenInput, apiTokenSchema, newApiTokenSchema } from './api-token.ts'
import { listApiTokens, makeApiToken, revokeApiToken } from './api-tokens.server.ts'

/** Calls about the tokens of programs. */
export const apiTokenEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/tokens',
    who: 'admin',
    summary: 'The tokens of programs, newest first',
    answer: z.object({ tokens: z.array(apiTokenSchema) }),
    handle: async ({ app, user }) => ({ tokens: await listApiTokens(app, user) }),
  }),
  endpoint({
    method: 'post',
    path: '/tokens',
    who: 'admin',
    summary:
      'Makes a token for a program, which is in this answer only. Scope `read` may only GET, `content` may do the work of staff; neither may manage accounts, settings or tokens',
    body: apiTokenInput,
    answer: newApiTokenSchema,
    status: 201,
    handle: ({ app, user, body }) => makeApiToken(app, user, body),
  }),
  endpoint({
    method: 'delete',
    path: '/tokens/{id}',
    who: 'admin',
    summary: 'Ends a token at once',
    params: z.object({ id: z.string() }),
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await revokeApiToken(app, user, params.id)
      return { msg: 'Token revoked' }
    },
  }),
]
