import { z } from 'zod'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { sendSiteMail } from '#platform/mail.ts'
import { findUserByEmail } from '../accounts.db.server.ts'
import { linkTo, withMailToken } from './mail-tokens.server.ts'

/** Tries over about an hour. A link that comes later than that is no longer expected. */
const maxAttempts = 9

/**
 * Mails a link to set a new password, if there is such an account. Asking for the link only adds this job, so that
 * neither the answer nor its time tells whether the account exists. The token is made here and is in no payload.
 */
export const mailResetJob = jobKind({
  name: 'accounts.mail-reset',
  payload: z.object({ email: z.string() }),
  priority: 'high',
  maxAttempts,
  async run(app, { email }) {
    const user = await findUserByEmail(app.db, email)
    if (!user) return
    await withMailToken(app, { purpose: 'reset', user_id: user.id, email: null }, (token) =>
      sendSiteMail(app, {
        to: user.email,
        subject: 'Set a new password',
        text: `Somebody, probably you, asked for a new password for your account.
Open this address within one hour to choose one. It works once.

${linkTo(app, '/reset-password', token)}

If it was not you, there is nothing to do: your password stays as it is.
`,
      }),
    )
  },
})

export const accountMailJobs: AnyJobKind[] = [mailResetJob]
