import { createHash } from 'node:crypto'
import type { SignedIn } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import type { OpenSession } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { browserName } from './browser-name.ts'

/** A token that nobody used for so long (ms) is no longer valid. */
const tokenLifetime = 30 * 24 * 3_600_000

/** Where the caller is signed in, the last used first; `token` is the one that asks. */
export async function listSessions(
  app: App,
  caller: SignedIn,
  token: string,
): Promise<OpenSession[]> {
  const rows = await store.tokensOf(app.db, caller._id, unusedSince(app))
  const own = hashOf(token)
  return rows.map(({ hash, agent, created_at, last_used_at }) => ({
    // Nobody finds a token of 32 random bytes by its hash.
    _id: hash,
    browser: browserName(agent),
    createdAt: created_at,
    lastUsedAt: last_used_at,
    current: hash === own,
  }))
}

/** Signs the caller out in one place. Throws 404 for a session that is not the caller's. */
export async function endSession(app: App, caller: SignedIn, id: string): Promise<void> {
  if (!(await store.removeTokenOf(app.db, caller._id, id))) throw notFound('Session not found')
}

/** Signs the caller out everywhere but where `token` is used. Returns how many sessions ended. */
export async function endOtherSessions(app: App, caller: SignedIn, token: string): Promise<number> {
  return await store.removeOtherTokens(app.db, caller._id, hashOf(token))
}

/** Removes what is kept of sessions that have ended for want of use, whoever they were of. */
export async function forgetUnusedSessions(app: App): Promise<void> {
  await store.removeUnusedTokens(app.db, unusedSince(app))
}

/** What is kept of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Tokens whose last use is before this are no longer valid. */
export const unusedSince = (app: App) =>
  new Date(app.clock.now().getTime() - tokenLifetime).toISOString()
