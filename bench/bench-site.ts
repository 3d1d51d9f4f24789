import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { ensureMealNames } from '#app/meals/categories.server.ts'
import type { App } from '#platform/app.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { migrateDatabase, openApp } from '#server/app.ts'

/** A site of its own for measuring, removed when it is closed. */
export type BenchSite = { app: App; close(): Promise<void> }

export type BenchPostgres = { newDatabase(): Promise<string>; stop(): Promise<void> }

/** A migrated, empty site: a SQLite file in a temporary folder, or a new database of `postgres`. */
export async function openBenchSite(postgres?: BenchPostgres): Promise<BenchSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'platewise-bench-'))
  const databaseUrl = postgres ? await postgres.newDatabase() : ''
  const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
  const config = readConfig(variables, projectRoot())
  const log = createLog(config.logLevel)
  await migrateDatabase(config, log)
  const { app, close } = await openApp(config, log)
  await ensureMealNames(app)
  return {
    app,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL that the tests use, in a temporary folder. */
export async function startPostgres(): Promise<BenchPostgres> {
  const script = path.join(projectRoot(), 'tests/support/postgres-server.ts')
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url]: string[] = await once(createInterface({ input: server.stdout }), 'line')
  let databases = 0
  return {
    async newDatabase() {
      databases += 1
      const client = new pg.Client(url)
      await client.connect()
      await client.query(`create database bench_${databases}`)
      await client.end()
      return Object.assign(new URL(url ?? ''), { pathname: `/bench_${databases}` }).href
    },
    async stop() {
      server.stdin.end()
      await once(server, 'exit')
    },
  }
}
