import { randomBytes } from 'node:crypto'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { forbidden, unauthorised } from '#platform/errors.ts'
import type { Credentials, NewAccount, Session } from './account.ts'
import * as store from './accounts.db.server.ts'
import { authenticateApiToken, isApiToken } from './api-tokens/api-tokens.server.ts'
import { hashOf, unusedSince } from './own/own-sessions.server.ts'
import { lacksSecondFactor } from './second-factor/required.server.ts'
import { needsCode, takeCode } from './second-factor/second-factor.server.ts'
import { hashPassword, randomPassword, verifyPassword } from './sign-in/passwords.server.ts'
import { type Attempt, beginAttempt } from './sign-in/sign-in-attempts.server.ts'
import { createUser, newUserRow, takenEmail } from './users/users.server.ts'

const hour = 3_600_000

/** The last use is recorded at most this often (ms): a write for each request would cost more than the request. */
const recordUseEvery = hour

/** How many sessions a user has at most; the most recently used ones are kept. */
const maxSessions = 50

/** Longer User-Agents are cut off; those of browsers are far shorter. */
const maxAgentLength = 300

/** Throws 403 where nobody may register. */
export function refuseClosed(app: App): void {
  if (app.config.registration === 'closed') throw forbidden('Registration is closed')
}

/**
 * Creates an account with the role User and signs it in from a network address. Throws 403 if registration is
 * closed, 409 for a taken e-mail.
 */
export async function register(
  app: App,
  input: NewAccount,
  address: string,
  agent = '',
): Promise<Session> {
  refuseClosed(app)
  const { name, email, password } = input
  if (await store.findUserByEmail(app.db, email)) throw takenEmail()
  const passwordHash = await hashPassword(password, {
    client: address,
    account: email,
    known: false,
  })
  return await inTransaction(app, async (app) => {
    const user = await createUser(app, { name, email, role: 'User' }, passwordHash)
    return { token: await issueToken(app, user._id, agent), user }
  })
}

/**
 * Signs in from a network address. Throws the same 401 after the same time for an unknown e-mail and a wrong
 * password, another one naming the field `code` if a second factor is missing or wrong, and 429 after too many
 * attempts. `agent` is the User-Agent of the browser.
 */
export async function signIn(
  app: App,
  input: Credentials,
  address: string,
  agent = '',
): Promise<Session> {
  const attempt = await beginAttempt(app, address, input.email)
  const row = await store.findUserByEmail(app.db, input.email)
  const matches = await verifyPassword(input.password, row?.password_hash, attempt.asker)
  if (!row || !matches) {
    await attempt.fail()
    throw wrongCredentials()
  }
  const withCode = await needsCode(app, row.id)
  if (withCode) await checkCode(app, row.id, input.code, attempt)
  await attempt.succeed()
  return await inTransaction(app, async (app) => {
    // The password may have been changed while the hash was computed; the old one must not open a session then.
    const now = await store.lockUser(app.db, row.id)
    if (now?.password_hash !== row.password_hash) throw wrongCredentials()
    if (!withCode && (await needsCode(app, row.id))) throw codeNeeded()
    const user = { _id: now.id, name: now.name, email: now.email, role: now.role }
    return { token: await issueToken(app, now.id, agent), user: await marked(app, user) }
  })
}

/** Wrong codes for one account from all addresses in an hour. Only somebody with the password can use them up. */
const codesOfAccount = { name: 'second factor codes', points: 20, seconds: 3600 }

/** Throws 401 naming the field `code`. A wrong code counts like a wrong password, a missing one does not. */
async function checkCode(
  app: App,
  userId: string,
  code: string | null | undefined,
  attempt: Attempt,
): Promise<void> {
  if (!code) {
    await attempt.check()
    throw codeNeeded()
  }
  await app.limits.consume(codesOfAccount, userId)
  if (!(await takeCode(app, userId, code))) {
    await attempt.fail()
    throw unauthorised('The code is wrong or was used before', 'code')
  }
  await app.limits.reset(codesOfAccount, userId)
}

/** The user, marked if staff must set up a second factor before anything else. */
async function marked(app: App, user: Caller): Promise<Caller> {
  return (await lacksSecondFactor(app, user)) ? { ...user, needsSecondFactor: true } : user
}

/**
 * Signs a user in: creates a token of 32 random bytes, of which only the SHA-256 is stored. If the user would
 * have more than fifty sessions, the least recently used one ends.
 */
export async function issueToken(app: App, userId: string, agent = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = timestamp(app.clock)
  const row = {
    hash: hashOf(token),
    user_id: userId,
    created_at: now,
    last_used_at: now,
    agent: agent.slice(0, maxAgentLength),
  }
  await store.removeUnusedTokens(app.db, unusedSince(app), userId)
  await store.removeOldestTokens(app.db, userId, maxSessions - 1)
  await store.insertToken(app.db, row)
  return token
}

/**
 * The user of a token, of a session or of a program. Throws 401 if the token is unknown, ended, or was not used for
 * 30 days.
 */
export async function authenticate(app: App, token: string): Promise<Caller> {
  if (isApiToken(token)) return await marked(app, await authenticateApiToken(app, token))
  const hash = hashOf(token)
  const owner = await store.findTokenOwner(app.db, hash)
  if (!owner || owner.lastUsedAt < unusedSince(app)) {
    throw unauthorised('Your session has ended. Please sign in again.')
  }
  const sinceRecorded = app.clock.now().getTime() - Date.parse(owner.lastUsedAt)
  if (sinceRecorded >= recordUseEvery) await recordUse(app, hash)
  return await marked(app, owner.user)
}

/** Ends a token; does nothing if there is no such token. */
export async function signOut(app: App, token: string): Promise<void> {
  await store.removeToken(app.db, hashOf(token))
}

/**
 * Creates the administrator of the configuration if there is no administrator at all. Returns the password if it
 * was generated. If several processes do this at once, one of them creates the account.
 */
export async function ensureFirstAdministrator(app: App): Promise<string | undefined> {
  const { email, password } = app.config.admin
  if (await store.anyAdministrator(app.db)) return undefined
  if (await store.findUserByEmail(app.db, email)) {
    app.log.warn({ email }, 'There is no administrator: give one with the command user set-role')
    return undefined
  }
  const given = password ?? randomPassword()
  const passwordHash = await hashPassword(given, { client: 'start', account: email, known: true })
  const row = { name: 'Administrator', email, role: 'Admin' } as const
  const made = await store.insertUser(app.db, newUserRow(app, row, passwordHash))
  return made && !password ? given : undefined
}

/**
 * Logs failures instead of throwing: a full disk or a locked database must not keep a signed-in person from
 * reading.
 */
async function recordUse(app: App, hash: string): Promise<void> {
  try {
    await store.recordTokenUse(app.db, hash, timestamp(app.clock))
  } catch (err) {
    app.log.warn({ err }, "A token's last use could not be noted")
  }
}

const codeNeeded = () =>
  unauthorised('Enter the code of your authenticator app, or a recovery code', 'code')

const wrongCredentials = () => unauthorised('Invalid email or password')
