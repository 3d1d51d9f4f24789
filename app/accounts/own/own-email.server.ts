import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sendsMail } from '#platform/mail.ts'
import type { EmailChange } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { mailConfirmationJob, mailNoticeJob } from '../mail/account-mails.jobs.server.ts'
import { removeMailTokensOf } from '../mail/mail-tokens.db.server.ts'
import { deadLink, readMailToken, useUpMailToken } from '../mail/mail-tokens.server.ts'
import { confirmPassword } from '../sign-in/confirm-password.server.ts'
import { takenEmail } from '../users/users.server.ts'
import { requireUnchanged } from './own-account.server.ts'
import { hashOf } from './own-sessions.server.ts'

/** Mails to new addresses that one account may cause. */
const mails = { name: 'confirmations of an e-mail', points: 5, seconds: 3600 }

/**
 * Changes the e-mail of the caller once a mailed link has confirmed the new one; on a site without mail at once.
 * Returns whether a mail is on its way. Throws 400 for a wrong password, 409 for a taken e-mail, and 429 after five
 * mails in an hour.
 */
export async function changeOwnEmail(
  app: App,
  caller: SignedIn,
  { email, currentPassword }: EmailChange,
): Promise<{ mailed: boolean }> {
  const checkedHash = await confirmPassword(app, caller, currentPassword)
  const owner = await store.findUserByEmail(app.db, email)
  if (owner && owner.id !== caller._id) throw takenEmail()
  if (sendsMail(app)) {
    await app.limits.consume(mails, caller._id)
    // Tells the job whether the password is still the same, and nothing of it.
    const passwordMark = hashOf(checkedHash)
    await enqueue(app, mailConfirmationJob, { userId: caller._id, email, passwordMark })
    return { mailed: true }
  }
  await inTransaction(app, async (app) => {
    await requireUnchanged(app, caller._id, checkedHash)
    await setEmail(app, caller._id, email)
  })
  return { mailed: false }
}

/**
 * Makes the address that a mailed link confirms that of the account, and mails a notice to the former one. Throws 400
 * for a link that was used or has expired, and 409 if the address has been taken meanwhile.
 */
export async function confirmEmail(app: App, token: string): Promise<string> {
  const link = await readMailToken(app, token, 'email')
  const { email } = link
  if (email === null) throw deadLink()
  await inTransaction(app, async (app) => {
    const user = await store.lockUser(app.db, link.user_id)
    if (!user) throw deadLink()
    await useUpMailToken(app, link)
    await setEmail(app, user.id, email)
    if (user.email !== email) await enqueue(app, mailNoticeJob, { to: user.email, email })
  })
  return email
}

/** Also makes all mailed links useless: they were sent for another address. */
async function setEmail(app: App, id: string, email: string): Promise<void> {
  const owner = await store.findUserByEmail(app.db, email)
  if (owner && owner.id !== id) throw takenEmail()
  try {
    await store.changeUser(app.db, id, { email }, timestamp(app.clock))
  } catch (error) {
    throw isUniqueViolation(error) ? takenEmail() : error
  }
  await removeMailTokensOf(app.db, id)
}
