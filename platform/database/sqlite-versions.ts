import type { KnownVersions, Versions } from './content-version.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

/**
 * Any commit, also of another process, moves `data_version` of a connection that does not write; only then
 * the versions are read again. Asking takes microseconds.
 */
export function versionsSeenBy(reader: SqliteConnection): KnownVersions {
  let seen: number | undefined
  let versions: Versions | undefined
  return () => {
    try {
      // Read before the versions: a commit in between is noticed the next time.
      const commits = reader.dataVersion()
      if (commits !== seen) versions = readVersions(reader)
      seen = commits
      return versions
    } catch {
      // Whoever needs the database for more than this gets the error.
      seen = undefined
      versions = undefined
      return undefined
    }
  }
}

function readVersions(reader: SqliteConnection): Versions | undefined {
  const { rows } = reader.run('select version, drafts from content_version where id = 1', [])
  return rows[0] as Versions | undefined
}
