import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { emailChangeSchema, linkTokenSchema } from '../account.ts'
import { changeOwnEmail, confirmEmail } from './own-email.server.ts'

/** Calls to change the e-mail of the own account. */
export const ownEmailEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/auth/email',
    who: 'signed-in',
    summary:
      "Changes the caller's e-mail once a mailed link has confirmed it; on a site without mail at once",
    body: emailChangeSchema,
    answer: z.object({ msg: z.string(), mailed: z.boolean() }),
    limit: { points: 30, seconds: 900 },
    async handle({ app, user, body }) {
      const { mailed } = await changeOwnEmail(app, user, body)
      const msg = mailed ? `A mail with a link is on its way to ${body.email}.` : 'E-mail changed'
      return { msg, mailed }
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/email/confirm',
    who: 'anyone',
    summary: 'Confirms a new e-mail by a mailed link, once',
    body: z.object({ token: linkTokenSchema }),
    answer: z.object({ msg: z.string(), email: z.string() }),
    limit: { points: 60, seconds: 900 },
    async handle({ app, body }) {
      return { msg: 'E-mail changed', email: await confirmEmail(app, body.token) }
    },
  }),
]
