import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '#platform/log.ts'
import { programFile } from '#platform/program-file.ts'
import { asSuccessor, replacedCode } from './worker-succession.ts'

/** A worker that dies is started again after this time (ms). */
const restartDelay = 500

/**
 * Of glibc's allocator, which reads them at start only: one arena, and freed memory goes back to the
 * system. Without them a worker keeps 300 MB after its first images, with them 150 MB.
 */
const memorySettings = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Runs `count` worker processes beside this one and starts each again when it dies or asks for it. */
export function startWorkers(
  count: number,
  log: Log,
  program = programFile('server/worker.ts'),
): { stop(): Promise<void> } {
  const running = new Set<ChildProcess>()
  let stopping = false
  const start = (args: string[] = []) => {
    const child = fork(program, args, {
      stdio: 'inherit',
      // Its work is native code: the heap may be small and slow.
      execArgv: ['--max-semi-space-size=2', '--optimize-for-size', '--expose-gc'],
      env: { ...process.env, ...memorySettings },
    })
    running.add(child)
    child.on('exit', (code, signal) => {
      running.delete(child)
      if (stopping) return
      if (code === replacedCode) return start(asSuccessor)
      log.error({ code, signal }, 'a worker process died and is started again')
      setTimeout(() => !stopping && start(), restartDelay)
    })
  }
  for (let started = 0; started < count; started++) start()
  return {
    async stop() {
      stopping = true
      await Promise.all(
        [...running].map((child) => {
          const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
          child.kill('SIGTERM')
          return ended
        }),
      )
    },
  }
}
