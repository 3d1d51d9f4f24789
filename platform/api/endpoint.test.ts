import { expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Admin, Caller, SignedIn, Staff } from './caller.ts'
import { endpoint } from './endpoint.ts'

const row = { method: 'get', path: '/things', summary: 'For this test' } as const

it('a row hands its handler the caller that its `who` lets in', () => {
  endpoint({
    ...row,
    who: 'anyone',
    handle: ({ user }) => expectTypeOf(user).toEqualTypeOf<Caller | null>(),
  })
  endpoint({
    ...row,
    who: 'signed-in',
    handle: ({ user }) => expectTypeOf(user).toEqualTypeOf<SignedIn>(),
  })
  endpoint({
    ...row,
    who: 'staff',
    handle: ({ user }) => expectTypeOf(user).toEqualTypeOf<Staff>(),
  })
  endpoint({
    ...row,
    who: 'admin',
    handle: ({ user }) => expectTypeOf(user).toEqualTypeOf<Admin>(),
  })
})

it('looking up what else is wrong knows the caller too', () => {
  endpoint({
    ...row,
    who: 'staff',
    body: z.object({ title: z.string() }),
    async lookUp({ user }) {
      expectTypeOf(user).toEqualTypeOf<Staff>()
      return []
    },
    handle: ({ user, body }) => {
      expectTypeOf(user).toEqualTypeOf<Staff>()
      expectTypeOf(body).toEqualTypeOf<{ title: string }>()
    },
  })
})

it('a handler that needs more than its row asks for is no row', () => {
  const deleteAll = (_app: unknown, _admin: Admin) => null
  // @ts-expect-error: staff are not all administrators
  endpoint({ ...row, who: 'staff', handle: ({ app, user }) => deleteAll(app, user) })
  // @ts-expect-error: anyone may be nobody
  endpoint({ ...row, who: 'anyone', handle: ({ app, user }) => deleteAll(app, user) })
  endpoint({ ...row, who: 'admin', handle: ({ app, user }) => deleteAll(app, user) })
})

it('an answer that is kept for everybody is not that of a row for some', () => {
  endpoint({ ...row, who: 'anyone', kept: true, handle: () => null })
  // @ts-expect-error: what staff see is kept for nobody
  endpoint({ ...row, who: 'staff', kept: true, handle: () => null })
})
