import { type Kysely, sql } from 'kysely'
import { type Words, words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'

/** Adds settings that an Admin changes on the site, and the costs of calls to AI providers. */
export async function up(db: Kysely<unknown>) {
  const w = words[dialectOf(db)]
  for (const statement of [...settings(w), ...aiCalls(w)]) await sql.raw(statement).execute(db)
}

const settings = (w: Words) => [
  `create table settings (
    name ${w.text} not null primary key,
    value ${w.json} not null,
    updated_at ${w.time} not null
  )`,
]

const aiCalls = (w: Words) => [
  `create table ai_calls (
    id ${w.text} not null primary key,
    month ${w.text} not null,
    purpose ${w.text} not null check (purpose in ('image', 'vision', 'test')),
    model ${w.text} not null,
    micros ${w.bigint},
    status ${w.text} not null check (status in ('reserved', 'spent', 'free')),
    subject ${w.text},
    created_at ${w.time} not null,
    updated_at ${w.time} not null
  )`,
  'create index ai_calls_month on ai_calls (month)',
]
