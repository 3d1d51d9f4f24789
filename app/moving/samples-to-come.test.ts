import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { updatePost } from '#app/blog/edit-posts.server.ts'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { blogJobs } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { readSample } from '#app/blog/samples/read-sample.ts'
import { makeSamplePosts } from '#app/blog/samples/sample-posts.server.ts'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { mealJobs } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { fillEmptySite } from '#app/meals/samples/sample-content.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import { editor } from '#tests/support/builders/build-meal.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'

/** How many meals and posts have a picture. */
async function pictured(app: App) {
  const meals = app.db.selectFrom('meals').select('id').where('image_url', 'like', '/media/%')
  const posts = app.db.selectFrom('posts').select('id').where('featured_image', 'like', '/media/%')
  return { meals: (await meals.execute()).length, posts: (await posts.execute()).length }
}

/** Leaves one waiting job for a meal and one for the top of a post, since drawing them all takes a minute. */
async function keepOneJobOfEach(app: App): Promise<number> {
  const jobs = await app.db.selectFrom('jobs').select(['id', 'kind', 'payload']).execute()
  const meal = jobs.find(({ kind }) => kind === 'meals.illustrate')
  const isOnTop = (text: string) => text.includes(pictureToCome) && !text.includes('#')
  const post = jobs.find(({ payload }) => isOnTop(JSON.stringify(payload)))
  const kept = [meal, post].flatMap((job) => (job ? [job.id] : []))
  await app.db.deleteFrom('jobs').where('id', 'not in', kept).execute()
  return jobs.length
}

it('a site whose sample pictures are not drawn yet is moved, and they are drawn on the other site', {
  timeout: 300_000,
}, async () => {
  const [from, to, third] = [await openSite(), await openSite(), await openSite()]
  await fillEmptySite(from)
  await makeSamplePosts(from)
  const { blogs } = await listPosts(from, null, { page: 1, limit: 100 })
  for (const { _id } of blogs) await updatePost(from, editor, _id, { description: 'In own words' })
  const zip = path.join(temporaryFolder(), 'site.zip')
  const json = path.join(temporaryFolder(), 'site.json')
  await runMoving(from, 'export', zip)
  await runMoving(from, 'export', json)
  const [meals, posts] = [sampleMeals.length, samplePosts.length]
  for (const file of [zip, json]) {
    const again = await runMoving(from, 'import', file)
    expect([again.failure, again.row('meals'), again.row('posts')]).toEqual([
      null,
      [0, 0, meals, 0],
      [0, 0, posts, 0],
    ])
  }
  for (const [site, file] of [
    [to, zip],
    [third, json],
  ] as const) {
    const moved = await runMoving(site, 'import', file)
    expect([moved.failure, moved.row('meals'), moved.row('posts')]).toEqual([
      null,
      [meals, 0, 0, 0],
      [posts, 0, 0, 0],
    ])
    const pictures = samplePosts.map((sample) => readSample(sample).prompts.length)
    const wanted = pictures.reduce((all, number) => all + number, meals)
    expect(await keepOneJobOfEach(site)).toBe(wanted)
  }
  startTestWorker(to, [...mealJobs, ...blogJobs])
  await vi.waitFor(async () => expect(await pictured(to)).toEqual({ meals: 1, posts: 1 }), {
    timeout: 280_000,
    interval: 500,
  })
  // An older file does not take a picture away again.
  const after = await runMoving(to, 'import', zip)
  expect([after.failure, after.row('meals'), after.row('posts')]).toEqual([
    null,
    [0, 0, meals, 0],
    [0, 0, posts, 0],
  ])
  expect(await pictured(to)).toEqual({ meals: 1, posts: 1 })
  const moved = await listPosts(to, null, { page: 1, limit: 100 })
  expect(new Set(moved.blogs.map(({ description }) => description))).toEqual(
    new Set(['In own words']),
  )
})
