import { expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Admin, Caller, SignedIn, Staff } from './caller.ts'
import { endpoint } from './endpoint.ts'

const row = { method: 'get', path: '/things', summary: 'For this test' } as const

it('passes the handler a caller of the type that `who` guarantees', () => {
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

it('passes lookUp a caller of that type too', () => {
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

it('refuses a handler that needs a more privileged caller than `who` guarantees', () => {
  const deleteAll = (_app: unknown, _admin: Admin) => null
  // @ts-expect-error: a Staff need not be an Admin
  endpoint({ ...row, who: 'staff', handle: ({ app, user }) => deleteAll(app, user) })
  // @ts-expect-error: the caller may be null
  endpoint({ ...row, who: 'anyone', handle: ({ app, user }) => deleteAll(app, user) })
  endpoint({ ...row, who: 'admin', handle: ({ app, user }) => deleteAll(app, user) })
})

it('refuses a cached answer on an endpoint that is not for everyone', () => {
  endpoint({ ...row, who: 'anyone', kept: true, handle: () => null })
  // @ts-expect-error: answers for staff are never cached
  endpoint({ ...row, who: 'staff', kept: true, handle: () => null })
})
