import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { missingDrawings } from '#app/images/drawn/missing-drawings.server.ts'
import { callsOfMonth } from '#platform/ai/spending.ts'
import type { App } from '#platform/app.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Admission } from '#platform/http/limits/admission.ts'
import type { CloseReason } from '#platform/http/limits/bounded-server.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { countJobs } from '#platform/jobs/jobs.db.ts'
import { type Metrics, shared } from '#platform/metrics.ts'

/** Adds the metrics that any process of the site can read: jobs, paid calls, disk space. */
export function measureSite(app: App): void {
  const { metrics } = app
  metrics.read(
    { type: 'gauge', name: 'jobs', help: 'Jobs that are not done', labels: ['status'] },
    async () =>
      Object.entries(await countJobs(app.db)).map(([status, value]) => ({
        labels: { status },
        value,
      })),
  )
  measureCalls(app)
  const readDisk = shared(() => statfs(app.config.dataDir))
  metrics.read(
    { type: 'gauge', name: 'disk_free_bytes', help: 'Free where DATA_DIR lies' },
    async () => {
      const { bavail, bsize } = await readDisk()
      return [{ value: bavail * bsize }]
    },
  )
  metrics.read(
    { type: 'gauge', name: 'disk_size_bytes', help: 'Size of the disk where DATA_DIR lies' },
    async () => {
      const { blocks, bsize } = await readDisk()
      return [{ value: blocks * bsize }]
    },
  )
  metrics.read(
    { type: 'gauge', name: 'database_bytes', help: 'Size of the database' },
    async () => [{ value: await databaseBytes(app) }],
  )
  metrics.read(
    {
      type: 'gauge',
      name: 'words_without_drawing',
      help: 'Words of the newest prompts that the illustrator has no drawing for',
    },
    async () => [{ value: (await missingDrawings(app)).length }],
  )
}

/** Adds the metrics of this process's page cache. */
export function measurePageCache(metrics: Metrics, cache: PageCache): void {
  metrics.read(
    {
      type: 'counter',
      name: 'page_cache_requests_total',
      help: 'Requests for public pages: kept, rendered, or past the cache as the database was silent',
      labels: ['result'],
    },
    async () => {
      const { bytes: _, ...results } = cache.state()
      return Object.entries(results).map(([result, value]) => ({ labels: { result }, value }))
    },
  )
  metrics.read(
    { type: 'gauge', name: 'page_cache_bytes', help: 'Memory of the kept pages' },
    async () => [{ value: cache.state().bytes }],
  )
}

/** Adds the number of requests that this process is computing. */
export function measureAdmission(metrics: Metrics, admission: Admission): void {
  metrics.read(
    { type: 'gauge', name: 'http_requests_computed', help: 'Requests that are being computed now' },
    async () => [{ value: admission.working() }],
  )
}

/** How often (ms) the log may report closed connections. */
const closedLogInterval = 60_000

/**
 * Adds the number of connections closed because of a limit. Returns the function to call for each of them.
 */
export function measureConnections({ metrics, log }: App): (reason: CloseReason) => void {
  const closed: Record<CloseReason, number> = { pipelined: 0, crowded: 0, unsent: 0, stalled: 0 }
  let loggedAt = Number.NEGATIVE_INFINITY
  metrics.read(
    {
      type: 'counter',
      name: 'http_connections_closed_total',
      help: 'Connections closed because of what their client sent or did not take',
      labels: ['reason'],
    },
    async () => Object.entries(closed).map(([reason, value]) => ({ labels: { reason }, value })),
  )
  return (reason) => {
    closed[reason] += 1
    // A stalled client, such as a sleeping laptop, is not worth a log line.
    if (reason === 'stalled' || performance.now() - loggedAt < closedLogInterval) return
    loggedAt = performance.now()
    log.warn({ reason, closed }, 'connections above a limit were closed')
  }
}

/** Read from the table, because both web and worker processes make calls. */
function measureCalls(app: App): void {
  const labels = ['provider', 'outcome']
  const readCalls = shared(() => callsOfMonth(app))
  const about = [
    { name: 'ai_calls', help: 'Paid calls of this month', of: 'calls' },
    { name: 'ai_call_seconds', help: 'Seconds that they took together', of: 'seconds' },
    { name: 'ai_usd', help: 'US dollars that they cost, or were set aside for them', of: 'usd' },
  ] as const
  for (const { name, help, of } of about) {
    app.metrics.read({ type: 'gauge', name, help, labels }, async () =>
      (await readCalls()).map(({ provider, outcome, ...sums }) => ({
        labels: { provider, outcome },
        value: sums[of],
      })),
    )
  }
}

async function databaseBytes({ db }: App): Promise<number> {
  const size =
    dialectOf(db) === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await size.execute(db)
  return rows[0]?.bytes ?? 0
}
