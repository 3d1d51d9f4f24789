import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../scripts/prepare.mjs'
import type { Counts, TestFile } from './support/count-reporter.ts'
import { majorOf, programsOf } from './support/servers/postgres-versions.ts'

/** `npm test`: runs every check in order and continues after failures, so that one run shows all of them. */

if (process.argv.includes('--help')) {
  console.log('npm test runs every check: types, lint, unit, API, a build, browser journeys.')
  console.log('A part of them: npx vitest run --project unit|api|e2e [file]; e2e needs a build.')
  process.exit(0)
}

/** What `count-reporter.ts` writes. */
type Report = { counts: Counts; files: TestFile[] }

type Tally = Record<'passed' | 'failed' | 'sqlite' | 'newest' | 'oldest', number>

const nothing: Tally = { passed: 0, failed: 0, sqlite: 0, newest: 0, oldest: 0 }

const scratch = mkdtempSync(path.join(tmpdir(), 'platewise-test-'))
const bin = (name: string) => path.join(import.meta.dirname, '../node_modules/.bin', name)

const steps: [string, () => Tally][] = [
  ['types', () => command('react-router', 'typegen', '&&', bin('tsc'), '--noEmit')],
  ['lint and format', () => command('biome', 'check', '--error-on-warnings', '.')],
  ['unit and store tests', () => vitest('unit')],
  ['API tests', () => vitest('api')],
  ['production build', buildSite],
  ['browser journeys', () => vitest('e2e*')],
]

const total: Tally = { ...nothing }
for (const [name, run] of steps) {
  const started = performance.now()
  console.log(`\n== ${name}`)
  const tally = run()
  total.passed += tally.passed
  total.failed += tally.failed
  total.sqlite += tally.sqlite
  total.newest += tally.newest
  total.oldest += tally.oldest
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`== ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`)
}
rmSync(scratch, { recursive: true, force: true })

console.log(`\nSQLite: ${total.sqlite} tests`)
const missing = programsOf('oldest') ? '' : ' (npm has none for this platform)'
console.log(`PostgreSQL ${majorOf('oldest')}: ${total.oldest} tests${missing}`)
console.log(`PostgreSQL ${majorOf('newest')}: ${total.newest} tests`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function command(name: string, ...args: string[]): Tally {
  const line = [bin(name), ...args].join(' ')
  const { status } = spawnSync(line, { stdio: 'inherit', shell: true })
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

function buildSite(): Tally {
  // Exits if the build fails, since the remaining checks need it.
  build()
  return { ...nothing, passed: 1 }
}

function vitest(project: string): Tally {
  const file = path.join(scratch, `${project.replace('*', '')}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=tests/support/count-reporter.ts',
  ]
  const { status } = spawnSync(process.execPath, [bin('../vitest/vitest.mjs'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS: file },
  })
  const report: Report | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  printSlowest(report?.files ?? [])
  return tallyOf(report?.counts, status === 0)
}

/**
 * The result of a test run. Skipped tests count as failed, as does a run that failed without a failing test.
 */
function tallyOf(counts: Counts | undefined, succeeded: boolean): Tally {
  const passed = counts?.all.passed ?? 0
  const failed = counts ? counts.all.failed + counts.all.skipped : 0
  return {
    passed,
    failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed,
    sqlite: counts?.sqlite.passed ?? 0,
    newest: counts?.newest.passed ?? 0,
    oldest: counts?.oldest.passed ?? 0,
  }
}

/** Prints the files that took longest, since the slowest ones decide how long everybody waits. */
function printSlowest(files: TestFile[]) {
  console.log('Slowest files:')
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${String(seconds).padStart(6)} s  ${file}`)
  }
}
