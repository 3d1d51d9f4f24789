import { forbidden, unauthorised } from '../errors.ts'

export const roles = ['Admin', 'Manager', 'User'] as const

export type Role = (typeof roles)[number]

/** What a program with an API token may do: read, or all work on content. */
export const tokenScopes = ['read', 'content'] as const

export type TokenScope = (typeof tokenScopes)[number]

/** The user who makes a call; null if nobody is signed in. */
export type Caller = {
  _id: string
  name: string
  email: string
  role: Role
  /** The site requires a second factor of staff, and this account has none: it counts as a User until then. */
  needsSecondFactor?: true
  /** The caller is a program with an API token, which may do this much. */
  tokenScope?: TokenScope
}

declare const checked: unique symbol

/** Marks in the type alone that the caller's role was checked. */
type Checked<What extends string> = { readonly [checked]: { readonly [K in What]: true } }

/** A signed-in user. Only `requireSignedIn`, `requireStaff` and `requireAdmin` return this type. */
export type SignedIn = Caller & Checked<'signedIn'>

/**
 * An Admin or Manager. Only `requireStaff` and `requireAdmin` return this type, so the compiler ensures that
 * functions which change content or show drafts are called for staff only.
 */
export type Staff = SignedIn & Checked<'staff'>

/** An Admin. Only `requireAdmin` returns this type. Every Admin is also Staff. */
export type Admin = Staff & Checked<'admin'>

/**
 * The caller of CLI commands. Anyone who can run a command on the machine has access to the database anyway.
 */
export const commandLine = {
  _id: 'command-line',
  name: 'Command line',
  email: '',
  role: 'Admin',
} as Admin

/** The caller of the site's own maintenance. */
export const theSite = { _id: 'site', name: 'Platewise', email: '', role: 'Admin' } as Admin

/** A user with a role. Clients and older databases may write the role in any letter case. */
type WithRole = { role: string } | null | undefined

const hasRole = (caller: WithRole, role: Role) => caller?.role.toLowerCase() === role.toLowerCase()

export const isAdmin = (caller: WithRole) => hasRole(caller, 'Admin')

/** True for an Admin or Manager. */
export const isStaff = (caller: WithRole) => isAdmin(caller) || hasRole(caller, 'Manager')

/** True if public lists and details include unpublished content for this caller. */
export const seesDrafts = (caller: Caller | null) => isStaff(caller) && !caller?.needsSecondFactor

/** Returns the caller. Throws 401 if nobody is signed in. */
export function requireSignedIn(caller: Caller | null): SignedIn {
  if (!caller) throw unauthorised()
  return caller as SignedIn
}

/** Returns the caller. Throws 401 if nobody is signed in, and 403 for a User. */
export function requireStaff(caller: Caller | null): Staff {
  const user = requireSignedIn(caller)
  if (!isStaff(user)) throw forbidden()
  requireSecondFactor(user)
  return user as Staff
}

/** Returns the caller. Throws 401 if nobody is signed in, and 403 for anyone but an Admin. */
export function requireAdmin(caller: Caller | null): Admin {
  const user = requireSignedIn(caller)
  if (!isAdmin(user)) throw forbidden()
  requireSecondFactor(user)
  return user as Admin
}

function requireSecondFactor(user: SignedIn): void {
  if (user.needsSecondFactor) throw forbidden('Set up a second factor first, at /admin/account')
}

/**
 * The check for each value of an endpoint's `who`; it returns the caller in the type that the handler gets.
 */
export const callers = {
  anyone: (caller: Caller | null) => caller,
  'signed-in': requireSignedIn,
  staff: requireStaff,
  admin: requireAdmin,
}

/** Who may make a call; staff means Admin and Manager. */
export type Who = keyof typeof callers

/** The type of the caller that a handler gets for an endpoint's `who`. */
export type CallerOf<W extends Who> = ReturnType<(typeof callers)[W]>
