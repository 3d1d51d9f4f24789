import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** What a mailed link allows: to set a new password, or to make `email` the address of the account. */
export type MailPurpose = 'reset' | 'email'

export interface MailTokenTable {
  /** SHA-256 of the token, base64url. */
  hash: string
  purpose: MailPurpose
  user_id: string
  /** The new address that the link confirms; null for other links. */
  email: string | null
  created_at: string
  expires_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    mail_tokens: MailTokenTable
  }
}

export type MailTokenRow = Selectable<MailTokenTable>

type Db = Kysely<Tables>

export async function insertMailToken(db: Db, row: Insertable<MailTokenTable>): Promise<void> {
  await db.insertInto('mail_tokens').values(row).execute()
}

/** A token that has not expired at `now`. */
export const findMailToken = (db: Db, hash: string, purpose: MailPurpose, now: string) =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Deletes a token; returns false if there is none, such as after its use. */
export async function removeMailToken(db: Db, hash: string): Promise<boolean> {
  const result = await db.deleteFrom('mail_tokens').where('hash', '=', hash).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes all tokens of a user, whatever they allow. */
export async function removeMailTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
}

export async function removeExpiredMailTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', now).execute()
}
