import type { App } from '../app.ts'
import { newId } from '../ids.ts'
import { defaults, type JobKind, type Priority, priorities } from './job.ts'

type Options = {
  /** Overrides the priority of the job's kind. */
  priority?: Priority
  /** The earliest time to run the job. */
  runAt?: Date
}

/** Adds a job to the queue, in the caller's transaction if there is one. Returns its id. */
export async function enqueue<Payload>(
  app: App,
  kind: JobKind<Payload>,
  payload: Payload,
  { priority, runAt }: Options = {},
): Promise<string> {
  const id = newId()
  await app.jobs.add(app, {
    id,
    kind: kind.name,
    payload: kind.payload.parse(payload),
    priority: priorities[priority ?? kind.priority ?? defaults.priority],
    runAt,
    maxAttempts: kind.maxAttempts ?? defaults.maxAttempts,
  })
  return id
}
