import type { OpenDatabase, PostgresAccess } from '../database/open-database.ts'
import { startListener } from '../database/postgres/postgres-listener.ts'
import { jobsChannel } from './jobs.db.ts'

/** From enqueueing to the start of a job passes about this time (ms) on SQLite. */
const lookEvery = 50

/** How often (ms) the listening connection is tried: it may die without a sign. */
const tryEvery = 10_000

/**
 * Calls `wake` soon after jobs may have been committed. Nobody depends on it: workers also look by
 * themselves. Returns a function that stops it.
 */
export function watchJobs(
  { postgres, dataVersion }: Pick<OpenDatabase, 'postgres' | 'dataVersion'>,
  wake: () => void,
): () => Promise<void> {
  return postgres ? listen(postgres, wake) : lookForCommits(dataVersion, wake)
}

function listen({ url, onFault }: PostgresAccess, wake: () => void): () => Promise<void> {
  const listener = startListener(url, jobsChannel, {
    onMessage: wake,
    onReady: wake,
    onLost: onFault,
  })
  const timer = setInterval(() => void listener.ask('select 1'), tryEvery)
  return async () => {
    clearInterval(timer)
    await listener.close()
  }
}

/** `dataVersion` is a number that changes with each commit, also of another process. */
function lookForCommits(dataVersion: () => number | null, wake: () => void): () => Promise<void> {
  let seen: number | null = null
  const timer = setInterval(() => {
    const version = versionOf(dataVersion)
    if (version === null || version !== seen) wake()
    seen = version
  }, lookEvery)
  return async () => clearInterval(timer)
}

/** Null where the database cannot tell: whoever looks for jobs then gets its error. */
function versionOf(dataVersion: () => number | null): number | null {
  try {
    return dataVersion()
  } catch {
    return null
  }
}
