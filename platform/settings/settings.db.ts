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

/** Stores a value unless it was stored at or after `since`. False when it was, also at this moment. */
export async function raiseSetting(db: Db, row: SettingTable, since: string): Promise<boolean> {
  const { value, updated_at } = row
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value, updated_at })
        .where('settings.updated_at', '<', since),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
