import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Limits } from './config/limits.ts'
import type { Tables } from './database/tables.ts'
import type { JobStore } from './jobs/job-store.ts'
import type { Log } from './log.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Metrics } from './metrics.ts'

/** Everything that a use case needs. Inside a transaction, `db` and `reads` are the transaction. */
export type App = {
  config: Config
  log: Log
  clock: Clock
  /** For writes, and for reads that take well under 5 ms. */
  db: Kysely<Tables>
  /** For reads that may take longer (counts, searches, exports); never blocks the event loop. */
  reads: Kysely<Tables>
  media: MediaStore
  /** The queue of jobs; adds jobs in the transaction of the App passed to it. */
  jobs: JobStore
  limits: Limits
  metrics: Metrics
}
