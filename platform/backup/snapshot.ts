import { rmSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import { openMigrationConnection } from '../database/migration-connection.ts'

/**
 * Runs `work` with all rows as they were at one moment, while others go on writing: a copy of the SQLite
 * file, made at `copy` and removed afterwards, or one transaction of PostgreSQL.
 */
export async function withSnapshot<T, R>(
  db: Kysely<T>,
  copy: string,
  work: <S>(db: Kysely<S>) => Promise<R>,
): Promise<R> {
  if (dialectOf(db) === 'postgres') {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // It does nothing while a slow disk takes a part of the archive, and nobody waits for its locks.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
        return await work(transaction)
      })
  }
  rmSync(copy, { force: true })
  try {
    await sql`vacuum into ${copy}`.execute(db)
    const connection = await openMigrationConnection({ file: copy })
    try {
      return await work(connection.db)
    } finally {
      await connection.close()
    }
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(copy + ending, { force: true })
  }
}
