import type { Log } from '#platform/log.ts'

/** What is not done by then (ms) is cut off; a supervisor waits 10 s. */
const patience = 9000

/** On SIGTERM, SIGINT or the death of the parent process: runs `stop` once, then exits with 0. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false
  const begin = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.warn('not everything finished in time')
      process.exit(0)
    }, patience).unref()
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
  // The channel is only there to notice that; it must not keep the process alive.
  process.channel?.unref()
  // False, not undefined, where there was a parent that was gone before we listened.
  if (process.connected === false) orphaned()
}
