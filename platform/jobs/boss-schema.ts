import { type Kysely, sql } from 'kysely'
import { getConstructionPlans } from 'pg-boss'
import { StartFault } from '../start-fault.ts'

/** Makes pg-boss's own schema, in the caller's transaction. */
export async function installBoss(db: Kysely<unknown>): Promise<void> {
  await createSchema(db)
  const plan = getConstructionPlans('pgboss', { createSchema: false })
  await sql.raw(withoutTransaction(plan)).execute(db)
}

async function createSchema(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = 'pgboss'`.execute(db)
  if (rows.length > 0) return
  try {
    await sql`create schema pgboss`.execute(db)
  } catch (cause) {
    throw new StartFault(
      'Jobs need the PostgreSQL schema pgboss, which could not be added. ' +
        'Let an administrator run: CREATE SCHEMA pgboss AUTHORIZATION the user of DATABASE_URL',
      { cause },
    )
  }
}

/** The plan brings a transaction of its own; inside ours its end would commit halfway. */
function withoutTransaction(plan: string): string {
  const inner = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan)?.[1]
  if (!inner) throw new Error("pg-boss's plan is no single transaction any more")
  return inner
}

/**
 * What pg-boss keeps in the words of our own table, for all who only look: counts, the status page,
 * archives, tests. Rows can be deleted through it. `output` holds what pg-boss has no word for.
 */
export async function createJobsView(db: Kysely<unknown>): Promise<void> {
  await sql`create view jobs as select
    id,
    name as kind,
    data as payload,
    case
      when state < 'active' then 'waiting'
      when state = 'active' then 'running'
      when state = 'completed' then 'done'
      else 'failed'
    end as status,
    -priority as priority,
    start_after as run_at,
    retry_count + case when started_on is null then 0 else 1 end as attempts,
    retry_limit + 1 as max_attempts,
    (output ->> 'startedAt')::timestamptz as started_at,
    case when state = 'active' then
      heartbeat_on + (output ->> 'leaseMs')::integer * interval '1 millisecond'
    end as lease_until,
    case when state = 'active' then output ->> 'owner' end as lease_owner,
    output ->> 'message' as last_error,
    created_on as created_at,
    coalesce(completed_on, greatest(created_on, started_on, heartbeat_on)) as updated_at
    from pgboss.job`.execute(db)
}
