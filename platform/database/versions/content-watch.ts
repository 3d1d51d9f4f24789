import type { Kysely } from 'kysely'
import { type Listener, startListener } from '../postgres/postgres-listener.ts'
import type { Tables } from '../tables.ts'
import { contentChannel, type KnownVersions, onContentRaised } from './content-version.ts'

/** Knows the current version of the content that visitors see. */
export type ContentWatch = {
  /** The version if it is known without waiting. Called for each request; takes microseconds. */
  known(): number | undefined
  /** The version, queried if necessary; undefined if the database does not answer. */
  ask(): Promise<number | undefined>
  close(): Promise<void>
}

/** On SQLite every call reads the current version; see `versionsSeenBy`. */
export function watchSqlite(versions: KnownVersions): ContentWatch {
  const known = () => versions()?.version
  return { known, ask: async () => known(), close: async () => {} }
}

/** How long (ms) a version is used without confirmation by PostgreSQL. */
const maxAge = 1000

/** How often (ms) the version is confirmed, so that a visitor seldom has to wait for it. */
const confirmInterval = 300

/**
 * PostgreSQL announces each new version when it is committed, and this process knows its own immediately. As
 * a connection may be lost without an error, the version is also queried several times a second.
 */
export function watchPostgres(
  db: Kysely<Tables>,
  connectionString: string,
  onFault: (error: Error) => void,
): ContentWatch {
  let version: number | undefined
  let confirmedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<number | undefined> | undefined

  const raise = (raised: number) => {
    version = version === undefined ? undefined : Math.max(version, raised)
  }
  const listener = startListener(connectionString, contentChannel, {
    onMessage: (version) => raise(Number(version)),
    onReady: () => void confirm(),
    onLost(error) {
      version = undefined
      onFault(error)
    },
  })
  const forget = onContentRaised(db, raise)
  const timer = setInterval(() => void confirm(), confirmInterval).unref()

  const known = () => (performance.now() - confirmedAt < maxAge ? version : undefined)

  function confirm() {
    asking ??= askListener().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function askListener(): Promise<number | undefined> {
    const askedAt = performance.now()
    const read = await readVersion(listener)
    if (read === undefined) return undefined
    version = Math.max(version ?? read, read)
    confirmedAt = askedAt
    return version
  }

  return {
    known,
    ask: async () => known() ?? (await confirm()),
    async close() {
      clearInterval(timer)
      forget()
      await listener.close()
    },
  }
}

async function readVersion(listener: Listener): Promise<number | undefined> {
  const rows = await listener.ask('select version from content_version where id = 1')
  return rows && Number(rows[0]?.version)
}
