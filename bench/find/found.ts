import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { fillEmptySite } from '#app/meals/samples/sample-content.server.ts'
import type { App } from '#platform/app.ts'
import type { BenchSite } from '../servers/bench-site.ts'
import { misspeltNames } from './misspelt.ts'
import { otherWords, type Search } from './other-words.ts'

/** The meal has to be among the first so many. */
const first = 3

/** Measures how many sample meals are found by misspelt names and by other words for the same. */
export async function benchFound(
  open: () => Promise<BenchSite>,
  { heldBack, worst }: { heldBack: boolean; worst: boolean },
): Promise<void> {
  const { app, close } = await open()
  await ensureFirstAdministrator(app)
  await fillEmptySite(app)
  const sets = { 'misspelt names': misspeltNames(200), 'other words': otherWords() }
  for (const [name, halves] of Object.entries(sets)) {
    const searches = halves[heldBack ? 1 : 0]
    const missed: Search[] = []
    for (const search of searches) if (!(await isFound(app, search))) missed.push(search)
    const share = (1 - missed.length / searches.length) * 100
    console.log(`  ${name}: ${share.toFixed(1)} % of ${searches.length}`)
    if (worst) for (const { search, title } of missed) console.log(`    ${search} | ${title}`)
  }
  await close()
}

async function isFound(app: App, { search, title }: Search): Promise<boolean> {
  const query = { search, sort: 'relevance', page: 1, limit: first } as const
  return (await listMeals(app, null, query)).meals.some((meal) => meal.title === title)
}
