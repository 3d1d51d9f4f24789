import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLimits } from '#platform/config/limits.ts'
import { openJobStore } from '#platform/jobs/job-store.ts'
import { createLog } from '#platform/log.ts'
import { folderMediaStore } from '#platform/media/folder-media-store.ts'
import { createMetrics } from '#platform/metrics.ts'
import { projectRoot } from '#platform/project-root.ts'
import { openTestDatabase, type TestDatabase } from './servers/databases.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export type TestApp = App & { clock: TestClock; database: TestDatabase }

type Overrides = Partial<Omit<App, 'config' | 'clock' | 'db' | 'reads'>> & {
  /** Environment variables, as in `.env`. */
  env?: Record<string, string>
}

/**
 * An App with a new migrated database, an empty data folder, a silent log and a clock that the test sets.
 * Call it inside a test; `open` comes from describeOnBoth and defaults to SQLite.
 */
export async function openTestApp(
  open: () => Promise<TestDatabase> = () => openTestDatabase('sqlite'),
  { env = {}, ...overrides }: Overrides = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'platewise-data-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await open()
  const clock = createTestClock()
  const databaseUrl = database.place.databaseUrl ?? ''
  return {
    config: readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env }, projectRoot()),
    log: createLog('silent'),
    clock,
    db: database.db,
    reads: database.reads,
    media: folderMediaStore(dataDir),
    jobs: openJobStore(database, async () => timestamp(clock)),
    limits: createLimits(),
    metrics: createMetrics(),
    ...overrides,
    database,
  }
}
