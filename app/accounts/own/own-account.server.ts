import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { unauthorised } from '#platform/errors.ts'
import type { OwnChanges, OwnPassword, PasswordChange, User } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { confirmPassword, wrongPassword } from '../sign-in/confirm-password.server.ts'
import { hashPassword } from '../sign-in/passwords.server.ts'
import { replacePassword } from '../sign-in/replace-password.server.ts'
import { askerOf, keepAnAdministrator, removeAccount } from '../users/users.server.ts'
import { hashOf } from './own-sessions.server.ts'

/** Changes the name of the caller, and what is said about them beside their posts. */
export async function changeSelf(app: App, caller: SignedIn, changes: OwnChanges): Promise<User> {
  const { _id, email, role } = caller
  await store.changeUser(app.db, _id, changes, timestamp(app.clock))
  return { _id, name: changes.name ?? caller.name, email, role }
}

/** What the caller has said about themselves. */
export const ownBio = async (app: App, caller: SignedIn): Promise<string> =>
  (await store.findUserById(app.db, caller._id))?.bio ?? ''

/**
 * Changes the password of the caller and ends all sessions except that of `token`, and all mailed links. Throws 400
 * for a wrong current password, and 429 after ten of them in 15 minutes.
 */
export async function changeOwnPassword(
  app: App,
  caller: SignedIn,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): Promise<void> {
  const { _id } = caller
  const checkedHash = await confirmPassword(app, caller, currentPassword)
  const passwordHash = await hashPassword(newPassword, askerOf(caller))
  await inTransaction(app, async (app) => {
    await requireUnchanged(app, _id, checkedHash)
    await replacePassword(app, _id, passwordHash, hashOf(token))
  })
}

/**
 * Deletes the account of the caller with all sessions. Meals and posts stay, posts with the name of the author.
 * Throws 400 for a wrong password, 429 after ten of them in 15 minutes, and 409 for the last administrator.
 */
export async function deleteSelf(
  app: App,
  caller: SignedIn,
  { currentPassword }: OwnPassword,
): Promise<void> {
  const { _id } = caller
  const checkedHash = await confirmPassword(app, caller, currentPassword)
  await inTransaction(app, async (app) => {
    // Administrators are locked before a single account, as everywhere.
    await keepAnAdministrator(app, _id)
    await removeAccount(app, await requireUnchanged(app, _id, checkedHash))
  })
}

/**
 * Locks the account. The password may have been changed while the hash was computed; what the old one allowed is not
 * done then.
 */
export async function requireUnchanged(app: App, id: string, passwordHash: string) {
  const now = await store.lockUser(app.db, id)
  if (!now) throw unauthorised()
  if (now.password_hash !== passwordHash) throw wrongPassword()
  return now
}
