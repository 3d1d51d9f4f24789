import { defineConfig } from 'vitest/config'

const apiTests = '**/*.api.test.ts'
const browserTests = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/servers/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine, waiting for a condition may take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    exclude: ['node_modules', 'build', 'data'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [apiTests, browserTests, 'node_modules', 'build'],
        },
      },
      { extends: true, test: { name: 'api', include: [apiTests] } },
      { extends: true, test: { name: 'e2e', include: [browserTests], fileParallelism: false } },
    ],
  },
})
