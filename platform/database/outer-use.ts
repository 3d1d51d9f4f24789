import { AsyncLocalStorage } from 'node:async_hooks'

type OpenTransaction = { database: object; open: boolean }

const current = new AsyncLocalStorage<OpenTransaction>()

/** Runs `work` inside a transaction of `database` (an object that identifies the database). */
export async function insideTransaction<T>(database: object, work: () => Promise<T>): Promise<T> {
  const transaction = { database, open: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.open = false
  }
}

/**
 * Throws if a transaction of the same database is open in this async context. The query would not see the
 * transaction's writes, and on SQLite it would wait for its own transaction.
 */
export function refuseOuterUse(database: object) {
  const transaction = current.getStore()
  if (transaction?.open && transaction.database === database) {
    throw new Error('Inside a transaction use the App it was given, not the outer one')
  }
}

/**
 * Throws if a transaction is open in this async context. A call to another server would keep its locks and
 * connection for as long as that server takes, and would be repeated after a deadlock.
 */
export function refuseInTransaction(what: string) {
  if (current.getStore()?.open) throw new Error(`${what} is not allowed inside a transaction`)
}
