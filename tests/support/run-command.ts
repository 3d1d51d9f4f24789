import type { Command } from '#platform/cli.ts'
import type { TestApp } from './test-app.ts'

/** Runs the command whose name the words begin with, as `npm run cli -- …` does; gives what it printed. */
export async function runCommand(
  commands: Command[],
  app: TestApp,
  ...words: string[]
): Promise<string[]> {
  const lines: string[] = []
  const command = commands.find(({ name }) => ` ${words.join(' ')} `.startsWith(` ${name} `))
  const print = async (line: string) => void lines.push(line)
  const args = words.slice(command?.name.split(' ').length)
  await command?.run(app, args, { stdin: async () => '', print })
  return lines
}
