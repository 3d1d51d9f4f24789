import { parseArgs } from 'node:util'
import type { Command, GivenOptions } from './cli.ts'

/** What the arguments after `npm run cli --` ask for. */
export type Call =
  | { kind: 'run'; command: Command; args: string[]; options: GivenOptions }
  | { kind: 'help'; lines: string[] }
  /** The arguments are not valid; `line` says why. */
  | { kind: 'wrong'; line: string }

const program = 'npm run cli --'

/** Parses the arguments into a command with its arguments and options. Runs nothing. */
export function readCall(commands: Command[], words: string[]): Call {
  const command = findCommand(commands, words)
  if (!command) return withoutCommand(commands, words)
  const rest = words.slice(command.name.split(' ').length)
  if (asksForHelp(rest)) return { kind: 'help', lines: helpOf(command) }
  try {
    const { args, options } = parse(command, rest)
    const fault = countFault(command, args.length) ?? command.fault?.(args, options)
    return fault ? wrong(command, fault) : { kind: 'run', command, args, options }
  } catch (error) {
    if (!isParseFault(error)) throw error
    return wrong(command, parseFault(error.message))
  }
}

/** The command with the longest name that the arguments start with. */
function findCommand(commands: Command[], words: string[]): Command | undefined {
  const line = `${words.join(' ')} `
  return commands
    .filter(({ name }) => line.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)
    .at(0)
}

function withoutCommand(commands: Command[], words: string[]): Call {
  const [first = ''] = words
  const group = commands.filter(({ name }) => name.startsWith(`${first} `))
  if (words.length === 0 || asksForHelp(words)) {
    return { kind: 'help', lines: listOf(group.length > 0 ? group : commands) }
  }
  const known = group.map(({ name }) => name).join(', ')
  const advice = known ? `There are ${known}` : `${program} --help lists all commands`
  return { kind: 'wrong', line: `There is no command ${words.slice(0, 2).join(' ')}. ${advice}.` }
}

/**
 * True if the arguments contain `--help` or `-h` before a `--`, after which everything is a plain argument.
 */
function asksForHelp(words: string[]): boolean {
  const end = words.indexOf('--')
  const before = end < 0 ? words : words.slice(0, end)
  return before.includes('--help') || before.includes('-h')
}

function parse({ options = {} }: Command, rest: string[]) {
  const known = Object.entries(options).map(([name, { value }]) => [
    name,
    { type: value ? 'string' : 'boolean' } as const,
  ])
  const parsed = parseArgs({
    args: rest,
    allowPositionals: true,
    options: Object.fromEntries(known),
  })
  const flags = new Set<string>()
  const values: Partial<Record<string, string>> = {}
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') values[name] = value
    else if (value === true) flags.add(name)
  }
  return { args: parsed.positionals, options: { flags, values } }
}

const isParseFault = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** The first sentence of Node's error message; the rest would not fit on the line. */
function parseFault(message: string): string {
  const fault = /^.*?(?=\.\s|\.?$)/m.exec(message)?.[0] ?? message
  return fault.replace(
    'argument is ambiguous',
    "has no value, or one with a dash, which needs a '='",
  )
}

/** What is wrong with the number of arguments; undefined if nothing is. */
function countFault({ args = [] }: Command, count: number): string | undefined {
  const missing = args.filter((arg) => !arg.startsWith('['))[count]
  if (missing) return `${missing} is missing`
  if (args.at(-1)?.includes('…') || count <= args.length) return undefined
  return args.length === 0 ? 'It takes no arguments' : 'There are too many arguments'
}

const wrong = (command: Command, fault: string): Call => ({
  kind: 'wrong',
  line: `${command.name}: ${fault}. Usage: ${usageOf(command)}`,
})

/** The usage of a command in one line: `backup verify FILE [--all]`. */
function usageOf({ name, args = [], options = {} }: Command): string {
  const shown = Object.entries(options).map(([option, { value }]) => `[${signOf(option, value)}]`)
  return [name, ...args, ...shown].join(' ')
}

const signOf = (name: string, value: string | undefined) =>
  value ? `--${name} ${value}` : `--${name}`

function helpOf(command: Command): string[] {
  const options = Object.entries(command.options ?? {})
  const signs = options.map(([name, { value }]) => signOf(name, value))
  const width = Math.max(0, ...signs.map(({ length }) => length))
  return [
    `${program} ${usageOf(command)}`,
    `  ${command.summary}`,
    ...options.map(([, { summary }], n) => `  ${signs[n]?.padEnd(width)}  ${summary}`),
  ]
}

function listOf(commands: Command[]): string[] {
  const calls = commands.map(usageOf)
  const width = Math.min(40, Math.max(...calls.map(({ length }) => length)))
  return [
    `Usage: ${program} COMMAND. Each command answers --help.`,
    ...commands.map(({ summary }, n) => `  ${calls[n]?.padEnd(width)}  ${summary}`),
  ]
}
