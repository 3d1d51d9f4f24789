import { describe, expect, it, onTestFinished } from 'vitest'
import { signIn, signInUnderFlood } from '#tests/support/hostile/sign-in-flood.ts'
import { administrator, removeSite, startSite } from '#tests/support/sites/site-process.ts'

const home = '198.51.100.7'

/** A different address for each number, as if from many machines. */
const anywhere = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

describe('during 32 concurrent wrong sign-ins', () => {
  it.each([
    ['from one address', () => '203.0.113.1', false],
    ['from four addresses', (number: number) => `203.0.113.${number % 4}`, false],
    ['from the same address, where the owner signed in before', () => home, true],
    ['from everywhere, to an owner who signed in before', anywhere, true],
  ])('%s, every correct one succeeds', async (_where, junkFrom, before) => {
    const site = await startSite({ TRUST_PROXY: 'on' })
    onTestFinished(() => removeSite(site))
    if (before) expect(await signIn(site.url, home, administrator)).toBe(200)
    const flood = { junk: 32, junkFrom, rightFrom: home, right: 25 }
    const { statuses, wrong } = await signInUnderFlood(site.url, flood)
    expect(statuses).toEqual(Array(25).fill(200))
    expect([...wrong.keys()].toSorted()).toEqual([401, 429])
  })
})
