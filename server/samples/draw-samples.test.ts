import { expect, it, vi } from 'vitest'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { getPost } from '#app/blog/posts.server.ts'
import { illustratePostJob } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { getMeal, listMeals } from '#app/meals/meals.server.ts'
import { illustrateMealJob } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { importRunJob } from '#app/moving/runs/import-runs.jobs.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { prepareContent } from './prepare-content.ts'

describeOnBoth('the pictures of the samples', (open) => {
  it('are drawn in the order in which visitors see them', async () => {
    const app = await openTestApp(open, { env: { ADMIN_PASSWORD: 'secret' } })
    await prepareContent(app)
    const all = { page: 1, limit: 100 }
    const meals = (await listMeals(app, null, all)).meals.map(({ title }) => title)
    const posts = (await listPosts(app, null, all)).blogs.map(({ title }) => title)
    expect(posts.length).toBeGreaterThan(3)
    const drawn: string[] = []
    const mealJob: typeof illustrateMealJob = {
      ...illustrateMealJob,
      async run(app, { mealId }) {
        drawn.push((await getMeal(app, null, mealId)).title)
      },
    }
    const postJob: typeof illustratePostJob = {
      ...illustratePostJob,
      async run(app, wanted) {
        const { title } = await getPost(app, null, wanted.postId)
        drawn.push('toCome' in wanted && wanted.toCome.includes('#') ? `in ${title}` : title)
      },
    }
    startTestWorker(app, [mealJob, postJob], { concurrency: 1 })
    const first = [...meals.slice(0, 4), ...posts.slice(0, 3), ...meals.slice(4)]
    const featured = [...first, ...posts.slice(3)]
    await vi.waitFor(
      () => expect(drawn.length).toBeGreaterThanOrEqual(featured.length + posts.length),
      {
        timeout: 50_000,
        interval: 100,
      },
    )
    expect(drawn.slice(0, featured.length)).toEqual(featured)
    const inside = drawn.slice(featured.length)
    expect([...new Set(inside)]).toEqual(posts.map((title) => `in ${title}`))
  })

  it('let an import go first, except those on the home page [import-07]', async () => {
    const app = await openTestApp(open, { env: { ADMIN_PASSWORD: 'secret' } })
    await prepareContent(app)
    await enqueue(app, importRunJob, { runId: 'run' })
    const waiting = await app.db.selectFrom('jobs').select('kind').orderBy('priority').execute()
    const place = waiting.findIndex(({ kind }) => kind === importRunJob.name)
    expect(waiting.slice(0, place).filter(({ kind }) => /illustrate/.test(kind))).toHaveLength(7)
    expect(waiting.length).toBeGreaterThan(place + 50)
  })

  it('show a placeholder until they are drawn', async () => {
    const app = await openTestApp(open, { env: { ADMIN_PASSWORD: 'secret' } })
    await prepareContent(app)
    const all = { page: 1, limit: 100 }
    const { meals } = await listMeals(app, null, all)
    const { blogs } = await listPosts(app, null, all)
    const shown = [
      ...meals.map(({ imageUrl }) => imageUrl),
      ...blogs.map((post) => post.featuredImage),
    ]
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter((url) => !isToCome(url))).toEqual([])
  })
})
