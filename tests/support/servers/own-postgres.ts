import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '#platform/project-root.ts'

/** A separate PostgreSQL server, which can be stopped and restarted with its data. */
export type OwnPostgres = {
  /** The address of its initial database. */
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/** Starts a PostgreSQL server in a temporary folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const script = path.join(projectRoot(), 'tests/support/servers/postgres-server.ts')
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: server.stdout })
  const [url]: string[] = await once(lines, 'line')
  const tell = async (order: string) => {
    server.stdin.write(`${order}\n`)
    await once(lines, 'line')
  }
  return {
    url: url ?? '',
    stop: () => tell('stop'),
    start: () => tell('start'),
    async remove() {
      server.stdin.end()
      await once(server, 'exit')
    },
  }
}
