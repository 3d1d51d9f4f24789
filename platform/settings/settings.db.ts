import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What an Admin has changed on the site itself, beside the environment. */
export interface SettingTable {
  name: string
  /** Always an object, so that both databases read it alike. */
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

/** A time from `since` until before `until`. */
type Span = { since: string; until: string }

/** Stores a value unless it was stored within that span. False when it was, also at this moment. */
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
