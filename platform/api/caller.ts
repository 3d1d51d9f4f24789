import { forbidden, unauthorised } from '../errors.ts'

export const roles = ['Admin', 'Manager', 'User'] as const

export type Role = (typeof roles)[number]

/** Who makes a call; null where nobody is signed in. */
export type Caller = { _id: string; name: string; email: string; role: Role }

/** Whoever runs a command on the machine itself: has the database anyway, and so may do all. */
export const commandLine: Caller = {
  _id: 'command-line',
  name: 'Command line',
  email: '',
  role: 'Admin',
}

/** Who may make a call: staff are Admin and Manager. */
export type Who = 'anyone' | 'signed-in' | 'staff' | 'admin'

/** Who has a role; as clients and older databases may write it, in any case. */
type WithRole = { role: string } | null | undefined

const hasRole = (caller: WithRole, role: Role) => caller?.role.toLowerCase() === role.toLowerCase()

/** True for an Admin. */
export const isAdmin = (caller: WithRole) => hasRole(caller, 'Admin')

/** True for Admin and Manager. */
export const isStaff = (caller: WithRole) => isAdmin(caller) || hasRole(caller, 'Manager')

/** Throws 401 without a user and 403 for the wrong role. */
export function requireRole(who: Who, user: Caller | null): void {
  if (who === 'anyone') return
  if (!user) throw unauthorised()
  const allowed = who === 'signed-in' || (who === 'staff' ? isStaff(user) : isAdmin(user))
  if (!allowed) throw forbidden()
}
