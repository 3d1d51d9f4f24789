import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid, unauthorised } from '#platform/errors.ts'
import type { OwnPassword, PasswordChange, User } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { hashPassword, verifyPassword } from '../sign-in/passwords.server.ts'
import { askerOf, keepAnAdministrator, removeAccount } from '../users/users.server.ts'
import { hashOf } from './own-sessions.server.ts'

/** Wrong current passwords that a user may give in 15 minutes. */
const failures = { name: 'password change failures', points: 10, seconds: 900 }

/** Changes the name of the caller. */
export async function renameSelf(
  app: App,
  caller: SignedIn,
  { name }: { name: string },
): Promise<User> {
  const { _id, email, role } = caller
  await store.changeUser(app.db, _id, { name }, timestamp(app.clock))
  return { _id, name, email, role }
}

/**
 * Changes the password of the caller and ends all sessions except that of `token`. Throws 400 for a wrong
 * current password, and 429 after ten of them in 15 minutes.
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
    await store.changeUser(app.db, _id, { password_hash: passwordHash }, timestamp(app.clock))
    await store.removeOtherTokens(app.db, _id, hashOf(token))
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

/** Checks the password of the caller; returns the hash that it was checked against. */
async function confirmPassword(app: App, caller: SignedIn, password: string) {
  const { _id } = caller
  await app.limits.check(failures, _id)
  const row = await store.findUserById(app.db, _id)
  if (!row || !(await verifyPassword(password, row.password_hash, askerOf(caller)))) {
    await app.limits.consume(failures, _id)
    throw wrongPassword()
  }
  // Parallel requests may have failed meanwhile: beyond the limit even a right guess is not confirmed.
  await app.limits.check(failures, _id)
  await app.limits.reset(failures, _id)
  return row.password_hash
}

/** The password may have been changed while the hash was computed; what the old one allowed is not done then. */
async function requireUnchanged(app: App, id: string, passwordHash: string) {
  const now = await store.lockUser(app.db, id)
  if (!now) throw unauthorised()
  if (now.password_hash !== passwordHash) throw wrongPassword()
  return now
}

/** A 400, because a 401 would end the session. */
const wrongPassword = () => invalid('The current password is wrong', 'currentPassword')
