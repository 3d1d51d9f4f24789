import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { majorOf } from './servers/postgres-versions.ts'

type Count = { passed: number; failed: number; skipped: number }

/** Numbers of tests by database; `all` includes every test. */
export type Counts = Record<'all' | 'sqlite' | 'newest' | 'oldest', Count>

/** A file of tests with the time (s) that they took together. */
export type TestFile = { file: string; seconds: number }

/** Writes the numbers of tests, and how long each file took, as JSON to the file in TEST_COUNTS. */
export default class CountReporter implements Reporter {
  readonly #counts: Counts = {
    all: { passed: 0, failed: 0, skipped: 0 },
    sqlite: { passed: 0, failed: 0, skipped: 0 },
    newest: { passed: 0, failed: 0, skipped: 0 },
    oldest: { passed: 0, failed: 0, skipped: 0 },
  }

  readonly #files: TestFile[] = []

  onTestModuleEnd(module: TestModule) {
    const { duration } = module.diagnostic()
    this.#files.push({ file: module.relativeModuleId, seconds: Math.round(duration / 1000) })
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state === 'pending') return
    this.#counts.all[state] += 1
    const { fullName } = test
    if (fullName.includes('on SQLite')) this.#counts.sqlite[state] += 1
    if (fullName.includes(`on PostgreSQL ${majorOf('oldest')}`)) this.#counts.oldest[state] += 1
    else if (fullName.includes('on PostgreSQL')) this.#counts.newest[state] += 1
  }

  onTestRunEnd() {
    const file = process.env.TEST_COUNTS
    if (file) writeFileSync(file, JSON.stringify({ counts: this.#counts, files: this.#files }))
  }
}
