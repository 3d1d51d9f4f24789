import { setImmediate } from 'node:timers'
import type { KnownVersions, Versions } from '../versions/content-version.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

type SeenVersions = {
  now: KnownVersions
  /** To be called when this process has written. */
  forget(): void
}

/**
 * Any commit, also of another process, moves `data_version` of a connection that does not write; only then
 * the versions are read again. Asking takes microseconds, and a page asks six times: what was seen holds
 * until the event loop has taken all requests that had come by then, or this process has written.
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
      // Read before the versions: a commit in between is noticed the next time.
      const commits = reader.dataVersion()
      if (commits !== seen) versions = readVersions(reader)
      seen = commits
      holds = true
      setImmediate(forget)
      return versions
    } catch {
      // Anyone who needs the database for more than this gets the error.
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
