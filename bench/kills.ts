/**
 * Kills processes of a site with SIGKILL at random moments while editors write and visitors read, starts
 * what was killed again, and looks whether anything that was acknowledged is missing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { findLosses } from '#tests/support/races/find-losses.ts'
import { signIn, startEditors } from '#tests/support/races/mixed-writes.ts'
import { startVisitors } from '#tests/support/sites/visitors.ts'
import {
  type ChaosPlace,
  killOne,
  type Outage,
  openChaosSite,
  printLosses,
  printVisits,
} from './servers/chaos-site.ts'

/** Before the first kill and after the last (ms). */
const calm = 10_000

/** Prints what was lost by `kills` kills. Throws where a process does not come back by itself. */
export async function benchKills(kills: number, place: ChaosPlace): Promise<void> {
  const site = await openChaosSite(place)
  const ask = await signIn(site.fetch)
  const editors = startEditors(ask, 4)
  const visitors = startVisitors(site.fetch, 4, 10)
  const outages: Outage[] = []
  await pause(calm)
  while (outages.length < kills) {
    await pause(200 + Math.random() * 1300)
    outages.push(await killOne(site))
  }
  await pause(calm)
  await Promise.all([editors.stop(), visitors.stop()])
  const { meals, posts, messages, images, gone } = editors.ledger
  console.log(`  kills: ${outages.length} (${countNames(outages)}), all came back by themselves`)
  console.log(
    `  acknowledged: ${meals.size} meals, ${gone.size} of them deleted, ${posts.size} posts, ` +
      `${messages.size} messages, ${images.size} images`,
  )
  printLosses(await findLosses(site.fetch, ask, editors.ledger))
  printVisits(visitors.visits, outages)
  await site.remove()
}

function countNames(outages: Outage[]): string {
  const counts = new Map<string, number>()
  for (const { name } of outages) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}
