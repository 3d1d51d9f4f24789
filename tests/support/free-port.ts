import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections and to servers without a port of their own, since those
 * would sometimes take the port before the caller listens on it.
 */
const first = 20_000

/** Each worker of the tests has its own ports, so that two of them never start a server on the same one. */
const perWorker = 1000
const workers = 12

// The process decides where to begin, so that other runs on this machine use other ports.
let next = process.pid % perWorker

/** A free port of this machine, which nobody else takes while a server is being started on it. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % workers
  for (let attempt = 0; attempt < perWorker; attempt += 1) {
    const port = first + worker * perWorker + next
    next = (next + 1) % perWorker
    if (await isFree(port)) return port
  }
  throw new Error('No free port')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
