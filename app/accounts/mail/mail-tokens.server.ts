import { randomBytes } from 'node:crypto'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { invalid } from '#platform/errors.ts'
import { hashOf } from '../own/own-sessions.server.ts'
import * as store from './mail-tokens.db.server.ts'

/** How long (ms) a mailed link can be used. */
const lifetime = 3_600_000

/** A token for a link: 16 random bytes, so that the link fits into one line of a mail. */
export const linkToken = () => randomBytes(16).toString('base64url')

/** The address of a screen with a token. */
export const linkTo = ({ config }: App, path: string, token: string) =>
  `${config.siteUrl}${path}?token=${token}`

/** The time from now on, as stored. */
export const timeAfter = (app: App, ms: number) =>
  new Date(app.clock.now().getTime() + ms).toISOString()

/**
 * Makes a token and calls `send` with it. If that fails the token is removed again, so that a retry leaves no
 * second one. Only a hash is stored.
 */
export async function withMailToken(
  app: App,
  { purpose, user_id, email }: Pick<store.MailTokenRow, 'purpose' | 'user_id' | 'email'>,
  send: (token: string) => Promise<void>,
): Promise<void> {
  const token = linkToken()
  const hash = hashOf(token)
  const created_at = timestamp(app.clock)
  const expires_at = timeAfter(app, lifetime)
  const row = { hash, purpose, user_id, email, created_at, expires_at }
  await store.insertMailToken(app.db, row)
  try {
    await send(token)
  } catch (error) {
    await store.removeMailToken(app.db, hash)
    throw error
  }
}

/** Whom a link belongs to. Throws 400 for one that is unknown, used or expired. */
export async function readMailToken(
  app: App,
  token: string,
  purpose: store.MailPurpose,
): Promise<store.MailTokenRow> {
  const row = await store.findMailToken(app.db, hashOf(token), purpose, timestamp(app.clock))
  if (!row) throw deadLink()
  return row
}

/** Uses up a link. Throws 400 if somebody else was quicker. Call it in the transaction that does what it allows. */
export async function useUpMailToken(app: App, { hash }: store.MailTokenRow): Promise<void> {
  if (!(await store.removeMailToken(app.db, hash))) throw deadLink()
}

/** Deletes the links that have expired. */
export async function forgetExpiredLinks(app: App): Promise<void> {
  await store.removeExpiredMailTokens(app.db, timestamp(app.clock))
}

/** The 400 for a link that does not work any more. */
export const deadLink = () =>
  invalid('This link has been used or has expired. Please ask for a new one.', 'token')
