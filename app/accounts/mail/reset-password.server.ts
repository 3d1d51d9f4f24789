import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure, unavailable } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sendsMail } from '#platform/mail.ts'
import * as store from '../accounts.db.server.ts'
import { hashPassword } from '../sign-in/passwords.server.ts'
import { replacePassword } from '../sign-in/replace-password.server.ts'
import { mailResetJob } from './account-mails.jobs.server.ts'
import { deadLink, readMailToken, useUpMailToken } from './mail-tokens.server.ts'

/** Links that one network address may ask for. */
const ofAddress = { name: 'forgotten passwords of an address', points: 5, seconds: 3600 }

/** Links that are mailed for one e-mail address, whether it has an account or not. */
const ofEmail = { name: 'forgotten passwords of an e-mail', points: 3, seconds: 3600 }

/**
 * Has a link mailed that sets a new password. Does the same work whether the account exists; a job finds that out
 * later. Beyond three links an hour for one e-mail it does nothing, without telling. Throws 429 after five calls
 * in an hour from one address, and 503 on a site without mail.
 */
export async function forgotPassword(app: App, email: string, address: string): Promise<void> {
  if (!sendsMail(app)) {
    const { contactEmail } = app.config
    throw unavailable(`This site sends no mail. Ask ${contactEmail} for a new password.`)
  }
  await app.limits.consume(ofAddress, address)
  if (await isWithin(app, email)) await enqueue(app, mailResetJob, { email })
}

async function isWithin(app: App, email: string): Promise<boolean> {
  try {
    await app.limits.consume(ofEmail, email)
    return true
  } catch (error) {
    if (isFailure(error) && error.status === 429) return false
    throw error
  }
}

/**
 * Sets the password of the account that a mailed link belongs to, and ends all its sessions and other links.
 * Throws 400 for a link that was used or has expired.
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  const link = await readMailToken(app, token, 'reset')
  const asker = { client: address, account: link.user_id, known: false }
  const passwordHash = await hashPassword(password, asker)
  await inTransaction(app, async (app) => {
    // The account is locked before its links and sessions, as everywhere.
    const user = await store.lockUser(app.db, link.user_id)
    if (!user) throw deadLink()
    await useUpMailToken(app, link)
    await replacePassword(app, user.id, passwordHash)
  })
}
