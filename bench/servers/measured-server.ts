import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { heapFlags, mallocSettings, pinnedFlags } from '../../scripts/heap-flags.mjs'

/** A server in a process of its own, whose use of the processor can be asked for. */
export type MeasuredServer = {
  port: number
  /** Seconds of processor time that the process has used so far, all of its threads together. */
  cpuSeconds(): Promise<number>
  stop(): Promise<void>
}

/** Runs a program of this folder that calls `reportTo` once it listens. `message` is its task. */
export async function startMeasured(
  program: string,
  message: unknown,
  env: Record<string, string> = {},
): Promise<MeasuredServer> {
  const child = fork(path.join(projectRoot(), 'bench/servers', program), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As `npm start` runs the site.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...mallocSettings, ...env },
    serialization: 'advanced',
    execArgv: [...heapFlags, ...pinnedFlags],
  })
  child.send(message as object)
  const { port } = (await answerOf(child)) as { port: number }
  return {
    port,
    async cpuSeconds() {
      child.send('cpu')
      return (await answerOf(child)) as number
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const end = () => ended.abort()
  child.once('exit', end)
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal })
    return answer
  } finally {
    child.off('exit', end)
  }
}

/** In the server's process: its task. */
export async function readTask<T>(): Promise<T> {
  const [task] = await once(process, 'message')
  return task
}

/** In the server's process: says where it listens, and from then on what it has used. */
export function reportTo(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1_000_000)
  })
  process.send?.({ port })
}

/** In the server's process: listens on a free port and reports it. */
export function listenAndReport(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) reportTo(address.port)
  })
}
