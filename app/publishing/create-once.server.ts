import type { App } from '#platform/app.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { isFailure } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Deletable } from './publication.ts'
import { findTrace } from './rows.db.server.ts'

type Creation<T> = {
  /** The id that the sender chose; undefined if it chose none. */
  chosen: string | undefined
  find: (id: string) => Promise<T>
  create: (id: string) => Promise<T>
}

/**
 * Stores a new row under the id that its sender chose. Sent again, as after an answer that was lost, the call
 * returns the row that it stored the first time, as that is now. The id of a row in the trash counts as none.
 */
export async function createOnce<T>(
  app: App,
  publication: Deletable,
  { chosen, find, create }: Creation<T>,
): Promise<T> {
  if (chosen === undefined) return await create(newId())
  const made = await findTrace(app.db, publication, chosen)
  if (made) return made.deleted_at === null ? await find(chosen) : await create(newId())
  try {
    return await create(chosen)
  } catch (error) {
    const clashes = isUniqueViolation(error) || (isFailure(error) && error.status === 409)
    // The first call may have been at work until now.
    if (clashes && (await findTrace(app.db, publication, chosen))) return await find(chosen)
    throw error
  }
}
