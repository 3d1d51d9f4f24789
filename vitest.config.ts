import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const apiTests = '**/*.api.test.ts'
const browserTests = 'tests/e2e/**/*.test.ts'

/** Tests that start a program many times: the built one, which starts in half the time. */
const programTests = [
  'server/cli.test.ts',
  'server/worker.test.ts',
  'server/processes/worker-processes.test.ts',
]

/**
 * Browser tests that judge how soon something happens, while much is asked of a site or several processes work for it, some
 * of which are killed, or that wait until a worker has drawn many pictures: another site beside them would decide the result.
 */
const testsAlone = [
  'tests/e2e/accounts/sign-in-flood.test.ts',
  'tests/e2e/meals/meal-in-one-go.test.ts',
  'tests/e2e/public/first-start.test.ts',
  'tests/e2e/trouble/lost-parts.test.ts',
  'tests/e2e/trouble/posts-on-time.test.ts',
  'tests/e2e/trouble/several-processes.test.ts',
  'tests/e2e/trouble/under-attack.test.ts',
]

/** Journeys of a minute on a machine with nothing else to do take two on a busy one (ms). */
const browserTestTimeout = 150_000

/**
 * What computes much and is never replaced by a test is loaded by Node itself: in the form that Vitest gives to modules, each
 * call of an imported function costs more, and a picture takes half as long again.
 */
const computing = [/\/app\/images\/illustrator\/(?!.*\.test\.ts)/]

/** Lets each file load the site's modules anew, so that it can replace some and none has state from another file. */
const freshModules = ['tests/support/fresh-modules.ts']

const cores = availableParallelism()

export default defineConfig({
  test: {
    globalSetup: ['tests/support/servers/postgres.ts'],
    testTimeout: 60_000,
    // A hook often starts a site and fills it, beside other files that do the same.
    hookTimeout: 180_000,
    // Tests often wait for a database or another process, so that two workers pay even on two cores.
    maxWorkers: Math.max(2, cores - 1),
    // A process runs many files, since its start takes up to a second. So a test undoes what it changes in globals.
    isolate: false,
    // On a busy machine, waiting for a condition may take longer than the default of one second.
    expect: { poll: { timeout: 15_000 } },
    exclude: ['node_modules', 'build', 'data'],
    server: { deps: { external: computing } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [apiTests, browserTests, ...programTests, 'node_modules', 'build'],
          setupFiles: freshModules,
        },
      },
      { extends: true, test: { name: 'api', include: [apiTests], setupFiles: freshModules } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: [browserTests, ...programTests],
          exclude: testsAlone,
          testTimeout: browserTestTimeout,
          // Each file has a site and a browser, and often waits for one of them.
          maxWorkers: Math.max(3, Math.floor(cores / 2)),
          sequence: { groupOrder: 1 },
        },
      },
      // Comes after all other files, one file at a time.
      {
        extends: true,
        test: {
          name: 'e2e-alone',
          include: testsAlone,
          testTimeout: browserTestTimeout,
          maxWorkers: 1,
          isolate: true,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
