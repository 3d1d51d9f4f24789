import { listMeals } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { bumpContentVersion } from '#platform/database/versions/content-version.ts'
import { writeManyMeals } from '../data/many-meals.ts'
import { milliseconds } from '../list-times.ts'
import { seededChance } from '../nutrition/random.ts'
import type { BenchSite } from '../servers/bench-site.ts'

const ways = 'grilled roasted crispy spicy warm creamy smoky herbed glazed baked braised'.split(' ')
const mains = 'chicken salmon tofu beef prawn lentil turkey cod pork halloumi egg mushroom'.split(
  ' ',
)
const dishes = 'bowl salad curry tacos stew wrap soup skillet plate risotto pasta bake'.split(' ')

/** Some are in nearly all meals, some in none. */
const letters = 'a k z 7 ee ic sh ng qz xx'.split(' ')

/** How many searches are measured of each kind. */
const count = 300

/** Measures searches on a site with so many meals: as they are, with other words, and with faults. */
export async function benchFindTimes(open: () => Promise<BenchSite>, size: number): Promise<void> {
  const { app, close } = await open()
  await writeManyMeals(app, size)
  const chance = seededChance(3)
  const typed = () => `${chance.pick(ways)} ${chance.pick(mains)} ${chance.pick(dishes)}`
  const faulty = () => {
    const text = typed()
    const at = 1 + Math.floor(chance.next() * (text.length - 2))
    return text.slice(0, at) + text.slice(at + 1)
  }
  const start = performance.now()
  await listMeals(app, null, { search: 'chickne', page: 1, limit: 24 })
  console.log(
    `  first search with a fault, which reads all words: ${milliseconds(performance.now() - start)}`,
  )
  for (const sort of ['newest', 'relevance'] as const) {
    const search = async (search: string, exact = false) =>
      await listMeals(app, null, { search, sort, exact, page: 1, limit: 24 })
    await measure(app, `${sort}, exact`, () => search(typed(), true))
    await measure(app, `${sort}, other words`, () => search(typed()))
    await measure(app, `${sort}, faults`, () => search(faulty()))
    await measure(app, `${sort}, one word`, () => search(chance.pick(mains)))
    await measure(app, `${sort}, one or two letters`, () => search(chance.pick(letters)))
    await measure(app, `${sort}, faults after each write`, () => search(faulty()), true)
  }
  await close()
}

async function measure(app: App, name: string, work: () => Promise<unknown>, anew = false) {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    if (anew || round % 50 === 0) await bumpContentVersion(app.db)
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => milliseconds(sorted[Math.floor(sorted.length * share)] ?? 0)
  console.log(`  ${name.padEnd(34)} p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)}`)
}
