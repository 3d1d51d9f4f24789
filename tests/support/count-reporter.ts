import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

type Count = { passed: number; failed: number; skipped: number }

/** Writes `{ all, sqlite, postgres }` counts of tests as JSON to the file in TEST_COUNTS. */
export default class CountReporter implements Reporter {
  readonly #counts: Record<'all' | 'sqlite' | 'postgres', Count> = {
    all: { passed: 0, failed: 0, skipped: 0 },
    sqlite: { passed: 0, failed: 0, skipped: 0 },
    postgres: { passed: 0, failed: 0, skipped: 0 },
  }

  onTestCaseResult(test: TestCase) {
    const { state } = test.result()
    if (state === 'pending') return
    this.#counts.all[state] += 1
    if (test.fullName.includes('on SQLite')) this.#counts.sqlite[state] += 1
    if (test.fullName.includes('on PostgreSQL')) this.#counts.postgres[state] += 1
  }

  onTestRunEnd() {
    const file = process.env.TEST_COUNTS
    if (file) writeFileSync(file, JSON.stringify(this.#counts))
  }
}
