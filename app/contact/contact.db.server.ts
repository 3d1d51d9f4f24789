import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Paging } from '#platform/api/paging.ts'
import { newestPage } from '#platform/database/lists/newest-page.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ContactStatus } from './contact.ts'

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  status: ContactStatus
  created_at: string
  answered_at: string | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    contact_messages: ContactMessageTable
  }
}

export type ContactMessageRow = Selectable<ContactMessageTable>

type Db = Kysely<Tables>

export async function insertMessage(db: Db, row: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

export function findMessage(db: Db, id: string): Promise<ContactMessageRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A page of messages, newest first, and the total. */
export async function pageOfMessages(db: Db, paging: Paging, status?: ContactStatus) {
  const matching = db
    .selectFrom('contact_messages')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
  return await newestPage(matching, paging)
}

/** Returns false if there is no such message. */
export async function changeMessage(
  db: Db,
  id: string,
  changes: Pick<ContactMessageTable, 'status' | 'answered_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if there is no such message. */
export async function removeMessage(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
