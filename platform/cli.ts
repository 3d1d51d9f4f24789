import type { App } from './app.ts'

/** What a command reads and writes beside its arguments. */
export type Terminal = {
  /** All of standard input. */
  stdin(): Promise<string>
  /** Writes a line to standard output. */
  print(line: string): Promise<void>
  /** Whether the person at the terminal says yes; undefined where there is nobody to ask. */
  confirm(question: string): Promise<boolean | undefined>
}

/** An option of a command: a flag, or with `value` (its name in the help text) one that takes a value. */
export type Option = { summary: string; value?: string }

/** The options of a call: which flags were given, and the values of the others by name. */
export type GivenOptions = { flags: ReadonlySet<string>; values: Partial<Record<string, string>> }

/** One command of the command line; it throws a Failure for what the person did wrong. */
export type Command = {
  /** The words that call it: `user add`. */
  name: string
  /** What it does, as half a sentence. */
  summary: string
  /** Names of its arguments: `FILE`, `[SITE]` for one that may be left out; a last one with `…` repeats. */
  args?: string[]
  /** Its options by their names without dashes. `--help` is every command's. */
  options?: Record<string, Option>
  run(app: App, args: string[], terminal: Terminal, options: GivenOptions): Promise<void>
}
