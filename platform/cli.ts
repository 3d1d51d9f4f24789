import type { App } from './app.ts'

/** Input and output of a command, apart from its arguments. */
export type Terminal = {
  /** All of standard input. */
  stdin(): Promise<string>
  /** Writes a line to standard output. */
  print(line: string): Promise<void>
  /** Asks a yes-or-no question; undefined if there is no interactive terminal. */
  confirm(question: string): Promise<boolean | undefined>
}

/**
 * An option of a command: a flag, or, if `value` (its name in the help text) is given, an option with a
 * value.
 */
export type Option = { summary: string; value?: string }

/** The options of a call: the flags that were given, and the other options' values by name. */
export type GivenOptions = { flags: ReadonlySet<string>; values: Partial<Record<string, string>> }

/** A command of the CLI. It throws a Failure for a mistake of the user. */
export type Command = {
  /** The words that call the command, such as `user add`. */
  name: string
  /** What the command does, as a phrase for the help text. */
  summary: string
  /** Names of its arguments: `FILE` is required, `[SITE]` is optional, and a last one with `…` may repeat. */
  args?: string[]
  /** Its options by their names without dashes. Every command also has `--help`. */
  options?: Record<string, Option>
  /** What is wrong with arguments and options; undefined if nothing is. Called before the site is opened. */
  fault?(args: string[], options: GivenOptions): string | undefined
  run(app: App, args: string[], terminal: Terminal, options: GivenOptions): Promise<void>
}
