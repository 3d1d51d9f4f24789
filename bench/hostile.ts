import { listPosts } from '#app/blog/list-posts.server.ts'
import { createRandom } from '#app/images/illustrator/core/random.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { maxTextLength } from '#app/nutrition/text/text-limit.ts'
import { searchText, searchWords } from '#platform/text/search-key.ts'
import { measureGrowth } from '#tests/support/hostile/growth.ts'
import { hostileFamilies } from '#tests/support/hostile/hostile-texts.ts'
import { writeManyMeals } from './data/many-meals.ts'
import { writeManyPosts } from './data/many-posts.ts'
import { openBenchSite } from './servers/bench-site.ts'

type Took = { family: string; length: number; ms: number }

/** Characters that a search may have, and how many meals and posts are searched. */
const searchLength = 200
const rows = 2000

/**
 * Reads hostile texts of all kinds and of random lengths: the ten slowest, in milliseconds of this thread,
 * and how twice the text compares. Then searches of the same kinds among meals and posts.
 */
export async function benchHostile(texts: number): Promise<void> {
  const random = createRandom(1)
  const read = Array.from({ length: texts }, (_, i) => {
    const family = random.pick(hostileFamilies)
    const text = family.text(random.int(1, maxTextLength), i)
    return { family: family.name, length: text.length, ms: timeOf(() => readAnew(text)) }
  })
  printSlowest(`${texts} texts read for foods`, read)
  printGrowth('read for foods', maxTextLength, readAnew)
  printGrowth('made searchable', 200_000, (text) => searchText([text]))
  printGrowth('cut into words of a search', 200_000, searchWords)
  await benchSearches()
}

/** As the first text of a process: nothing that was matched before is known. */
const readAnew = (text: string) => tableReader.estimate(text)

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function benchSearches(): Promise<void> {
  const { app, close } = await openBenchSite()
  await writeManyMeals(app, rows)
  await writeManyPosts(app, rows)
  const page = { page: 1, limit: 24 }
  const lists = {
    meals: (search: string) => listMeals(app, null, { ...page, search }),
    posts: (search: string) => listPosts(app, null, { ...page, search }),
    'meals by diet': (diet: string) => listMeals(app, null, { ...page, diet }),
    'meals by category': (category: string) => listMeals(app, null, { ...page, category }),
  }
  for (const [name, list] of Object.entries(lists)) {
    const took: Took[] = []
    for (const { name: family, text } of hostileFamilies) {
      const search = text(searchLength)
      const start = performance.now()
      await list(search)
      took.push({ family, length: search.length, ms: performance.now() - start })
    }
    printSlowest(`${took.length} searches of ${rows} ${name}`, took)
  }
  await close()
}

function printSlowest(what: string, took: Took[]): void {
  const sorted = took.toSorted((a, b) => b.ms - a.ms)
  const median = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0
  const slow = sorted.filter(({ ms }) => ms > 15).length
  console.log(
    `  ${what}: median ${median.toFixed(1)} ms, ${slow} take more than 15 ms; the slowest`,
  )
  for (const { family, length, ms } of sorted.slice(0, 10)) {
    console.log(`    ${ms.toFixed(1).padStart(7)} ms  ${length} characters, ${family}`)
  }
}

/** The kinds for which twice the text takes longest, beside once. */
function printGrowth(what: string, length: number, work: (text: string) => unknown): void {
  const growths = hostileFamilies.map(({ name, text }) => {
    const [half, whole] = [text(length / 2), text(length)]
    return {
      name,
      ...measureGrowth(
        () => work(half),
        () => work(whole),
        2.2,
      ),
    }
  })
  console.log(`  Twice the text, ${what}: the ten kinds that grow most`)
  for (const { name, single, double, ratio } of growths
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, 10)) {
    const times = `${single.toFixed(2)} to ${double.toFixed(2)} ms`
    console.log(`    ${ratio.toFixed(2)} times, ${times}, ${name}`)
  }
}
