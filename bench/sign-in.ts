/** Signs in while others send wrong sign-ins, from one address, from a few, and from ever new ones. */
import { signIn, signInUnderFlood } from '#tests/support/hostile/sign-in-flood.ts'
import { administrator, removeSite, startSite } from '#tests/support/sites/site-process.ts'

const junk = 32
const right = 25
const home = '198.51.100.7'

const floods: Record<string, (number: number) => string> = {
  'one address': () => '203.0.113.1',
  'four addresses': (number) => `203.0.113.${number % 4}`,
  "the owner's address": () => home,
  'ever new addresses': (number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
}

/** Prints how many of 25 right sign-ins fail under 32 wrong ones at once, and how long they take. */
export async function benchSignIn(): Promise<void> {
  for (const [where, junkFrom] of Object.entries(floods)) {
    for (const before of [false, true]) {
      const site = await startSite({ TRUST_PROXY: 'on', LOG_LEVEL: 'error' })
      try {
        if (before) await signIn(site.url, home, administrator)
        const flood = { junk, junkFrom, rightFrom: home, right }
        const { statuses, times, wrong } = await signInUnderFlood(site.url, flood)
        const failed = statuses.filter((status) => status !== 200).length
        const sorted = times.toSorted((a, b) => a - b).map(Math.round)
        const owner = before ? 'known there' : 'new there'
        console.log(
          `  ${junk} wrong ones at once from ${where}, the owner is ${owner}: ${failed} of ${right}` +
            ` right ones fail; p50 ${sorted[right >> 1]} ms, longest ${sorted.at(-1)} ms;` +
            ` wrong ones: ${[...wrong].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
        )
      } finally {
        await removeSite(site)
      }
    }
  }
}
