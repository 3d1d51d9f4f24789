import type { App } from './app.ts'

/** What a command reads and writes beside its arguments. */
export type Terminal = {
  /** All of standard input. */
  stdin(): Promise<string>
  /** Writes a line to standard output. */
  print(line: string): Promise<void>
}

/** One command of the command line; it throws a Failure for what the person did wrong. */
export type Command = {
  /** The words that call it: `user add`. */
  name: string
  /** The whole call with its arguments, for the help text: `user add EMAIL NAME ROLE`. */
  usage: string
  run(app: App, args: string[], terminal: Terminal): Promise<void>
}
