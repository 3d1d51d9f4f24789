import {
  type Admin,
  isAdmin,
  type Role,
  requireAdmin,
  type SignedIn,
} from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, notFound, unauthorised } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { ListedUser, NewUser, User, UserChanges } from '../account.ts'
import * as store from '../accounts.db.server.ts'
import { hashPassword, randomPassword } from '../sign-in/passwords.server.ts'
import { replacePassword } from '../sign-in/replace-password.server.ts'

/** Stores a new user. Throws 409 for a taken e-mail. */
export async function createUser(app: App, user: NewUser, passwordHash: string): Promise<User> {
  const row = newUserRow(app, user, passwordHash)
  if (!(await store.insertUser(app.db, row))) throw takenEmail()
  return { _id: row.id, ...user }
}

/** The row of a new user, created now. */
export function newUserRow(app: App, user: NewUser, password_hash: string) {
  const now = timestamp(app.clock)
  return { id: newId(), ...user, password_hash, created_at: now, updated_at: now }
}

/** The 409 for a taken e-mail. */
export const takenEmail = () => conflict('An account with this email already exists', 'email')

/** A page of the users, newest first; for administrators. */
export async function listUsers(app: App, _admin: Admin, paging: Paging) {
  const { users, total } = await store.pageOfUsers(app.reads, paging)
  return { users: users.map(toListedUser), ...pageOf(total, paging) }
}

/** All users, sorted by e-mail; for administrators. */
export async function everyUser(app: App, _admin: Admin): Promise<ListedUser[]> {
  return (await store.allUsers(app.reads)).map(toListedUser)
}

/** The first administrator by e-mail, in whose name jobs and commands write; null if the site has none yet. */
export async function firstAdministrator(app: App): Promise<Admin | null> {
  const found = (await store.allUsers(app.reads)).map(toListedUser).find(isAdmin)
  return found ? requireAdmin(found) : null
}

/** Changes name or role. Throws 404, and 409 if it would demote the last administrator. */
export async function updateUser(
  app: App,
  _admin: Admin,
  id: string,
  changes: UserChanges,
): Promise<ListedUser> {
  return await inTransaction(app, async (app) => {
    if (changes.role && changes.role !== 'Admin') await keepAnAdministrator(app, id)
    const { name, role } = changes
    await store.changeUser(app.db, id, { name, role }, timestamp(app.clock))
    const row = await store.findUserById(app.db, id)
    if (!row) throw noSuchUser()
    return toListedUser(row)
  })
}

/** Deletes a user with all tokens. Throws 404, and 409 for the last administrator. */
export async function deleteUser(app: App, _admin: Admin, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const user = await store.findUserById(app.db, id)
    if (!user) throw noSuchUser()
    await keepAnAdministrator(app, id)
    await removeAccount(app, user)
  })
}

/** Adds a user with a generated password, which is returned. Throws 409 for a taken e-mail. */
export async function addUser(app: App, admin: Admin, user: NewUser) {
  const password = randomPassword()
  const row = newUserRow(app, user, await hashPassword(password, askerOf(admin)))
  if (!(await store.insertUser(app.db, row))) throw takenEmail()
  return { user: toListedUser(row), password }
}

/** Sets the password of a user and ends all sessions and mailed links. Throws 404 for an unknown e-mail. */
export async function setPassword(
  app: App,
  admin: Admin,
  input: { email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(input.password, askerOf(admin))
  await inTransaction(app, async (app) => {
    const { id } = await userByEmail(app, input.email)
    await replacePassword(app, id, passwordHash)
  })
}

/** Sets the role of a user. Throws 404 for an unknown e-mail, 409 for the last administrator. */
export async function setRole(
  app: App,
  admin: Admin,
  input: { email: string; role: Role },
): Promise<void> {
  const { id } = await userByEmail(app, input.email)
  await updateUser(app, admin, id, { role: input.role })
}

/**
 * Locks an account against changes and deletion until the transaction ends. Throws 401 if it does not exist any
 * more.
 */
export async function holdAccount(app: App, id: string): Promise<void> {
  if (!(await store.lockUser(app.db, id))) throw unauthorised()
}

/** Deletes an account with its tokens and picture. Call `keepAnAdministrator` first. */
export async function removeAccount(app: App, user: { id: string }): Promise<void> {
  await store.removeUser(app.db, user.id)
}

/**
 * Throws 409 if the site would be left without an administrator. Must be called in the transaction that demotes
 * or deletes the user.
 */
export async function keepAnAdministrator(app: App, id: string): Promise<void> {
  const administrators = await store.lockAdministrators(app.db)
  if (administrators.length === 1 && administrators[0] === id) {
    throw conflict('The last administrator can be neither demoted nor deleted', 'role')
  }
}

/** The queue entry of a signed-in person, which depends on the account and not on the network address. */
export const askerOf = (caller: SignedIn) => ({
  client: caller._id,
  account: '',
  known: true,
})

async function userByEmail(app: App, email: string) {
  const row = await store.findUserByEmail(app.db, email)
  if (!row) throw notFound(`There is no user ${email}`)
  return row
}

const noSuchUser = () => notFound('User not found')

type Row = Pick<store.UserRow, 'id' | 'name' | 'email' | 'role' | 'created_at'>

const toListedUser = ({ id, name, email, role, created_at }: Row): ListedUser => ({
  _id: id,
  name,
  email,
  role,
  createdAt: created_at,
})
