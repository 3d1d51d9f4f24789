import { expect, it } from 'vitest'
import {
  type Caller,
  commandLine,
  isAdmin,
  isStaff,
  requireAdmin,
  requireSignedIn,
  requireStaff,
  theSite,
} from './caller.ts'

it('compares roles case-insensitively', () => {
  for (const role of ['Admin', 'admin', 'ADMIN']) {
    expect([isAdmin({ role }), isStaff({ role })]).toEqual([true, true])
  }
  for (const role of ['Manager', 'manager']) {
    expect([isAdmin({ role }), isStaff({ role })]).toEqual([false, true])
  }
  for (const caller of [{ role: 'User' }, { role: 'user' }, { role: '' }, null, undefined]) {
    expect([isAdmin(caller), isStaff(caller)]).toEqual([false, false])
  }
})

const withRole = (role: Caller['role']): Caller => ({
  _id: '1',
  name: 'Ann',
  email: 'ann@example.com',
  role,
})

const status = (code: number) => expect.objectContaining({ status: code })

it('refuses other roles: 401 without a user, 403 with the wrong role', () => {
  for (const require of [requireSignedIn, requireStaff, requireAdmin]) {
    expect(() => require(null)).toThrow(status(401))
  }
  expect(() => requireStaff(withRole('User'))).toThrow(status(403))
  expect(() => requireAdmin(withRole('User'))).toThrow(status(403))
  expect(() => requireAdmin(withRole('Manager'))).toThrow(status(403))
})

it('returns a caller with the required role unchanged', () => {
  const [user, manager, admin] = [withRole('User'), withRole('Manager'), withRole('Admin')]
  expect(requireSignedIn(user)).toBe(user)
  for (const staff of [manager, admin]) expect(requireStaff(staff)).toBe(staff)
  for (const one of [admin, commandLine, theSite]) expect(requireAdmin(one)).toBe(one)
})
