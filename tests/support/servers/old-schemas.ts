import { readFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { DialectName } from '#platform/database/dialect-of.ts'
import type { DatabasePlace } from '#platform/database/open-database.ts'
import { projectRoot } from '#platform/project-root.ts'
import { emptyPlace } from './databases.ts'
import type { PostgresVersion } from './postgres-versions.ts'

const folder = path.join(projectRoot(), 'tests/schemas')

/** Releases whose schemas are stored in `tests/schemas`, named after their last migration. */
export const oldReleases = ['0001-foundation', '0016-unique-titles'] as const

export type OldRelease = (typeof oldReleases)[number]

/** An empty database with the schema of an older release. */
export async function placeOfRelease(
  release: OldRelease,
  kind: DialectName,
  version: PostgresVersion = 'newest',
): Promise<DatabasePlace> {
  const place = await emptyPlace(kind, version)
  await runFile(place, `${release}.${kind}.sql`)
  return place
}

/** Runs a file from `tests/schemas` on a database. */
export async function runFile({ file, databaseUrl }: DatabasePlace, name: string): Promise<void> {
  const statements = readFileSync(path.join(folder, name), 'utf8')
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(statements)
    await client.end()
    return
  }
  const db = new Sqlite(file)
  db.exec(statements)
  db.close()
}
