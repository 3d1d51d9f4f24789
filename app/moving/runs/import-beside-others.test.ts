import { expect, it, vi } from 'vitest'
import { updatePost } from '#app/blog/edit-posts.server.ts'
import { importPost } from '#app/blog/importing/import-post.server.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { blogJobs } from '#app/blog/samples/illustrate-post.jobs.server.ts'
import { dryPictures } from '#app/images/making/picture-source.server.ts'
import { importPage } from '#app/legal/documents/import-page.server.ts'
import { pageChangesInput } from '#app/legal/documents/page-document.ts'
import { changePage, findPageAt } from '#app/legal/documents/pages.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { mealJobs } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import { theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { editor } from '#tests/support/builders/build-meal.ts'
import { postFields } from '#tests/support/builders/build-post.ts'
import { workAfterRead } from '#tests/support/races/between-read-and-write.ts'
import { openSite } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { importMeal, mealEntry } from '../import-meal.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const pictures = { ...dryPictures(), dry: false }

/** Draws what is waiting, and returns when `address` gives the address of a drawn picture. */
async function drawAll(app: App, address: () => Promise<string>) {
  const worker = startTestWorker(app, [...mealJobs, ...blogJobs])
  const drawn = async () => expect(await address()).toMatch(/^\/media\//)
  await vi.waitFor(drawn, { timeout: 60_000, interval: 50 })
  await worker.stop()
}

/** The post of a file, whose picture was not drawn yet on the other site. */
async function postOfFile(app: App) {
  const fields = await postFields(app, { title: 'Soup', featuredImage: pictureToCome })
  const post = { ...newPostInput.parse(fields), slug: 'soup' }
  await importPost(app, editor, post, {}, pictures)
  return { ...post, description: 'In new words' }
}

async function mealOfFile(app: App) {
  const meal = mealEntry.parse({ slug: 'soup', title: 'Soup', imageUrl: pictureToCome })
  await importMeal(app, editor, meal, pictures)
  return { ...meal, description: 'In new words' }
}

const soupPost = (app: App) => getPostBySlug(app, editor, 'soup')
const soupMeal = (app: App) => getMealBySlug(app, editor, 'soup')

describeOnBoth('an import beside others that write', (open) => {
  it('leaves the picture that a worker drew while a post was imported again [import-08]', async () => {
    const app = await openSite(open)
    const post = await postOfFile(app)
    const draw = () => drawAll(app, async () => (await soupPost(app)).featuredImage)
    const raced = workAfterRead(app, 'posts', draw)
    expect(await importPost(raced, editor, post, {}, pictures)).toMatchObject({ result: 'changed' })
    const { featuredImage, description } = await soupPost(app)
    expect([description, featuredImage]).toEqual([
      'In new words',
      expect.stringMatching(/^\/media\//),
    ])
  })

  it('leaves the picture that a worker drew while a meal was imported again', async () => {
    const app = await openSite(open)
    const meal = await mealOfFile(app)
    const draw = () => drawAll(app, async () => (await soupMeal(app)).imageUrl)
    const raced = workAfterRead(app, 'meals', draw)
    expect(await importMeal(raced, editor, meal, pictures)).toMatchObject({ result: 'changed' })
    const { imageUrl, description } = await soupMeal(app)
    expect([description, imageUrl]).toEqual(['In new words', expect.stringMatching(/^\/media\//)])
  })

  it('does not publish or withdraw what staff decided meanwhile', async () => {
    const app = await openSite(open)
    const [post, meal] = [await postOfFile(app), await mealOfFile(app)]
    const { _id: postId } = await soupPost(app)
    const { _id: mealId } = await soupMeal(app)
    const unpublish = () => updatePost(app, editor, postId, { published: false })
    const sent = { ...post, whyDraft: null }
    await importPost(workAfterRead(app, 'posts', unpublish), editor, sent, {}, pictures)
    const publish = () => updateMeal(app, editor, mealId, { isPublished: true })
    await importMeal(workAfterRead(app, 'meals', publish), editor, meal, pictures)
    expect([(await soupPost(app)).published, (await soupMeal(app)).isPublished]).toEqual([
      false,
      true,
    ])
  })

  it('does not withdraw a page that staff published meanwhile', async () => {
    const app = await openSite(open)
    const page = { slug: 'our-kitchen', title: 'Our kitchen', content: '', published: false }
    await importPage(app, theSite, page, pictures)
    const publish = () =>
      changePage(app, theSite, 'our-kitchen', pageChangesInput.parse({ published: true }))
    const sent = { ...page, title: 'The kitchen' }
    await importPage(workAfterRead(app, 'pages', publish), theSite, sent, pictures)
    expect(await findPageAt(app, theSite, 'our-kitchen')).toMatchObject({
      title: 'The kitchen',
      published: true,
    })
  })

  it('leaves the alternative text that somebody wrote while the picture was put in', async () => {
    const app = await openSite(open)
    await mealOfFile(app)
    const { _id } = await soupMeal(app)
    const describe = () => updateMeal(app, editor, _id, { imageAlt: 'A bowl of soup' })
    await drawAll(workAfterRead(app, 'meals', describe), async () => (await soupMeal(app)).imageUrl)
    expect((await soupMeal(app)).imageAlt).toBe('A bowl of soup')
  })
})
