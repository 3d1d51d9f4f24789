import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export interface OpenScreenTable {
  /** The id that the tab chose for its screen. */
  id: string
  user_id: string
  /** Such as `post:ID`. */
  item: string
  seen_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    open_screens: OpenScreenTable
  }
}

type Db = Kysely<Tables>

/** Notes that a screen is open; one that another account has used counts as that of the last one. */
export async function noteScreen(db: Db, row: OpenScreenTable) {
  const { id, ...changes } = row
  await db
    .insertInto('open_screens')
    .values(row)
    .onConflict((clash) => clash.column('id').doUpdateSet(changes))
    .execute()
}

/** The other screens with this item that were seen since a time, with the names of their users. */
export async function screensWith(db: Db, { id, item }: OpenScreenTable, since: string) {
  return await db
    .selectFrom('open_screens')
    .innerJoin('users', 'users.id', 'open_screens.user_id')
    .select(['users.id as userId', 'users.name'])
    .where('open_screens.item', '=', item)
    .where('open_screens.id', '<>', id)
    .where('open_screens.seen_at', '>', since)
    .execute()
}

export async function removeScreen(db: Db, id: string, userId: string) {
  await db.deleteFrom('open_screens').where('id', '=', id).where('user_id', '=', userId).execute()
}

export async function removeScreensBefore(db: Db, time: string) {
  await db.deleteFrom('open_screens').where('seen_at', '<=', time).execute()
}
