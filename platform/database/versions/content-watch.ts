import type { Kysely } from 'kysely'
import { startListener } from '../postgres/postgres-listener.ts'
import type { Tables } from '../tables.ts'
import { contentChannel, type KnownVersions, onContentRaised } from './content-version.ts'

/** Knows which version of the content visitors see at this moment. */
export type ContentWatch = {
  /** The version, where it is known without waiting. Called for each request: takes microseconds. */
  known(): number | undefined
  /** The version, asked for where that is needed; undefined while the database cannot tell. */
  ask(): Promise<number | undefined>
  close(): Promise<void>
}

/** SQLite tells at each call; see `versionsSeenBy`. */
export function watchSqlite(versions: KnownVersions): ContentWatch {
  const known = () => versions()?.version
  return { known, ask: async () => known(), close: async () => {} }
}

/** How long (ms) a version counts without PostgreSQL having confirmed it. */
const trustedFor = 1000

/** How often (ms) it is confirmed: often enough that a visitor seldom waits for it. */
const confirmEvery = 300

/**
 * PostgreSQL tells of new versions as they are committed, and this process knows its own at once. A
 * connection can die without a sign, so the version is also asked for, more than once a second.
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
  const timer = setInterval(() => void confirm(), confirmEvery).unref()

  const known = () => (performance.now() - confirmedAt < trustedFor ? version : undefined)

  function confirm() {
    asking ??= askListener().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function askListener(): Promise<number | undefined> {
    const askedAt = performance.now()
    const rows = await listener.ask('select version from content_version where id = 1')
    if (!rows) return undefined
    const told = Number(rows[0]?.version)
    version = Math.max(version ?? told, told)
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
