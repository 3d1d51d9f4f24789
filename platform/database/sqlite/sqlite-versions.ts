import { setImmediate } from 'node:timers'
import type { KnownVersions, Versions } from '../versions/content-version.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

type SeenVersions = {
  now: KnownVersions
  /** To be called after this process has written. */
  forget(): void
}

/**
 * Reads the content and draft versions again only after a commit, which every process's commits show by
 * changing `data_version` on a connection that only reads. That check takes microseconds, but a page asks six
 * times, so the result is reused until the event loop has accepted the requests that were waiting, or until
 * this process writes.
 */
export function versionsSeenBy(reader: SqliteConnection): SeenVersions {
  let seen: number | undefined
  let versions: Versions | undefined
  let holds = false
  const forget = () => {
    holds = false
  }
  const now = () => {
    if (holds) return versions
    try {
      // Read before the versions, so that a commit in between is noticed next time.
      const commits = reader.dataVersion()
      if (commits !== seen) versions = readVersions(reader)
      seen = commits
      holds = true
      setImmediate(forget)
      return versions
    } catch {
      // Queries that follow will report the error.
      seen = undefined
      versions = undefined
      return undefined
    }
  }
  return { now, forget }
}

function readVersions(reader: SqliteConnection): Versions | undefined {
  const { rows } = reader.run('select version, drafts from content_version where id = 1', [])
  return rows[0] as Versions | undefined
}
