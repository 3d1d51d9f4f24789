import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { contentVersion } from './content-version.ts'

type Bound = { db: Kysely<Tables> }

type Kept = { version: number; value: Promise<unknown> }

const caches = new WeakMap<Kysely<Tables>, Map<string, Kept>>()

/**
 * Returns the cached result of `read`, and reads again only after the public content has changed: for small
 * tables that nearly every page needs as a whole. `name` is the cache key. Inside a transaction the cache is
 * not used.
 */
export async function cachedRead<A extends Bound, T>(
  app: A,
  name: string,
  read: (db: A['db']) => Promise<T>,
): Promise<T> {
  if (app.db.isTransaction) return await read(app.db)
  // The version is read first, so the cached value may be newer than its version, but never older.
  const version = await contentVersion(app.db)
  const all = caches.get(app.db) ?? new Map<string, Kept>()
  caches.set(app.db, all)
  const known = all.get(name)
  if (known?.version === version) return (await known.value) as T
  const value = read(app.db)
  all.set(name, { version, value })
  try {
    return await value
  } catch (error) {
    all.delete(name)
    throw error
  }
}
