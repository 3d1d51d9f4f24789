import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

let changed = 0

/** Makes a change that visitors see. */
export async function changeContent(db: Kysely<Tables>): Promise<void> {
  changed += 1
  const id = `${process.pid}-${changed}`
  const row = { id, name: id, name_key: id, created_at: '2026-01-01T00:00:00.000Z' }
  await db.insertInto('categories').values(row).execute()
}
