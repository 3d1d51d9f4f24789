import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { movingCommands } from '#app/moving/moving.cli.server.ts'
import type { App } from '#platform/app.ts'
import { readCall } from '#platform/command-line.ts'
import { invalid, isFailure } from '#platform/errors.ts'
import { openMealsApp } from './builders/build-meal.ts'
import type { TestApp } from './test-app.ts'

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'platewise-moving-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A site with an administrator and the default categories, which may fetch from this machine. */
export async function openSite(
  ...[open, options]: Parameters<typeof openMealsApp>
): Promise<TestApp> {
  const env = { FETCH_ALLOW_HOSTS: '127.0.0.1', ...options?.env }
  const app = await openMealsApp(open, { ...options, env })
  await ensureFirstAdministrator(app)
  await ensurePostCategories(app)
  return app
}

export type CommandRun = {
  lines: string[]
  /** The error message of the command; null if it succeeded. */
  failure: string | null
  /** The numbers in a row of the printed table: new, changed, same, failed. */
  row(name: string): number[]
}

/** Runs an export or import command like the CLI does. */
export async function runMoving(app: App, name: string, ...args: string[]): Promise<CommandRun> {
  const lines: string[] = []
  const row = (kind: string) =>
    (lines.findLast((line) => line.startsWith(kind)) ?? '').split(/\s+/).slice(-4).map(Number)
  const terminal = {
    stdin: async () => '',
    print: async (line: string) => void lines.push(line),
    confirm: async () => undefined,
  }
  try {
    const call = readCall(movingCommands, [...name.split(' '), ...args])
    if (call.kind !== 'run')
      throw invalid(call.kind === 'wrong' ? call.line : 'That was a question')
    await call.command.run(app, call.args, terminal, call.options)
    return { lines, failure: null, row }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { lines, failure: error.message, row }
  }
}
