import type { App } from './app.ts'

/** Where a command reads and writes, so that tests can stand in for the terminal. */
export type Terminal = {
  /** All of standard input as text. */
  stdin(): Promise<string>
  /** Writes one line to standard output. */
  print(line: string): void | Promise<void>
}

/** A command of `npm run cli`; `name` is its leading words, such as `user add`. */
export type Command = {
  name: string
  /** The line that help shows. */
  usage: string
  run(app: App, args: string[], terminal: Terminal): Promise<void>
}
