import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { readToken } from '#platform/api/router.ts'
import {
  openSessionSchema,
  ownChangesSchema,
  ownPasswordSchema,
  passwordChangeSchema,
  userSchema,
} from '../account.ts'
import { changeOwnPassword, changeSelf, deleteSelf, ownBio } from './own-account.server.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.server.ts'

const message = z.object({ msg: z.string() })

/** Each call computes a password hash, and a person may have many accounts, so the limit is per address. */
const limit = { points: 30, seconds: 900 }

const tokenOf = (request: Request) => readToken(request.headers) ?? ''

/** What every signed-in user may do with the own account. */
export const ownAccountEndpoints: Endpoint[] = [
  endpoint({
    method: 'put',
    path: '/auth',
    who: 'signed-in',
    summary: "Changes the caller's name, and the text about them that posts show",
    body: ownChangesSchema,
    answer: userSchema,
    handle: ({ app, user, body }) => changeSelf(app, user, body),
  }),
  endpoint({
    method: 'get',
    path: '/auth/bio',
    who: 'signed-in',
    summary: 'The text about the caller that posts show',
    answer: z.object({ bio: z.string() }),
    handle: async ({ app, user }) => ({ bio: await ownBio(app, user) }),
  }),
  endpoint({
    method: 'put',
    path: '/auth/password',
    who: 'signed-in',
    summary: "Changes the caller's password and ends all other sessions",
    body: passwordChangeSchema,
    answer: message,
    limit,
    async handle({ app, user, body, request }) {
      await changeOwnPassword(app, user, body, tokenOf(request))
      return { msg: 'Password changed' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/delete',
    who: 'signed-in',
    summary: "Deletes the caller's account, but never that of the last administrator",
    body: ownPasswordSchema,
    answer: message,
    limit,
    async handle({ app, user, body }) {
      await deleteSelf(app, user, body)
      return { msg: 'Account deleted' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/auth/sessions',
    who: 'signed-in',
    summary: 'Where the caller is signed in, the last used first',
    answer: z.array(openSessionSchema),
    handle: ({ app, user, request }) => listSessions(app, user, tokenOf(request)),
  }),
  endpoint({
    method: 'delete',
    path: '/auth/sessions',
    who: 'signed-in',
    summary: 'Signs the caller out everywhere else',
    answer: z.object({ msg: z.string(), ended: z.number() }),
    async handle({ app, user, request }) {
      const ended = await endOtherSessions(app, user, tokenOf(request))
      return { msg: 'Signed out everywhere else', ended }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/auth/sessions/{id}',
    who: 'signed-in',
    summary: "Ends one of the caller's sessions",
    params: z.object({ id: z.string() }),
    answer: message,
    async handle({ app, user, params }) {
      await endSession(app, user, params.id)
      return { msg: 'Session ended' }
    },
  }),
]
