import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'

/** How many seconds stopping may take before it is cut off; supervisors usually wait 10 s. */
const longestStop = 9

/** How often (ms) a process that npm started looks whether its shell is still there. */
const parentCheck = 500

/**
 * Runs `stop` once on SIGTERM, SIGINT or the death of the parent process, then exits with 0: after `seconds` even if it
 * has not ended.
 */
export function stopOnSignal(log: Log, stop: () => Promise<void>, seconds = longestStop): void {
  let stopping = false
  const begin = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    void secondsRun(seconds).then(() => {
      log.warn('not everything finished in time')
      process.exit(0)
    })
    try {
      await stop()
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'stopping failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  const orphaned = () => begin('parent process is gone')
  process.on('disconnect', orphaned)
  // The channel only serves to notice the parent's death and must not keep the process alive.
  process.channel?.unref()
  // `connected` is false, and not undefined, if the parent died before the listener was added.
  if (process.connected === false) orphaned()
  // npm runs a script in a shell, and a shell that gets SIGTERM ends without passing it on.
  if (process.env.npm_lifecycle_event) onParentGone(orphaned)
}

/**
 * Resolves after so many seconds. Of those in which nothing here could run, as while modules are loaded on a busy
 * machine, one counts: otherwise the time could be over before what was due in it has begun.
 */
export async function secondsRun(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed++) await pause(1000, undefined, { ref: false })
}

function onParentGone(call: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    call()
  }, parentCheck)
  timer.unref()
}
