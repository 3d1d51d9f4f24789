import { z } from 'zod'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { sendSiteMail } from '#platform/mail.ts'
import { findUserByEmail, findUserById } from '../accounts.db.server.ts'
import { hashOf } from '../own/own-sessions.server.ts'
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

/** Mails a link to a new e-mail of an account, which confirms it, unless the password has been changed since. */
export const mailConfirmationJob = jobKind({
  name: 'accounts.mail-confirmation',
  payload: z.object({ userId: z.string(), email: z.string(), passwordMark: z.string().optional() }),
  priority: 'high',
  maxAttempts,
  async run(app, { userId, email, passwordMark }) {
    const user = await findUserById(app.db, userId)
    if (!user) return
    if (passwordMark !== undefined && passwordMark !== hashOf(user.password_hash)) return
    await withMailToken(app, { purpose: 'email', user_id: userId, email }, (token) =>
      sendSiteMail(app, {
        to: email,
        subject: 'Confirm your e-mail',
        text: `Open this address within one hour to sign in with this e-mail from now on.

${linkTo(app, '/confirm-email', token)}

If you have no account there, there is nothing to do.
`,
      }),
    )
  },
})

/** Tells the former e-mail of an account that it was changed, in case somebody else has done it. */
export const mailNoticeJob = jobKind({
  name: 'accounts.mail-notice',
  payload: z.object({ to: z.string(), email: z.string() }),
  priority: 'low',
  maxAttempts: 100,
  async run(app, { to, email }) {
    await sendSiteMail(app, {
      to,
      subject: 'Your e-mail was changed',
      text: `The e-mail of your account is now
${email}

If it was not you, write to ${app.config.contactEmail} at once.
`,
    })
  },
})

export const accountMailJobs: AnyJobKind[] = [mailResetJob, mailConfirmationJob, mailNoticeJob]
