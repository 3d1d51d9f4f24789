import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Settings that an Admin changes on the site, as opposed to environment variables. */
export interface SettingTable {
  name: string
  /** Always an object, so that both databases return the same value. */
  value: unknown
  updated_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    settings: SettingTable
  }
}

type Db = Kysely<Tables>

export async function findSetting(db: Db, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function upsertSetting(db: Db, row: SettingTable): Promise<void> {
  const { value, updated_at } = row
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at }))
    .execute()
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}

/** The times from `since` (inclusive) until `until` (exclusive). */
type Span = { since: string; until: string }

/**
 * Stores a value unless one was stored within that span. Returns false if one was, even by a concurrent call.
 */
export async function storeUnlessStored(
  db: Db,
  row: SettingTable,
  { since, until }: Span,
): Promise<boolean> {
  const { value, updated_at } = row
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value, updated_at })
        .where((eb) =>
          eb('settings.updated_at', '<', since).or('settings.updated_at', '>=', until),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
