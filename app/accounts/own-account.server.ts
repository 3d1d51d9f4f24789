import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid, unauthorised } from '#platform/errors.ts'
import type { PasswordChange, User } from './account.ts'
import * as store from './accounts.db.server.ts'
import { hashOf, signedIn } from './own-sessions.server.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'

/** Wrong current passwords that a user may give in 15 minutes. */
const failures = { name: 'password change failures', points: 10, seconds: 900 }

/** Gives the caller another name. */
export async function renameSelf(
  app: App,
  caller: Caller | null,
  { name }: { name: string },
): Promise<User> {
  const { _id, email, role } = signedIn(caller)
  await store.changeUser(app.db, _id, { name }, timestamp(app.clock))
  return { _id, name, email, role }
}

/**
 * Gives the caller another password and ends all sessions but that of `token`. Throws 400 for a wrong
 * current password, and 429 after ten of them in 15 minutes.
 */
export async function changeOwnPassword(
  app: App,
  caller: Caller | null,
  { currentPassword, newPassword }: PasswordChange,
  token: string,
): Promise<void> {
  const { _id } = signedIn(caller)
  await app.limits.check(failures, _id)
  const row = await store.findUserById(app.db, _id)
  if (!(await verifyPassword(currentPassword, row?.password_hash))) {
    await app.limits.consume(failures, _id)
    throw wrongPassword()
  }
  await app.limits.reset(failures, _id)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(app, async (app) => {
    // Checking took its time: a password that was changed meanwhile is not changed again.
    const now = await store.findUserById(app.db, _id)
    if (!now) throw unauthorised()
    if (now.password_hash !== row?.password_hash) throw wrongPassword()
    await store.changeUser(app.db, _id, { password_hash: passwordHash }, timestamp(app.clock))
    await store.removeOtherTokens(app.db, _id, hashOf(token))
  })
}

/** Not a 401, which would end the session. */
const wrongPassword = () => invalid('The current password is wrong', 'currentPassword')
