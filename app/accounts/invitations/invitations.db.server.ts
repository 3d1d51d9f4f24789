import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#platform/api/caller.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface InvitationTable {
  id: string
  email: string
  name: string
  role: Role
  /** SHA-256 of the token in the link that was shown to the administrator. */
  token_hash: string
  /** That of the token in the mailed link, which the job that mails it makes; null before. */
  mail_hash: string | null
  created_at: string
  expires_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    invitations: InvitationTable
  }
}

export type InvitationRow = Selectable<InvitationTable>

type Db = Kysely<Tables>

/** Stores an invitation in place of an earlier one to the same address. */
export async function putInvitation(db: Db, row: Insertable<InvitationTable>): Promise<void> {
  await db
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute()
}

/** Gives an invitation another link and time; returns it, or undefined if there is none. */
export const renewInvitation = (
  db: Db,
  id: string,
  renewed: Pick<InvitationTable, 'token_hash' | 'expires_at'>,
) =>
  db
    .updateTable('invitations')
    .set({ ...renewed, mail_hash: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Notes the link that is about to be mailed; returns the invitation, or undefined if it is gone or has expired. */
export const noteMailedLink = (db: Db, id: string, mail_hash: string, now: string) =>
  db
    .updateTable('invitations')
    .set({ mail_hash })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** The invitation of a link that has not expired. */
export const findInvitation = (db: Db, hash: string, now: string) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('mail_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** All invitations, newest first. */
export const allInvitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Returns false if there is no such invitation, such as after it was accepted. */
export async function removeInvitation(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('invitations').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes the invitation of a link that is being accepted; false if the link has been replaced meanwhile. */
export async function takeInvitation(db: Db, { id, token_hash }: InvitationRow): Promise<boolean> {
  const result = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function removeOldInvitations(db: Db, expiredBefore: string): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', expiredBefore).execute()
}
