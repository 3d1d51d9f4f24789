import { createHash } from 'node:crypto'
import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import type { OpenSession } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { browserName } from './browser-name.ts'

/** A token expires after so long (ms) without use. */
const tokenLifetime = 30 * 24 * 3_600_000

/** The sessions of the caller, most recently used first; `token` is that of the request. */
export async function listSessions(
  app: App,
  caller: SignedIn,
  token: string,
): Promise<OpenSession[]> {
  const rows = await store.tokensOf(app.db, caller._id, unusedSince(app))
  const own = hashOf(token)
  return rows.map(({ hash, agent, created_at, last_used_at }) => ({
    // The hash may be public: a token of 32 random bytes cannot be found from it.
    _id: hash,
    browser: browserName(agent),
    createdAt: created_at,
    lastUsedAt: last_used_at,
    current: hash === own,
  }))
}

/** Ends one session of the caller. Throws 404 if the caller has no such session. */
export async function endSession(app: App, caller: SignedIn, id: string): Promise<void> {
  if (!(await store.removeTokenOf(app.db, caller._id, id))) throw notFound('Session not found')
}

/** Ends all sessions of the caller except that of `token`. Returns how many ended. */
export async function endOtherSessions(app: App, caller: SignedIn, token: string): Promise<number> {
  return await store.removeOtherTokens(app.db, caller._id, hashOf(token))
}

/** Deletes the tokens of expired sessions, of all users. */
export async function forgetUnusedSessions(app: App): Promise<void> {
  await store.removeUnusedTokens(app.db, unusedSince(app))
}

/** The hash of a token, which is stored in its place. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Tokens that were last used before this time have expired. */
export const unusedSince = (app: App) =>
  new Date(app.clock.now().getTime() - tokenLifetime).toISOString()
