import type { Command } from '#platform/cli.ts'
import { readCall } from '#platform/command-line.ts'
import { invalid } from '#platform/errors.ts'
import type { TestApp } from './test-app.ts'

/** Runs a command like `npm run cli -- …` and returns its output. */
export const runCommand = (commands: Command[], app: TestApp, ...words: string[]) =>
  callCommand(commands, app, words)

/** Like runCommand, with `typed` on standard input. */
export async function callCommand(
  commands: Command[],
  app: TestApp,
  words: string[],
  typed = '',
): Promise<string[]> {
  const call = readCall(commands, words)
  if (call.kind === 'wrong') throw invalid(call.line)
  if (call.kind === 'help') return call.lines
  const lines: string[] = []
  const terminal = {
    stdin: async () => typed,
    print: async (line: string) => void lines.push(line),
    confirm: async () => undefined,
  }
  await call.command.run(app, call.args, terminal, call.options)
  return lines
}
