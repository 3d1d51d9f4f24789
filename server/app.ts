import path from 'node:path'
import type { App } from '#platform/app.ts'
import { systemClock } from '#platform/clock.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { readEnvFile } from '#platform/config/env-file.ts'
import { createLimits, createSharedLimits } from '#platform/config/limits.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { openJobStore } from '#platform/jobs/job-store.ts'
import type { Log } from '#platform/log.ts'
import { openMediaStore } from '#platform/media/media-store.ts'
import { createMetrics } from '#platform/metrics.ts'
import { homeFolder, projectRoot } from '#platform/project-root.ts'
import { migrations } from '../migrations/index.ts'
import { measureSite } from './site/site-metrics.ts'

/** This process's App, with what only the process itself uses: its database and `close`. */
export type RunningApp = { app: App; database: OpenDatabase; close(): Promise<void> }

/**
 * Reads `.env` and the environment variables into the configuration. Throws StartFault if either is invalid.
 */
export function configFromEnvironment(): Config {
  const home = homeFolder()
  readEnvFile(path.join(home, '.env'), process.env)
  return readConfig(process.env, home)
}

/** Opens database and media store and creates this process's App. */
export async function openApp(config: Config, log: Log): Promise<RunningApp> {
  const database = await openDatabase({
    ...databasePlace(config),
    root: projectRoot(),
    onFault: (err) => log.warn({ err }, 'a database connection was lost'),
  })
  const app: App = {
    config,
    log,
    clock: systemClock,
    db: database.db,
    reads: database.reads,
    media: await openMediaStore(config),
    jobs: openJobStore(database),
    limits: database.kind === 'postgres' ? createSharedLimits(database.db) : createLimits(),
    metrics: createMetrics((err, metric) =>
      log.warn({ err, metric }, 'a metric could not be read'),
    ),
  }
  measureSite(app)
  return { app, database, close: () => database.close() }
}

/** Migrates the database to this program's schema. Throws NewerDatabase if its schema is newer. */
export async function migrateDatabase(config: Config, log: Log): Promise<void> {
  await migrate(databasePlace(config), migrations, (msg, fields) => log.info(fields, msg))
}

const databasePlace = (config: Config) => ({
  databaseUrl: config.databaseUrl,
  file: path.join(config.dataDir, 'platewise.sqlite'),
})
