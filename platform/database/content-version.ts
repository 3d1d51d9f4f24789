import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Marks what visitors see as changed. Call it in the transaction that makes the change. */
export async function raiseContentVersion(db: Kysely<Tables>) {
  await db
    .updateTable('content_version')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .execute()
}

/** The version of all that visitors can see; it only grows. */
export async function contentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}
