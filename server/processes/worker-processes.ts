import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { programFile } from '#platform/program-file.ts'
import { asSuccessor, replacedCode } from './worker-succession.ts'

/** Delay (ms) before a worker that has died is restarted, and the longest that it grows to. */
const restartDelay = 500
const longestDelay = 30_000

/** A worker that ends by itself sooner (ms) than this, as one that cannot open a full disk, will do so again. */
const soon = 10_000

/** Delay (ms) before the next try to start one, when the system had no process or memory for it. */
const retryDelay = 5000

/**
 * Settings of glibc's allocator, which reads them only at process start: one arena, and freed memory is
 * returned to the system. With them, a worker keeps 150 MB after its first images instead of 300 MB.
 */
const memorySettings = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * How a worker process is started: a small heap, as most of the work is native code, whose old part is collected when it
 * has grown by a fifth, and `gc()`.
 */
export const workerSettings = (): ForkOptions => ({
  execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=20', '--expose-gc'],
  env: { ...process.env, ...memorySettings },
})

/** Starts `count` worker processes and restarts each of them when it dies or asks for it. */
export function startWorkers(
  count: number,
  log: Log,
  program = programFile('server/worker.ts'),
): { stop(): Promise<void> } {
  const running = new Set<ChildProcess>()
  const stopping = new AbortController()
  const { signal: stopped } = stopping
  /** Starts a worker after a pause (ms); the pause before the next one grows from `before`. */
  const startIn = (pause: number, before = pause) =>
    wait(pause, undefined, { signal: stopped }).then(() => start([], before), ignore)
  const startFailed = (err: unknown) => {
    log.error({ err }, 'a worker process could not be started, which is tried again')
    void startIn(retryDelay, 0)
  }
  const start = (args: string[] = [], delay = 0) => {
    const startedAt = performance.now()
    let child: ChildProcess
    try {
      child = fork(program, args, { stdio: 'inherit', ...workerSettings() })
    } catch (err) {
      return startFailed(err)
    }
    child.on('error', (err) => {
      if (child.pid === undefined) startFailed(err)
      else log.error({ err }, 'a worker process could not be told something')
    })
    // Without one, no process was started, and the error follows.
    if (child.pid === undefined) return
    running.add(child)
    child.on('exit', (code, signal) => {
      running.delete(child)
      if (stopped.aborted) return
      if (code === replacedCode) return start(asSuccessor)
      log.error({ code, signal }, 'a worker process died and is restarted')
      const isFailing = code !== null && performance.now() - startedAt < soon
      void startIn(isFailing ? longerThan(delay) : restartDelay)
    })
  }
  for (let started = 0; started < count; started++) start()
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...running].map(end))
    },
  }
}

const ignore = () => undefined

/** The pause (ms) after one that did not help. */
const longerThan = (pause: number) => Math.min(Math.max(2 * pause, restartDelay), longestDelay)

function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  return ended
}
