import type { Staff } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { sendsMail } from '#platform/mail.ts'
import * as store from './contact.db.server.ts'
import { mailMessageJob } from './contact.jobs.server.ts'
import type { ContactInput, ContactMessage, ContactStatus } from './contact.ts'

const limit = { name: 'contact', points: 5, seconds: 3600 }

/** Stores a message of a visitor, and mails it if mail is configured. Throws 429 after five in an hour. */
export async function sendMessage(app: App, input: ContactInput, address: string): Promise<void> {
  // Only a program fills in the hidden field. It gets the same answer as a person.
  if (input.website) return
  await app.limits.consume(limit, address)
  const { website: _, ...message } = input
  await inTransaction(app, async (app) => {
    const row = { ...message, id: newId(), status: 'new' as const, answered_at: null }
    await store.insertMessage(app.db, { ...row, created_at: timestamp(app.clock) })
    if (sendsMail(app)) await enqueue(app, mailMessageJob, { messageId: row.id })
  })
}

/** A page of the messages, newest first, for staff. */
export async function listMessages(
  app: App,
  _staff: Staff,
  { status, ...paging }: Paging & { status?: ContactStatus },
) {
  const { rows, total } = await store.pageOfMessages(app.db, paging, status)
  return { messages: rows.map(toMessage), ...pageOf(total, paging) }
}

/** Marks a message as new, read or answered. Throws 404. */
export async function markMessage(
  app: App,
  _staff: Staff,
  id: string,
  status: ContactStatus,
): Promise<ContactMessage> {
  const answered_at = status === 'answered' ? timestamp(app.clock) : null
  if (!(await store.changeMessage(app.db, id, { status, answered_at }))) throw messageNotFound()
  const row = await store.findMessage(app.db, id)
  if (!row) throw messageNotFound()
  return toMessage(row)
}

/** Deletes a message for good. Throws 404. */
export async function deleteMessage(app: App, _staff: Staff, id: string): Promise<void> {
  if (!(await store.removeMessage(app.db, id))) throw messageNotFound()
}

const messageNotFound = () => notFound('Message not found')

function toMessage(row: store.ContactMessageRow): ContactMessage {
  const { id, created_at, answered_at, ...message } = row
  return { _id: id, ...message, createdAt: created_at, answeredAt: answered_at }
}
