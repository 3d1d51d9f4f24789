import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#platform/project-root.ts'

/** Runs a command of the site's command line as a process of its own; gives the seconds that it took. */
export async function runCommand(
  settings: Record<string, string>,
  ...args: string[]
): Promise<number> {
  const program = path.join(projectRoot(), 'server/cli.ts')
  const env = { PATH: process.env.PATH, ...settings }
  const started = performance.now()
  await promisify(execFile)(process.execPath, [program, ...args], { env })
  return (performance.now() - started) / 1000
}
