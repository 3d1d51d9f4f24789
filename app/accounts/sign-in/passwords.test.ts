import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, randomPassword, verifyPassword } from './passwords.server.ts'

const asker = { client: '203.0.113.7', account: '', known: false }

describe('passwords', () => {
  it('are stored as Argon2id hashes, each with its own salt', async () => {
    const [first, second] = [
      await hashPassword('secret', asker),
      await hashPassword('secret', asker),
    ]
    expect(first).toMatch(/^\$argon2id\$/)
    expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(first).not.toBe(second)
  })

  it('are recognised, and nothing else is', async () => {
    const stored = await hashPassword('secret', asker)
    expect(await verifyPassword('secret', stored, asker)).toBe(true)
    expect(await verifyPassword('Secret', stored, asker)).toBe(false)
    expect(await verifyPassword('', stored, asker)).toBe(false)
  })

  it('are the same however a keyboard composes an accented letter', async () => {
    const stored = await hashPassword('cr\u00e8me br\u00fbl\u00e9e', asker)
    expect(await verifyPassword('cre\u0300me bru\u0302le\u0301e', stored, asker)).toBe(true)
  })

  it('never match if there is no account', async () => {
    expect(await verifyPassword('secret', undefined, asker)).toBe(false)
  })

  it('are hashed four at once; twenty more wait, and others are refused', async () => {
    const all = Array.from({ length: 30 }, () => hashPassword('secret', asker))
    const results = await Promise.allSettled(all)
    const made = results.filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(24)
    expect(results.at(-1)).toMatchObject({
      reason: { status: 429, headers: { 'Retry-After': '2' } },
    })
    expect(await verifyPassword('secret', await hashPassword('secret', asker), asker)).toBe(true)
  })

  it('are random enough if they are generated', () => {
    const made = new Set(Array.from({ length: 100 }, randomPassword))
    expect(made.size).toBe(100)
    for (const password of made) expect(password).toMatch(/^[\w-]{24}$/)
  })
})
