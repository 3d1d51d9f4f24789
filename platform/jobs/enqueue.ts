import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { newId } from '../ids.ts'
import { defaults, type JobKind, type Priority, priorities } from './job.ts'
import { insertJob } from './jobs.db.ts'

type Options = {
  /** Instead of the kind's own. */
  priority?: Priority
  /** Not before this time. */
  runAt?: Date
}

/** Leaves a job for a worker, as part of the caller's transaction if there is one. Gives its id. */
export async function enqueue<Payload>(
  app: App,
  kind: JobKind<Payload>,
  payload: Payload,
  { priority, runAt }: Options = {},
): Promise<string> {
  const now = timestamp(app.clock)
  const id = newId()
  await insertJob(app.db, {
    id,
    kind: kind.name,
    payload: kind.payload.parse(payload),
    status: 'waiting',
    priority: priorities[priority ?? kind.priority ?? defaults.priority],
    run_at: runAt?.toISOString() ?? now,
    attempts: 0,
    max_attempts: kind.maxAttempts ?? defaults.maxAttempts,
    started_at: null,
    lease_until: null,
    lease_owner: null,
    last_error: null,
    created_at: now,
    updated_at: now,
  })
  return id
}
