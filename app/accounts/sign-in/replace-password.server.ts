import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import * as store from '../accounts.db.server.ts'
import { removeMailTokensOf } from '../mail/mail-tokens.db.server.ts'

/**
 * Stores a new password and ends what the old one allowed: all sessions, except that of the token with the hash
 * `kept`, and all mailed links. Call it in a transaction that has locked the account.
 */
export async function replacePassword(
  app: App,
  id: string,
  passwordHash: string,
  kept?: string,
): Promise<void> {
  await store.changeUser(app.db, id, { password_hash: passwordHash }, timestamp(app.clock))
  if (kept === undefined) await store.removeTokensOf(app.db, id)
  else await store.removeOtherTokens(app.db, id, kept)
  await removeMailTokensOf(app.db, id)
}
