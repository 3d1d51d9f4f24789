import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { countUses } from '#app/images/image-uses.db.server.ts'
import { mealEndpoints } from '#app/meals/meals.api.server.ts'
import type { App } from '#platform/app.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { contentVersion, staffVersion } from '#platform/database/versions/content-version.ts'
import { toFailure } from '#platform/http/answers/error-reply.ts'
import { apiClient } from './support/api.ts'
import { clearRows, findBrokenRows } from './support/builders/broken-rows.ts'
import { openMealsApp } from './support/builders/build-meal.ts'
import { buildImage } from './support/builders/build-post.ts'
import { countDeadlocks } from './support/races/deadlocks.ts'
import { createSharedRows, rivalWrites, type SharedRows } from './support/races/rival-writes.ts'
import { describeOnBoth } from './support/servers/databases.ts'
import type { TestApp } from './support/test-app.ts'

vi.setConfig({ testTimeout: 400_000 })

/** Writes that do not change what lists show. */
const unseen = ['count views', 'delete image']

/** Number of concurrent writes. */
const atOnce = 25

/** Opens the site like two processes, each with its own connections; `close` closes all of them. */
async function openTwice(app: TestApp) {
  const other = await openDatabase(app.database.place)
  onTestFinished(() => other.close())
  const apps: App[] = [app, { ...app, db: other.db, reads: other.reads }]
  return { apps, close: () => Promise.all([app.database.close(), other.close()]) }
}

const pairsOf = (names: string[]) =>
  names.flatMap((one, place) => names.slice(place).map((other): [string, string] => [one, other]))

/** Runs two writes concurrently many times. Returns the unexpected errors. */
async function runRivals(
  apps: App[],
  shared: SharedRows,
  pair: [string, string],
): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: atOnce }, async (_, turn) => {
      const app = apps[Math.floor(turn / 2) % apps.length]
      const write = rivalWrites[pair[turn % 2] ?? '']
      if (!app || !write) throw new Error('Nothing to do')
      await write(app, shared)
    }),
  )
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled' || toFailure(outcome.reason).status < 500) return []
    return `${pair.join(' beside ')}: ${outcome.reason}`
  })
}

describeOnBoth('a hundred meals with one picture', (open) => {
  it('are stored, 25 at a time, while visitors read', async () => {
    const app = await openMealsApp(open)
    const visitor = apiClient(app, mealEndpoints)
    const staff = await visitor.as('Manager')
    const { _id, imageUrl } = await buildImage(app)
    const version = await contentVersion(app.db)
    let isDone = false
    const readings = Array.from({ length: 10 }, async () => {
      while (!isDone) {
        expect((await visitor.get('/meals')).status).toBe(200)
        await nextTurn()
      }
    })
    try {
      for (let first = 0; first < 100; first += atOnce) {
        const sent = Array.from({ length: atOnce }, (_, place) =>
          staff.post('/meals', { title: `Twin ${first + place}`, imageUrl, isPublished: true }),
        )
        const statuses = (await Promise.all(sent)).map(({ status }) => status)
        expect(new Set(statuses)).toEqual(new Set([201]))
      }
    } finally {
      isDone = true
    }
    await Promise.all(readings)
    expect(await contentVersion(app.db)).toBeGreaterThanOrEqual(version + 100)
    expect(await countUses(app.db, _id)).toEqual([{ kind: 'meal', count: 100 }])
  })
})

describeOnBoth('writes of the same rows', (open) => {
  it('succeed for every pair, 25 at a time, and leave consistent rows', async () => {
    const app = await openMealsApp(open)
    await ensurePostCategories(app)
    const { apps, close } = await openTwice(app)
    const faults: string[] = []
    for (const pair of pairsOf(Object.keys(rivalWrites))) {
      const shared = await createSharedRows(app)
      const before = await staffVersion(app.db)
      const failed = await runRivals(apps, shared, pair)
      const broken = await findBrokenRows(app)
      faults.push(...failed, ...broken.map((sentence) => `${pair.join(' beside ')}: ${sentence}`))
      if (!pair.some((name) => unseen.includes(name))) {
        expect(await staffVersion(app.db), pair.join(' beside ')).not.toBe(before)
      }
      await clearRows(app)
    }
    expect(faults).toEqual([])
    await close()
    const { databaseUrl } = app.database.place
    if (databaseUrl) expect(await countDeadlocks(databaseUrl)).toBe(0)
  })
})
