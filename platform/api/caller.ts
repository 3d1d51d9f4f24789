import { forbidden, unauthorised } from '../errors.ts'

export const roles = ['Admin', 'Manager', 'User'] as const

export type Role = (typeof roles)[number]

/** Who makes a call; null where nobody is signed in. */
export type Caller = { _id: string; name: string; email: string; role: Role }

declare const checked: unique symbol

/** Says in the types alone that a role was asked for and is there. */
type Checked<What extends string> = { readonly [checked]: { readonly [K in What]: true } }

/** Somebody who is signed in; only `requireSignedIn` and the two below say so. */
export type SignedIn = Caller & Checked<'signedIn'>

/**
 * An Admin or Manager. Only `requireStaff` gives one, so that what takes it (all that changes content, or
 * shows drafts) cannot be called for anybody else.
 */
export type Staff = SignedIn & Checked<'staff'>

/** An Admin, by `requireAdmin` alone. An Admin is staff. */
export type Admin = Staff & Checked<'admin'>

/** Anyone who runs a command on the machine itself: has the database anyway, and so may do all. */
export const commandLine = {
  _id: 'command-line',
  name: 'Command line',
  email: '',
  role: 'Admin',
} as Admin

/** The site itself, where it tidies up what nobody asked it to. */
export const theSite = { _id: 'site', name: 'Platewise', email: '', role: 'Admin' } as Admin

/** Who has a role; as clients and older databases may write it, in any case. */
type WithRole = { role: string } | null | undefined

const hasRole = (caller: WithRole, role: Role) => caller?.role.toLowerCase() === role.toLowerCase()

/** True for an Admin. */
export const isAdmin = (caller: WithRole) => hasRole(caller, 'Admin')

/** True for Admin and Manager. */
export const isStaff = (caller: WithRole) => isAdmin(caller) || hasRole(caller, 'Manager')

/** Whether lists and details, which everybody may ask for, show the caller what is not published too. */
export const seesDrafts = (caller: Caller | null) => isStaff(caller)

/** The caller. Throws 401 where nobody is signed in. */
export function requireSignedIn(caller: Caller | null): SignedIn {
  if (!caller) throw unauthorised()
  return caller as SignedIn
}

/** The caller. Throws 401 where nobody is signed in, and 403 for a User. */
export function requireStaff(caller: Caller | null): Staff {
  const user = requireSignedIn(caller)
  if (!isStaff(user)) throw forbidden()
  return user as Staff
}

/** The caller. Throws 401 where nobody is signed in, and 403 for whoever is no Admin. */
export function requireAdmin(caller: Caller | null): Admin {
  const user = requireSignedIn(caller)
  if (!isAdmin(user)) throw forbidden()
  return user as Admin
}

/** What each word for who may make a call asks of the caller; gives the caller as handlers then know them. */
export const callers = {
  anyone: (caller: Caller | null) => caller,
  'signed-in': requireSignedIn,
  staff: requireStaff,
  admin: requireAdmin,
}

/** Who may make a call: staff are Admin and Manager. */
export type Who = keyof typeof callers

/** The caller of a call that these may make. */
export type CallerOf<W extends Who> = ReturnType<(typeof callers)[W]>
