import type { Log } from '#platform/log.ts'

/** A worker ends with this code when the process that started it shall start another in its place at once. */
export const replacedCode = 75

const mark = '--successor'

/** How a worker is started in the place of one that ended so. */
export const asSuccessor = [mark]

/** Whether this worker took the place of one that had nothing to do: it loads what draws with its first job. */
export const isSuccessor = process.argv.includes(mark)

/** Ends this worker, whose database is closed, so that a smaller one takes its place. */
export function replaceMe(log: Log): never {
  log.info('nothing to do: a fresh worker takes over')
  process.exit(replacedCode)
}
