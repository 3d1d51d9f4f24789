import { type Kysely, type SqlBool, sql } from 'kysely'
import { tellWebhooks } from '#app/webhooks/tell-webhooks.server.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'

/** Posts that one transaction publishes; few, so that other writers do not wait long. */
const atOnce = 200

/**
 * Publishes the scheduled posts whose time has come; each once, whatever number of processes try. Returns their
 * ids.
 */
export async function publishDuePosts(app: App): Promise<string[]> {
  const published: string[] = []
  for (;;) {
    if (!(await anyDue(app))) return published
    const ids = await inTransaction(app, publishSome)
    published.push(...ids)
    // Those that are left are being published by another process, or being edited; the next call sees to them.
    if (ids.length === 0) return published
  }
}

const isDue = (now: string) =>
  sql<SqlBool>`scheduled and deleted_at is null and published_at <= ${now}`

/** Asked outside a transaction, because mostly there is nothing to do. */
async function anyDue({ db, clock }: App): Promise<boolean> {
  const due = db
    .selectFrom('posts')
    .select('id')
    .where(isDue(timestamp(clock)))
    .limit(1)
  return (await due.executeTakeFirst()) !== undefined
}

async function publishSome(app: App): Promise<string[]> {
  const { db, clock } = app
  const now = timestamp(clock)
  const ids = await lockDue(db, now)
  if (ids.length === 0) return ids
  const rows = await db
    .updateTable('posts')
    .set({
      ...{ published: true, scheduled: false },
      updated_at: sql`case when updated_at < ${now} then ${now} else updated_at end`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'title', 'slug'])
    .execute()
  for (const row of rows) await tellWebhooks(app, 'post', null, { ...row, published: true })
  return ids
}

/** Locks due posts, in the order of their times, except those that another transaction has locked. */
async function lockDue(db: Kysely<Tables>, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where(isDue(now))
    .orderBy('published_at')
    .orderBy('id')
    .limit(atOnce)
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute()
  return rows.map(({ id }) => id)
}
