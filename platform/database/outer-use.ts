import { AsyncLocalStorage } from 'node:async_hooks'

type OpenTransaction = { database: object; open: boolean }

const current = new AsyncLocalStorage<OpenTransaction>()

/** Runs `work` as the inside of a transaction of `database` (an object that stands for it). */
export async function insideTransaction<T>(database: object, work: () => Promise<T>): Promise<T> {
  const transaction = { database, open: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.open = false
  }
}

/**
 * Throws when a transaction of the same database is open in this async context: the query would run
 * beside it, miss its writes, and on SQLite wait for itself.
 */
export function refuseOuterUse(database: object) {
  const transaction = current.getStore()
  if (transaction?.open && transaction.database === database) {
    throw new Error('Inside a transaction use the App it was given, not the outer one')
  }
}

/**
 * Throws while a transaction is open in this async context: it would hold its rows and its connection for
 * as long as another server takes, and after a deadlock do the same once more.
 */
export function refuseInTransaction(what: string) {
  if (current.getStore()?.open) throw new Error(`${what} does not belong into a transaction`)
}
