import { type Kysely, sql } from 'kysely'
import { words } from '../shared/columns.ts'
import { dialectOf } from '../shared/dialect.ts'
import { jobsTable } from '../shared/jobs-table.ts'

/** Moves the jobs of PostgreSQL sites from pg-boss to our own table, and drops the schema of pg-boss. */
export async function up(db: Kysely<unknown>) {
  if (dialectOf(db) === 'sqlite') return
  const { rows } = await sql`select from information_schema.views
    where table_schema = current_schema() and table_name = 'jobs'`.execute(db)
  if (rows.length === 0) return
  for (const statement of moveFromBoss) await sql.raw(statement).execute(db)
}

const columns = `kind, payload, status, priority, run_at, attempts, max_attempts, started_at,
  lease_until, lease_owner, last_error, created_at, updated_at`

const moveFromBoss = [
  // A worker of the older version may still be running and must not take jobs during the move.
  'lock table pgboss.job in access exclusive mode',
  'alter view jobs rename to jobs_in_boss',
  ...jobsTable(words.postgres),
  `insert into jobs (id, ${columns})
    select id::text, ${columns} from jobs_in_boss where status <> 'done'`,
  'drop view jobs_in_boss',
  'drop schema pgboss cascade',
]
