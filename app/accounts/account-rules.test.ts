import { describe, expect, it } from 'vitest'
import { registerSchema, signInSchema } from './account.ts'
import { registerProblems, signInProblems } from './account-rules.ts'

const good = { name: 'Amina', email: 'amina@example.com', password: 'secret words' }

/** The first message of each field from a schema of the server. */
const serverSays = (schema: typeof registerSchema | typeof signInSchema, values: object) => {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ message, path }) => [String(path[0]), message]),
  )
}

describe('the checks of account forms before they send', () => {
  it.each([
    ['nothing filled in', { name: '', email: '', password: '' }],
    ['only spaces', { name: '  ', email: ' ', password: '   ' }],
    ['no address', { email: 'amina' }],
    ['an address with spaces round it', { email: '  Amina@Example.com ' }],
    ['a short password', { password: '12345' }],
    ['a password of the shortest length', { password: '123456' }],
    ['a very long password', { password: 'x'.repeat(201) }],
    ['a very long name', { name: 'n'.repeat(101) }],
    ['a name with a control character', { name: 'Ami\u0007na' }],
    ['a very long address', { email: `${'a'.repeat(250)}@example.com` }],
    ['all well', {}],
  ])('%s: give the messages of the server', (_case, change) => {
    const values = { ...good, ...change }
    const problems = registerProblems({ ...values, confirm: values.password })
    expect(problems).toEqual(serverSays(registerSchema, values))
    expect(signInProblems(values)).toEqual(serverSays(signInSchema, values))
  })

  it('two different passwords are refused', () => {
    expect(registerProblems({ ...good, confirm: 'other words' })).toEqual({
      confirm: 'Passwords do not match',
    })
  })
})
