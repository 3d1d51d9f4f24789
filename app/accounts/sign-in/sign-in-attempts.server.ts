import type { App } from '#platform/app.ts'
import type { Asker } from '#platform/fair-queue.ts'

const minutes = 60

/** Wrong sign-ins that one address may make for one e-mail in 15 minutes. */
const failuresForOne = { name: 'sign-in failures', points: 10, seconds: 15 * minutes }

/**
 * Wrong sign-ins that one address may make for all e-mails together, so that nobody tries one password on
 * many accounts. An office behind one address mistypes far less often. There is no such count for an e-mail
 * from all addresses: anybody could lock its owner out.
 */
const failuresOfAddress = {
  name: 'sign-in failures of an address',
  points: 50,
  seconds: 15 * minutes,
}

/**
 * Right sign-ins that one address may make for one e-mail in 15 minutes: far more than a person makes, and
 * too few for somebody with many accounts to keep others waiting.
 */
const successesForOne = { name: 'good sign-ins', points: 60, seconds: 15 * minutes }

/**
 * Who has signed in from an address is known there for half a day, and does not pay for the failures
 * of others who share it.
 */
const known = { name: 'sign-ins', points: 1_000_000, seconds: 12 * 60 * minutes }

/** A sign-in whose password is about to be checked. */
export type Attempt = {
  /** Whose turn the check takes. */
  asker: Asker
  /** Counts a wrong password. Throws 429 where too many others failed at the same time. */
  fail(): Promise<void>
  /** Counts a right password and forgets wrong ones. Throws 429 as `fail` does: a guess too many is not answered. */
  succeed(): Promise<void>
}

/** Begins a sign-in. Throws 429 after too many from this address, wrong ones above all. */
export async function beginAttempt(app: App, address: string, email: string): Promise<Attempt> {
  const { limits } = app
  const pair = `${address} ${email}`
  await limits.check(failuresForOne, pair)
  await limits.check(successesForOne, pair)
  const isKnown = await limits.isCounted(known, pair)
  if (!isKnown) await limits.check(failuresOfAddress, address)
  return {
    asker: { client: isKnown ? pair : address, account: email, known: isKnown, group: address },
    async fail() {
      if (!isKnown) await limits.consume(failuresOfAddress, address)
      await limits.consume(failuresForOne, pair)
    },
    async succeed() {
      await limits.check(failuresForOne, pair)
      if (!isKnown) await limits.check(failuresOfAddress, address)
      await limits.consume(successesForOne, pair)
      await limits.reset(failuresForOne, pair)
      await limits.consume(known, pair)
    },
  }
}
