import { randomBytes } from 'node:crypto'
import { type Admin, type Caller, isAdmin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { notFound, unauthorised } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { timeAfter } from '../mail/mail-tokens.server.ts'
import { hashOf } from '../own/own-sessions.server.ts'
import type { ApiToken, ApiTokenInput, NewApiToken } from './api-token.ts'
import * as store from './api-tokens.db.server.ts'

const day = 24 * 3_600_000

/** Begins every token, so that it is recognised, also by programs that search files for secrets. */
const prefix = 'pwt_'

/** The last use is recorded at most this often (ms). */
const recordUseEvery = 3_600_000

/** Makes a token that acts in the name of this Admin. Only a hash of it is stored. */
export async function makeApiToken(
  app: App,
  admin: Admin,
  { name, scope, expiresInDays }: ApiTokenInput,
): Promise<NewApiToken> {
  const token = prefix + randomBytes(32).toString('base64url')
  const row = {
    ...{ id: newId(), hash: hashOf(token), name, scope, user_id: admin._id },
    created_at: timestamp(app.clock),
    expires_at: expiresInDays ? timeAfter(app, expiresInDays * day) : null,
    last_used_at: null,
  }
  await store.insertApiToken(app.db, row)
  return { token, apiToken: toApiToken({ ...row, owner_name: admin.name }) }
}

/** All tokens, newest first. */
export async function listApiTokens(app: App, _admin: Admin): Promise<ApiToken[]> {
  return (await store.allApiTokens(app.db)).map(toApiToken)
}

/** Ends a token at once. Throws 404. */
export async function revokeApiToken(app: App, _admin: Admin, id: string): Promise<void> {
  if (!(await store.removeApiToken(app.db, id))) throw notFound('Token not found')
}

/** True if a token of a call is one for programs, and not that of a session. */
export const isApiToken = (token: string) => token.startsWith(prefix)

/**
 * The caller that a token stands for: its owner with the rights of a Manager, within the scope. Throws 401 if it is
 * unknown, revoked or expired, or if the owner is no Admin any more.
 */
export async function authenticateApiToken(app: App, token: string): Promise<Caller> {
  const row = await store.findApiToken(app.db, hashOf(token))
  const now = timestamp(app.clock)
  const expired = row?.expires_at && row.expires_at <= now
  if (!row || expired || !isAdmin({ role: row.owner_role })) {
    throw unauthorised('This token is unknown, has expired or was revoked')
  }
  await recordUse(app, row, now)
  return {
    ...{ _id: row.user_id, name: row.owner_name, email: row.owner_email, role: 'Manager' },
    tokenScope: row.scope,
  }
}

/** Logs failures instead of throwing: a full disk must not keep a program from reading. */
async function recordUse(app: App, { id, last_used_at }: store.OwnedTokenRow, now: string) {
  if (last_used_at && Date.parse(now) - Date.parse(last_used_at) < recordUseEvery) return
  try {
    await store.noteApiTokenUse(app.db, id, now)
  } catch (err) {
    app.log.warn({ err }, "An API token's last use could not be noted")
  }
}

type Row = Omit<store.OwnedTokenRow, 'owner_email' | 'owner_role'>

const toApiToken = (row: Row): ApiToken => ({
  _id: row.id,
  name: row.name,
  scope: row.scope,
  owner: row.owner_name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
})
