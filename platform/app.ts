import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Limits } from './config/limits.ts'
import type { Tables } from './database/tables.ts'
import type { JobStore } from './jobs/job-store.ts'
import type { Log } from './log.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Metrics } from './metrics.ts'

/** The one value that carries all that a use case needs; bound to a transaction, db and reads are it. */
export type App = {
  config: Config
  log: Log
  clock: Clock
  /** Writes, and reads that take well under 5 ms. */
  db: Kysely<Tables>
  /** Reads that may take longer (counts, searches, exports); never blocks the event loop. */
  reads: Kysely<Tables>
  media: MediaStore
  /** Where jobs wait; joins the transaction of the App that it is given. */
  jobs: JobStore
  limits: Limits
  metrics: Metrics
}
