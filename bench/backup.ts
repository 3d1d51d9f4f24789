/** Backs up a site of many illustrated meals while it is written to, and restores it on the other database. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createMeal } from '#app/meals/editing/edit-meals.server.ts'
import { newMealInput } from '#app/meals/editing/meal-input.ts'
import { requireStaff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { newId } from '#platform/ids.ts'
import { runCommand } from './command-line.ts'
import { illustrateMeals } from './data/illustrated-meals.ts'
import { writeManyMeals } from './data/many-meals.ts'
import { type BenchPostgres, type BenchSite, openBenchSite } from './servers/bench-site.ts'

/** Prints times and sizes, and how many writes were lost. */
export async function benchBackup(count: number, postgres: BenchPostgres): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-archive-'))
  const archive = path.join(folder, 'site.tar')
  const site = await openBenchSite()
  await writeManyMeals(site.app, count)
  await illustrateMeals(site.app, count)
  const writes = startWrites(site.app)
  await pause(1000)
  const before = [...(await mealIds(site.app))]
  const took = await runCommand(settingsOf(site), 'backup', archive)
  await pause(1000)
  const ids = await writes.stop()
  const { size } = await stat(archive)
  console.log(`  backup of ${count} meals: ${took.toFixed(1)} s, ${Math.round(size / 1e6)} MB`)
  console.log(
    `  written meanwhile: ${ids.length} meals, lost ${missing(await mealIds(site.app), ids)}`,
  )
  await site.close()

  const verified = await runCommand({}, 'backup', 'verify', archive)
  console.log(`  verified: ${verified.toFixed(1)} s`)
  const other = await openBenchSite({ postgres })
  const restored = await runCommand(settingsOf(other), 'restore', '--yes', archive)
  console.log(`  restored on PostgreSQL: ${restored.toFixed(1)} s`)
  const there = await mealIds(other.app)
  console.log(
    `  there: ${there.size} meals; of those before the backup lost ${missing(there, before)}`,
  )
  await other.close()
  await rm(folder, { recursive: true })
}

const editor = requireStaff({
  _id: newId(),
  name: 'Ada',
  email: 'ada@example.com',
  role: 'Manager',
})

const settingsOf = ({ app: { config } }: BenchSite) => ({
  DATA_DIR: config.dataDir,
  DATABASE_URL: config.databaseUrl ?? '',
})

/** Adds meals until it is stopped; gives the ids of those that were acknowledged. */
function startWrites(app: App) {
  const ids: string[] = []
  let writing = true
  const work = (async () => {
    while (writing) {
      const input = newMealInput.parse({ title: `Meanwhile ${ids.length}`, isPublished: true })
      ids.push((await createMeal(app, editor, input))._id)
      await pause(10)
    }
  })()
  return {
    async stop() {
      writing = false
      await work
      return ids
    },
  }
}

async function mealIds({ db }: App): Promise<Set<string>> {
  const rows = await db.selectFrom('meals').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

const missing = (there: Set<string>, ids: string[]) => ids.filter((id) => !there.has(id)).length
