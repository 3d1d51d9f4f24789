import type { Insertable, Kysely } from 'kysely'
import type { Role, TokenScope } from '#platform/api/caller.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface ApiTokenTable {
  id: string
  /** SHA-256 of the token, base64url. */
  hash: string
  name: string
  scope: TokenScope
  /** The Admin who made it. */
  user_id: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    api_tokens: ApiTokenTable
  }
}

type Db = Kysely<Tables>

export async function insertApiToken(db: Db, row: Insertable<ApiTokenTable>): Promise<void> {
  await db.insertInto('api_tokens').values(row).execute()
}

const withOwner = (db: Db) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.name as owner_name', 'users.email as owner_email', 'users.role as owner_role'])

export type OwnedTokenRow = ApiTokenTable & {
  owner_name: string
  owner_email: string
  owner_role: Role
}

/** All tokens with their owners, newest first. */
export const allApiTokens = (db: Db): Promise<OwnedTokenRow[]> =>
  withOwner(db).orderBy('api_tokens.created_at', 'desc').orderBy('api_tokens.id', 'desc').execute()

/** A token with its owner. */
export const findApiToken = (db: Db, hash: string): Promise<OwnedTokenRow | undefined> =>
  withOwner(db).where('api_tokens.hash', '=', hash).executeTakeFirst()

export async function noteApiTokenUse(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Returns false if there is no such token. */
export async function removeApiToken(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('api_tokens').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
