import { flushCompileCache } from 'node:module'

/**
 * Loaded before a program (`node --import`), kills it when it has written KILL_AT_TIMES lines that start with
 * KILL_AT_WORDS. Another process that reads the lines would kill it later, on a busy machine after its end.
 */
const words = process.env.KILL_AT_WORDS ?? ''
let left = Number(process.env.KILL_AT_TIMES)

process.stdout.write = new Proxy(process.stdout.write, {
  apply(write, output, [text, ...others]) {
    const isWritten = Reflect.apply(write, output, [text, ...others])
    left -= String(text)
      .split('\n')
      .filter((line) => line.startsWith(words)).length
    if (left <= 0) {
      // Otherwise the next run of the program would compile everything again.
      flushCompileCache()
      process.kill(process.pid, 'SIGKILL')
    }
    return isWritten
  },
})
