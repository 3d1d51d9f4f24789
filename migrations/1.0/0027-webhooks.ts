import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds webhooks: addresses that are called when content changes, and the log of these calls. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  const statements = [
    `create table webhooks (
      id ${w.text} not null primary key,
      url ${w.text} not null,
      secret ${w.text} not null,
      events ${w.text} not null,
      active ${w.boolean} not null default true,
      created_at ${w.time} not null
    )`,
    `create table webhook_deliveries (
      id ${w.text} not null primary key,
      webhook_id ${w.text} not null references webhooks (id) on delete cascade,
      event ${w.text} not null,
      body ${w.text} not null,
      status ${w.text} not null check (status in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      answer_status integer,
      error ${w.text},
      created_at ${w.time} not null,
      updated_at ${w.time} not null
    )`,
    'create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at)',
    'create index webhook_deliveries_age on webhook_deliveries (created_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
