import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, randomPassword, verifyPassword } from './passwords.server.ts'

describe('passwords', () => {
  it('are kept as Argon2id hashes, each with a salt of its own', async () => {
    const [first, second] = [await hashPassword('secret'), await hashPassword('secret')]
    expect(first).toMatch(/^\$argon2id\$/)
    expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(first).not.toBe(second)
  })

  it('are recognised, and nothing else is', async () => {
    const stored = await hashPassword('secret')
    expect(await verifyPassword('secret', stored)).toBe(true)
    expect(await verifyPassword('Secret', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('are the same however a keyboard composes an accented letter', async () => {
    const stored = await hashPassword('cr\u00e8me br\u00fbl\u00e9e')
    expect(await verifyPassword('cre\u0300me bru\u0302le\u0301e', stored)).toBe(true)
  })

  it('never match where there is no account', async () => {
    expect(await verifyPassword('secret', undefined)).toBe(false)
  })

  it('are hashed four at once; more are refused for the moment', async () => {
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => hashPassword('secret')))
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ])
    expect(results.at(-1)).toMatchObject({
      reason: { status: 429, headers: { 'Retry-After': '1' } },
    })
    expect(await verifyPassword('secret', await hashPassword('secret'))).toBe(true)
  })

  it('are random enough when we make them up', () => {
    const made = new Set(Array.from({ length: 100 }, randomPassword))
    expect(made.size).toBe(100)
    for (const password of made) expect(password).toMatch(/^[\w-]{24}$/)
  })
})
