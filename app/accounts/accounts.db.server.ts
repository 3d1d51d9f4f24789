import { type Generated, type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Caller, Role } from '#platform/api/caller.ts'
import { offsetOf, type Paging } from '#platform/api/paging.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface UserTable {
  id: string
  name: string
  /** Trimmed and in lower case. */
  email: string
  password_hash: string
  role: Role
  /** What authors say about themselves; shown beside their posts. */
  bio: Generated<string>
  created_at: string
  updated_at: string
}

export interface TokenTable {
  /** SHA-256 of the token, base64url. */
  hash: string
  user_id: string
  created_at: string
  last_used_at: string
  /** The User-Agent of the sign-in; empty if there was none. */
  agent: Generated<string>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    users: UserTable
    tokens: TokenTable
  }
}

export type UserRow = Selectable<UserTable>

type Db = Kysely<Tables>

export const findUserById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks a user until the transaction ends, so that sign-ins and changes of this user wait. The lock comes before
 * those of tokens.
 */
export const lockUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

/** Adds a user; returns false if the e-mail is taken. */
export async function insertUser(db: Db, row: Insertable<UserTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Changes = Partial<
  Pick<UserTable, 'name' | 'email' | 'role' | 'password_hash'> & { bio: string }
>

export async function changeUser(db: Db, id: string, changes: Changes, now: string) {
  await db
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes a user, and by the foreign key the tokens. */
export async function removeUser(db: Db, id: string) {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** A page of the users, newest first, and the total. */
export async function pageOfUsers(db: Db, paging: Paging) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute()
  const { total } = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { users, total: Number(total) }
}

/** The texts about these users that are not empty. */
export async function biosOfUsers(db: Db, ids: string[]): Promise<{ id: string; bio: string }[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('users')
    .select(['id', 'bio'])
    .where('id', 'in', ids)
    .where('bio', '<>', '')
    .execute()
}

/** True for administrators, in whatever case the role is stored. */
const isAdministrator = sql<boolean>`lower(role) = 'admin'`

/** All users, sorted by e-mail. */
export const allUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at'])
    .orderBy('email')
    .execute()

/**
 * The ids of all administrators, locked until the transaction ends: a second transaction waits, and then sees
 * the changes of the first. SQLite has one writer at a time anyway.
 */
export async function lockAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isAdministrator)
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(({ id }) => id)
}

export const anyAdministrator = (db: Db) =>
  db.selectFrom('users').select('id').where(isAdministrator).limit(1).executeTakeFirst()

export async function insertToken(db: Db, row: Insertable<TokenTable>) {
  await db.insertInto('tokens').values(row).execute()
}

/** The owner of a token, and when it was last used. */
export async function findTokenOwner(
  db: Db,
  hash: string,
): Promise<{ user: Caller; lastUsedAt: string } | undefined> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'tokens.last_used_at'])
    .where('tokens.hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, email, role, last_used_at } = row
  return { user: { _id: id, name, email, role }, lastUsedAt: last_used_at }
}

export async function recordTokenUse(db: Db, hash: string, now: string) {
  await db.updateTable('tokens').set({ last_used_at: now }).where('hash', '=', hash).execute()
}

/** The tokens of a user that were used since `cutoff`, most recently used first. */
export const tokensOf = (db: Db, userId: string, cutoff: string) =>
  db
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', cutoff)
    .orderBy('last_used_at', 'desc')
    .orderBy('hash')
    .execute()

/** Deletes one token of a user; returns false if the user has no such token. */
export async function removeTokenOf(db: Db, userId: string, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('tokens')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Deletes all tokens of a user but one. Returns how many were deleted. */
export async function removeOtherTokens(db: Db, userId: string, kept: string): Promise<number> {
  const result = await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('hash', '!=', kept)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function removeToken(db: Db, hash: string) {
  await db.deleteFrom('tokens').where('hash', '=', hash).execute()
}

export async function removeTokensOf(db: Db, userId: string) {
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
}

/** Deletes the tokens that were not used since `cutoff`, of one user or of all. */
export async function removeUnusedTokens(db: Db, cutoff: string, userId?: string) {
  await db
    .deleteFrom('tokens')
    .where('last_used_at', '<', cutoff)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
}

/** Deletes the tokens of a user except the `kept` most recently used ones. */
export async function removeOldestTokens(db: Db, userId: string, kept: number) {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('hash', 'not in', (query) =>
      query
        .selectFrom('tokens')
        .select('hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('hash')
        .limit(kept),
    )
    .execute()
}
