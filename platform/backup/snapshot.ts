import { rmSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../database/dialect-of.ts'
import { openMigrationConnection } from '../database/migration-connection.ts'

/**
 * Runs `work` with a consistent view of all rows, while others continue to write: on SQLite a copy of the
 * file at `copy`, which is deleted afterwards; on PostgreSQL one transaction.
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
        // The transaction is idle while a slow disk writes a part of the archive. It holds no locks that
        // others wait for.
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
