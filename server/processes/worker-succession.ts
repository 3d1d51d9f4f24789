import type { Log } from '#platform/log.ts'

/** A worker ends with this exit code to have its parent process start another one in its place at once. */
export const replacedCode = 75

const mark = '--successor'

/** Arguments of a worker that replaces one that ended with that code. */
export const asSuccessor = [mark]

/** True for a worker that replaced an idle one: it loads the illustrator and the encoders with its first job. */
export const isSuccessor = process.argv.includes(mark)

/** Ends this process to have a smaller one started in its place; close the database before. */
export function replaceMe(log: Log): never {
  log.info('idle: a fresh worker takes over')
  process.exit(replacedCode)
}
