/**
 * Vitest's global setup: a small HTTP server that starts PostgreSQL when the first test asks for it, so that
 * runs without database tests stay fast. PostgreSQL ends with this process.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '#migrations/index.ts'
import { migrate } from '#platform/database/migrate.ts'
import { programFolder, quickFolder } from '../quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Answers /newest and /oldest with the address of a PostgreSQL server whose database `template_site` is
     * migrated.
     */
    postgresStarter: string
    /** A folder for the files of this run, deleted at its end. */
    testFolder: string
  }
}

export default async function setup(project: TestProject) {
  const servers = new Map<string, { process: ChildProcess; url: Promise<string> }>()
  const starter = createServer(async (request, response) => {
    const version = request.url?.slice(1) ?? ''
    // A connection that is kept may be closed at the moment at which the next file of tests asks.
    response.setHeader('Connection', 'close')
    try {
      const server = servers.get(version) ?? start(version)
      servers.set(version, server)
      response.end(await server.url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  starter.listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const address = starter.address()
  if (typeof address !== 'object' || !address) throw new Error('The starter has no port')
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}/`)
  const testFolder = temporaryFiles()
  project.provide('testFolder', testFolder)
  return async () => {
    // A process that ends may still be storing what it compiled.
    rmSync(testFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    starter.close()
    for (const { process: server } of servers.values()) {
      server.stdin?.end()
      if (server.exitCode === null) await once(server, 'exit')
    }
  }
}

/**
 * Makes the folder for the files of this run. The processes that run tests get it as the folder for temporary files
 * and for what Node has compiled, so that whatever a test starts is ready in about half the time.
 */
function temporaryFiles(): string {
  const folder = mkdtempSync(path.join(quickFolder(), 'platewise-test-'))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  process.env.PROGRAM_FOLDER = programFolder()
  process.env.TMPDIR = folder
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  return folder
}

function start(version: string) {
  const script = path.join(import.meta.dirname, 'postgres-server.ts')
  const server = spawn(process.execPath, [script, version], { stdio: ['pipe', 'pipe', 'inherit'] })
  return { process: server, url: prepare(server) }
}

/** Waits for PostgreSQL and creates the migrated template database, which each test copies. */
async function prepare(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('PostgreSQL has no output')
  const lines = createInterface({ input: server.stdout })
  const ended = once(server, 'exit').then(() => {
    throw new Error('PostgreSQL did not start')
  })
  const [url]: string[] = await Promise.race([once(lines, 'line'), ended])
  ended.catch(() => undefined)
  if (!url) throw new Error('PostgreSQL gave no address')
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create database template_site')
  await client.end()
  const template = databaseAt(url, 'template_site')
  await migrate({ databaseUrl: template }, migrations, () => undefined)
  return url
}

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
