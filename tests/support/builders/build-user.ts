import { createUser } from '#app/accounts/users/users.server.ts'
import { type Caller, type Role, requireStaff, type Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { newId } from '#platform/ids.ts'

/** Stores a user with a role, without a usable password. */
export function buildUser(
  app: App,
  role: Role = 'Manager',
  fields: { name?: string; email?: string } = {},
): Promise<Caller> {
  const { name = `Test ${role}`, email = `${newId()}@example.com` } = fields
  return createUser(app, { name, email, role }, 'no password')
}

/** Stores a Manager and returns them as Staff. */
export const buildStaff = async (app: App): Promise<Staff> => requireStaff(await buildUser(app))
