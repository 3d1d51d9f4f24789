import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { findUserById } from '../accounts.db.server.ts'
import { askerOf } from '../users/users.server.ts'
import { verifyPassword } from './passwords.server.ts'

/** Wrong current passwords that a user may give in 15 minutes. */
const failures = { name: 'password change failures', points: 10, seconds: 900 }

/**
 * Checks the password of the caller; returns the hash that it was checked against. Throws 400 for a wrong one, and
 * 429 after ten of them in 15 minutes.
 */
export async function confirmPassword(
  app: App,
  caller: SignedIn,
  password: string,
): Promise<string> {
  const { _id } = caller
  await app.limits.check(failures, _id)
  const row = await findUserById(app.db, _id)
  if (!row || !(await verifyPassword(password, row.password_hash, askerOf(caller)))) {
    await app.limits.consume(failures, _id)
    throw wrongPassword()
  }
  // Parallel requests may have failed meanwhile: beyond the limit even a right guess is not confirmed.
  await app.limits.check(failures, _id)
  await app.limits.reset(failures, _id)
  return row.password_hash
}

/** A 400, because a 401 would end the session. */
export const wrongPassword = () => invalid('The current password is wrong', 'currentPassword')
