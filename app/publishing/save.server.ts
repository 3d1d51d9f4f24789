import type { App } from '#platform/app.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, isFailure, notFound } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'
import type { Publication } from './publication.ts'
import { lockRow, type PublishedRow } from './rows.db.server.ts'

export type { PublishedRow } from './rows.db.server.ts'

/**
 * True for a title or slug that a person chose: when it is
 * taken, the write is refused. Otherwise another one is derived.
 */
type Chosen = { title: boolean; slug: boolean }

/** How often the work is repeated after another save was faster. */
const attempts = 5

/**
 * Runs the work in a transaction. When another save takes a title or slug between the check and the write,
 * the unique indexes report it: the answer is 409 for a chosen one; otherwise the work runs again.
 */
export async function savingTitle<T>(
  app: App,
  publication: Publication,
  chosen: Chosen,
  work: (app: App) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(app, work)
    } catch (error) {
      const lost = lostField(error, publication)
      if (!lost) throw error
      const isLast = attempt === attempts || app.db.isTransaction
      if (chosen[lost] || isLast) throw conflict(publication.titleTaken, lost)
    }
  }
}

function lostField(error: unknown, { table }: Publication): 'title' | 'slug' | undefined {
  if (isUniqueViolation(error, `${table}_title_slug_title_twin`)) return 'title'
  return isUniqueViolation(error, `${table}_slug`) ? 'slug' : undefined
}

/** The `updatedAt` that the sender last saw, if it was sent. */
type Basis = { updatedAt?: string }

/** Throws 409 when somebody changed the row after the sender saw it. */
export function refuseStale(
  { noun }: Publication,
  { updatedAt: seen }: Basis,
  { updatedAt }: { updatedAt: string },
): void {
  if (seen === undefined || seen === updatedAt) return
  throw conflict(`Someone else changed this ${noun}. Reload to see the latest version.`)
}

/** True for the 409 of `refuseStale`: it is about the whole row, those of taken titles name their field. */
const isStale = (error: unknown) =>
  isFailure(error) && error.status === 409 && !error.issues.some(({ path }) => path)

/**
 * Runs work that reads a row and saves it by its `updatedAt`, and runs it again, from its reading on, when
 * another save came in between.
 */
export async function fromLatest<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isStale(error) || attempt === attempts) throw error
    }
  }
}

/** Locks a row until the transaction ends. Throws 404, and 409 when the sender saw an older version. */
export async function lockForChange(
  app: App,
  publication: Publication,
  id: string,
  basis: Basis = {},
): Promise<PublishedRow> {
  const row = isId(id) ? await lockRow(app.db, publication, id) : undefined
  if (!row) throw notFound(publication.notFound)
  refuseStale(publication, basis, { updatedAt: row.updated_at })
  return row
}

/** Turns a 404 into undefined. */
export async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  return await found.catch((error) => {
    if (isFailure(error) && error.status === 404) return undefined
    throw error
  })
}
