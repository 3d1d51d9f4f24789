import type { OpenDatabase, PostgresAccess } from '../database/open-database.ts'
import { startListener } from '../database/postgres/postgres-listener.ts'
import { jobsChannel } from './jobs.db.ts'

/** How often (ms) to check for commits on SQLite; the typical delay between adding and starting a job. */
const pollInterval = 50

/** How often (ms) the listening connection is tested, since it may be lost without an error. */
const testInterval = 10_000

/**
 * Calls `wake` shortly after jobs may have been committed. This only makes workers faster, as they also check
 * regularly. Returns a function that stops it.
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
  const timer = setInterval(() => void listener.ask('select 1'), testInterval)
  return async () => {
    clearInterval(timer)
    await listener.close()
  }
}

/** `dataVersion` returns a number that changes with each commit of any process. */
function lookForCommits(dataVersion: () => number | null, wake: () => void): () => Promise<void> {
  let seen: number | null = null
  const timer = setInterval(() => {
    const version = versionOf(dataVersion)
    if (version === null || version !== seen) wake()
    seen = version
  }, pollInterval)
  return async () => clearInterval(timer)
}

/** Null if the database fails; the query that follows reports the error. */
function versionOf(dataVersion: () => number | null): number | null {
  try {
    return dataVersion()
  } catch {
    return null
  }
}
