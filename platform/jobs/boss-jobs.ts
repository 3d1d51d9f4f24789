import { type Kysely, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { timestamp } from '../clock.ts'
import type { PostgresAccess } from '../database/open-database.ts'
import { cleanJson } from '../database/parameters.ts'
import type { Tables } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { watchBoss } from './boss-upkeep.ts'
import { leaseMs } from './job.ts'
import type { Claim, JobStore, NewJob, PutBack, StoreApp } from './job-store.ts'
import type { JobRow } from './jobs.db.ts'

type Db = Kysely<Tables>

const day = 24 * 3600

/**
 * Seconds. Our leases end a run long before pg-boss would, which could not tell the kind that a job has
 * failed; waiting jobs are never thrown away; failed ones stay to be looked at.
 */
const limits = {
  expireInSeconds: day,
  retentionSeconds: 10 * 365 * day,
  deleteAfterSeconds: 30 * day,
}

/** Jobs in pg-boss, with a queue for each kind. It puts larger priorities first, we smaller ones. */
export function bossJobs(access: PostgresAccess): JobStore {
  return {
    add: (app, job) => add(app.db, job),
    take,
    async renew(app, job) {
      return hitOne(await bossOn(app.db).touch(job.kind, runOf(job)))
    },
    async remove(app, job) {
      await bossOn(app.db).deleteJob(job.kind, runOf(job))
    },
    putBack: (app, job, how) => inTransaction(app, (app) => putBack(app, job, how)),
    fail: (app, job, error) => inTransaction(app, (app) => fail(app, job, error)),
    restore: (app, job) => restoreJob(app.db, job),
    watch: (app, wake) => watchBoss(app, access, wake),
  }
}

async function add<T>(db: Kysely<T>, job: NewJob): Promise<void> {
  // Does nothing where the queue is there. pg-boss's own call would end the transaction.
  const queue = JSON.stringify({ policy: 'standard', notify: true })
  await sql`select pgboss.create_queue(${job.kind}, ${queue}::jsonb)`.execute(db)
  await bossOn(db).send(job.kind, cleanJson(Object(job.payload)), {
    ...limits,
    id: job.id,
    priority: -job.priority,
    startAfter: job.runAt,
    retryLimit: job.maxAttempts - 1,
  })
}

async function take(app: StoreApp, claim: Claim): Promise<JobRow | undefined> {
  for (const { name, isOfLaterClock } of await kindsDue(app.db, claim)) {
    const job = await inTransaction(app, async (app) => {
      if (isOfLaterClock) await endPauses(app.db, name)
      return await takeOf(app, name, claim)
    })
    // Another worker was faster with the only one of its kind.
    if (job) return job
  }
  return undefined
}

/**
 * True of a waiting job that was left, or tried last, by a clock that has been set back since: how long it
 * is to wait is not known.
 */
const isOfLaterClock = sql<boolean>`(start_after > pgboss.job_now()
  and coalesce(started_on, created_on) > pgboss.job_now())`

type KindDue = { name: string; isOfLaterClock: boolean }

/** The kinds of which a job is due, the most urgent job's first. */
async function kindsDue(db: Db, { kinds, lowestPriority }: Claim): Promise<KindDue[]> {
  const names = JSON.stringify(kinds.map(({ name }) => name))
  const { rows } = await sql<KindDue>`select kind.name, next.later as "isOfLaterClock"
    from jsonb_array_elements_text(${names}::jsonb) as kind(name)
    cross join lateral (
      select priority, start_after, ${isOfLaterClock} as later from pgboss.job
      where job.name = kind.name and state < 'active' and not blocked
        and (start_after <= pgboss.job_now() or ${isOfLaterClock}) and priority >= ${-lowestPriority}
      order by priority desc, created_on limit 1
    ) next
    order by next.priority desc, next.start_after`.execute(db)
  return rows
}

async function endPauses(db: Db, name: string): Promise<void> {
  await sql`update pgboss.job set start_after = pgboss.job_now()
    where name = ${name} and state < 'active' and ${isOfLaterClock}`.execute(db)
}

async function takeOf(
  app: StoreApp,
  name: string,
  { owner, kinds, lowestPriority }: Claim,
): Promise<JobRow | undefined> {
  const kind = kinds.find((kind) => kind.name === name)
  const [taken] = await bossOn(app.db).fetch(name, { minPriority: -lowestPriority })
  if (!kind || !taken) return undefined
  const run = JSON.stringify({ owner, leaseMs: leaseMs(kind) })
  const begun = JSON.stringify({ startedAt: timestamp(app.clock) })
  // pg-boss sets its output only when a run ends, and has no place for who runs a job and since when.
  await sql`update pgboss.job set output = ${begun}::jsonb || coalesce(output, '{}') || ${run}::jsonb
    where name = ${name} and id = ${taken.id}`.execute(app.db)
  return await app.db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', name)
    .where('id', '=', taken.id)
    .executeTakeFirst()
}

async function putBack({ db }: StoreApp, job: JobRow, { pauseMs, error }: PutBack) {
  const boss = bossOn(db)
  const ended = await boss.fail(job.kind, runOf(job), outputOf(job, error))
  if (!hitOne(ended)) return false
  // Where pg-boss saw no try left.
  await boss.retry(job.kind, job.id)
  const triesMore = error ? 0 : 1
  const options = { startAfter: pauseMs / 1000, retryLimit: job.max_attempts - 1 + triesMore }
  await boss.update({ name: job.kind, options: { id: job.id, ...options } })
  return true
}

async function fail({ db }: StoreApp, job: JobRow, error: Error): Promise<boolean> {
  const boss = bossOn(db)
  const output = outputOf(job, error)
  const ended = await boss.fail(job.kind, runOf(job), output)
  if (!hitOne(ended)) return false
  // Where pg-boss saw tries left, none is.
  await boss.update({ name: job.kind, options: { id: job.id, retryLimit: job.attempts - 1 } })
  await boss.fail(job.kind, job.id, output)
  return true
}

/** Puts in a job as it stands in our own table. Call it in a transaction. */
export async function restoreJob<T>(db: Kysely<T>, job: JobRow): Promise<void> {
  const { id, kind, payload, priority, run_at, max_attempts, last_error } = job
  const fresh = { id, kind, payload, priority, maxAttempts: max_attempts, runAt: new Date(run_at) }
  if (job.status === 'done') return
  if (job.status !== 'failed') return await add(db, fresh)
  await add(db, { ...fresh, maxAttempts: 1 })
  await bossOn(db).fail(kind, id, outputOf(job, new Error(last_error ?? '')))
}

/** pg-boss counts runs from 0, so that a call of an earlier run finds nothing to change. */
const runOf = ({ id, attempts }: JobRow) => ({ id, retryCount: attempts - 1 })

/** Whether a call has changed a job, which pg-boss counts but does not declare. */
const hitOne = (response: object) => 'affected' in response && response.affected === 1

/** What is known of a job between its runs. */
const outputOf = (job: JobRow, error?: Error) =>
  cleanJson({ startedAt: job.started_at, message: error?.message ?? job.last_error })

/** pg-boss within the caller's transaction, or on any connection. It starts nothing of its own. */
const bossOn = <T>(db: Kysely<T>) =>
  new PgBoss({
    db: {
      async executeSql(text: string, values: unknown[] = []) {
        const query = sql.raw(text).compile(db)
        const { rows } = await db.executeQuery({ ...query, parameters: values.map(asArray) })
        return { rows: [...rows] }
      },
    },
  })

/** A list is an array to pg-boss, where our own statements send JSON. */
const asArray = (value: unknown) =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : value
