import type { App } from '#platform/app.ts'
import type { Asker } from '#platform/fair-queue.ts'

const minutes = 60

/** Failed sign-ins that one address may make for one e-mail in 15 minutes. */
const failuresForOne = { name: 'sign-in failures', points: 10, seconds: 15 * minutes }

/**
 * Failed sign-ins that one address may make for all e-mails together, so that nobody can try one password on
 * many accounts. An office behind one address mistypes far less often. There is no limit for an e-mail across
 * all addresses, because anybody could lock its owner out with it.
 */
const failuresOfAddress = {
  name: 'sign-in failures of an address',
  points: 50,
  seconds: 15 * minutes,
}

/**
 * Successful sign-ins that one address may make for one e-mail in 15 minutes: far more than a person makes, but
 * too few for somebody with many accounts to keep others waiting.
 */
const successesForOne = { name: 'good sign-ins', points: 60, seconds: 15 * minutes }

/**
 * Remembers for half a day who has signed in from an address. Failures of other people at the same address do
 * not count against them.
 */
const known = { name: 'sign-ins', points: 1_000_000, seconds: 12 * 60 * minutes }

/** A sign-in whose password is about to be checked. */
export type Attempt = {
  /** The queue entry under which the password is checked. */
  asker: Asker
  /** Counts a wrong password. Throws 429 if too many parallel attempts have failed. */
  fail(): Promise<void>
  /** Throws 429 like `fail`, but counts nothing: for a right password whose second factor is still missing. */
  check(): Promise<void>
  /**
   * Counts a right password and resets the count of wrong ones. Throws 429 like `fail`: beyond the limit even a
   * right guess is not confirmed.
   */
  succeed(): Promise<void>
}

/** Starts a sign-in. Throws 429 after too many attempts from this address. */
export async function beginAttempt(app: App, address: string, email: string): Promise<Attempt> {
  const { limits } = app
  const pair = `${address} ${email}`
  await limits.check(successesForOne, pair)
  const isKnown = await limits.isCounted(known, pair)
  const check = async () => {
    await limits.check(failuresForOne, pair)
    if (!isKnown) await limits.check(failuresOfAddress, address)
  }
  await check()
  return {
    asker: { client: isKnown ? pair : address, account: email, known: isKnown, group: address },
    async fail() {
      if (!isKnown) await limits.consume(failuresOfAddress, address)
      await limits.consume(failuresForOne, pair)
    },
    check,
    async succeed() {
      await check()
      await limits.consume(successesForOne, pair)
      await limits.reset(failuresForOne, pair)
      await limits.consume(known, pair)
    },
  }
}
