import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { ensureMealNames } from '#app/meals/labels/categories.server.ts'
import type { App } from '#platform/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log.ts'
import { projectRoot } from '#platform/project-root.ts'
import { migrateDatabase, openApp } from '#server/app.ts'

/** A site of its own for measuring, removed when it is closed. */
export type BenchSite = { app: App; close(): Promise<void> }

export type BenchPostgres = {
  /** The address of a database: of this name, where it has one and is to be kept. */
  newDatabase(name?: string): Promise<string>
  stop(): Promise<void>
}

type Place = {
  postgres?: BenchPostgres
  /** A folder whose sites are left for the next run, and this site's name in it. */
  kept?: { folder: string; name: string }
}

/** Opens a site for so many rows. */
export type OpenSized = (size: number) => Promise<BenchSite>

/** A migrated site: a SQLite file, or a database of `postgres`. It is empty unless it was kept. */
export async function openBenchSite({ postgres, kept }: Place = {}): Promise<BenchSite> {
  const dataDir = kept
    ? path.join(kept.folder, kept.name)
    : await mkdtemp(path.join(tmpdir(), 'platewise-bench-'))
  const databaseUrl = postgres ? await postgres.newDatabase(kept?.name) : ''
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
      if (!kept) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL that the tests use, in a temporary folder. */
export async function startPostgres(): Promise<BenchPostgres> {
  const script = path.join(projectRoot(), 'tests/support/servers/postgres-server.ts')
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url = '']: string[] = await once(createInterface({ input: server.stdout }), 'line')
  return {
    ...postgresAt(url),
    async stop() {
      server.stdin.end()
      await once(server, 'exit')
    },
  }
}

/** A PostgreSQL that runs already and goes on running; the databases stay in it. */
export function postgresAt(url: string): BenchPostgres {
  let databases = 0
  return {
    async newDatabase(wanted) {
      databases += 1
      const name = wanted ? `bench_${wanted}` : `bench_${process.pid}_${databases}`
      const client = new pg.Client(url)
      await client.connect()
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (!rowCount) await client.query(`create database ${name}`)
      await client.end()
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    async stop() {},
  }
}
