import { isStaff, type Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Author } from '../account.ts'
import * as store from '../accounts.db.server.ts'

/** The account of this id if it is one of staff. */
export async function memberOfStaff(app: App, id: string): Promise<Author | undefined> {
  const user = await store.findUserById(app.db, id)
  return user && isStaff(user) ? { _id: user.id, name: user.name } : undefined
}

/** All members of staff by name, to choose the author of a post from. */
export async function listAuthors(app: App, _staff: Staff): Promise<Author[]> {
  const users = await store.allUsers(app.reads)
  return users
    .filter(isStaff)
    .map(({ id, name }) => ({ _id: id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
