import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { deleteMeal } from '#app/meals/meal-trash.server.ts'
import { illustrateMealJob, mealJobs } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import type { App } from '#platform/app.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { buildMeal, editor, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { keepUp, upkeepJob } from './upkeep.ts'

const day = 24 * 3_600_000
const kinds = [upkeepJob]

const jobsOf = (app: App) => app.db.selectFrom('jobs').select(['kind', 'status']).execute()
const mealsOf = (app: App) => app.db.selectFrom('meals').select('title').execute()
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

describeOnBoth('the daily maintenance', (open) => {
  it('is done once, by one worker', async () => {
    const app = await openMealsApp(open)
    const { _id } = await buildMeal(app, { title: 'Thrown away' })
    await deleteMeal(app, editor, _id)
    app.clock.advance(31 * day)
    await Promise.all([1, 2, 3].map(() => keepUp(app)))
    expect(await jobsOf(app)).toEqual([{ kind: 'site.upkeep', status: 'waiting' }])
    startTestWorker(app, kinds)
    await until(async () => expect(await mealsOf(app)).toEqual([]))
    await until(async () => expect(await jobsOf(app)).toEqual([]))
    app.clock.advance(3_600_000)
    await keepUp(app)
    expect(await jobsOf(app)).toEqual([])
    app.clock.advance(day)
    await keepUp(app)
    await until(async () => expect(await jobsOf(app)).toEqual([]))
  })

  it('is done on the same day even if the worker that began it died', async () => {
    const app = await openMealsApp(open)
    const { _id } = await buildMeal(app, { title: 'Thrown away' })
    await deleteMeal(app, editor, _id)
    app.clock.advance(31 * day)
    await keepUp(app)
    await app.jobs.take(app, { owner: 'elsewhere|1|', kinds, lowestPriority: 100 })
    expect(await jobsOf(app)).toEqual([{ kind: 'site.upkeep', status: 'running' }])
    startTestWorker(app, kinds)
    app.clock.advance(30_001)
    await until(async () => expect((await jobsOf(app))[0]?.status).toBe('waiting'))
    app.clock.advance(1000)
    await until(async () => expect(await mealsOf(app)).toEqual([]))
  })

  it('writes the first archive when the pictures of the samples are drawn', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'platewise-upkeep-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const app = await openMealsApp(open, { env: { BACKUP_DIR: folder } })
    await enqueue(app, illustrateMealJob, { mealId: 'x', prompt: 'rice' })
    await keepUp(app)
    expect(readdirSync(folder)).toEqual([])
    startTestWorker(app, mealJobs)
    await until(async () => {
      await keepUp(app)
      expect(readdirSync(folder)).toHaveLength(1)
    })
  })

  it('is tried again soon if its job could not be added', async () => {
    const app = await openMealsApp(open)
    vi.spyOn(app.jobs, 'add').mockRejectedValueOnce(new Error('The disk is full'))
    const told = vi.spyOn(app.log, 'error')
    await keepUp(app)
    expect(await jobsOf(app)).toEqual([])
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ task: 'leaveUpkeep' }),
      'upkeep failed',
    )
    await keepUp(app)
    expect(await jobsOf(app)).toHaveLength(1)
  })
})
