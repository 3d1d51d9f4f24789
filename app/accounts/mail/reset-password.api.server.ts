import { z } from 'zod'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { emailSchema, linkTokenSchema, newPasswordSchema } from '../account.ts'
import { forgotPassword, resetPassword } from './reset-password.server.ts'

const message = z.object({ msg: z.string() })

/** Calls for people who have forgotten their password. */
export const resetPasswordEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/auth/forgot',
    who: 'anyone',
    summary: 'Mails a link to set a new password, if there is an account with this e-mail',
    body: z.object({ email: emailSchema }),
    answer: message,
    status: 202,
    async handle({ app, body, address }) {
      await forgotPassword(app, body.email, address)
      return { msg: 'If there is an account with this address, a mail with a link is on its way.' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/auth/reset',
    who: 'anyone',
    summary: 'Sets a new password by a mailed link, once, and ends all sessions of the account',
    body: z.object({ token: linkTokenSchema, password: newPasswordSchema }),
    answer: message,
    limit: { points: 30, seconds: 900 },
    async handle({ app, body, address }) {
      await resetPassword(app, body, address)
      return { msg: 'Your password is changed. Sign in with the new one.' }
    },
  }),
]
