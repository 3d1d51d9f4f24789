import { expect, it } from 'vitest'
import { isAdmin, isStaff, requireRole } from './caller.ts'

it('roles are compared without regard to case', () => {
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

it('a call for a role is refused to others: 401 without a user, 403 with the wrong one', () => {
  const user = { _id: '1', name: 'Ann', email: 'ann@example.com', role: 'User' } as const
  expect(() => requireRole('staff', null)).toThrow(expect.objectContaining({ status: 401 }))
  expect(() => requireRole('staff', user)).toThrow(expect.objectContaining({ status: 403 }))
  expect(() => requireRole('admin', user)).toThrow(expect.objectContaining({ status: 403 }))
  requireRole('signed-in', user)
})
