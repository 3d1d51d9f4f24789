import { describe, expect, it, vi } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { isToCome, pictureToCome } from '#app/ui/picture-to-come.ts'
import { commandLine } from '#platform/api/caller.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { GiveUp } from '#platform/jobs/job.ts'
import { slugOf } from '#platform/text/slug.ts'
import { openBlogApp } from '#tests/support/builders/build-post.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { contentProblem } from '../content/content.ts'
import { countWords } from '../content/rich-text.ts'
import { createPost } from '../edit-posts.server.ts'
import { listPosts } from '../list-posts.server.ts'
import { firstPostCategories } from '../post.ts'
import { imageUrlsIn } from '../post-images.server.ts'
import { newPostInput } from '../post-input.ts'
import { deletePost } from '../post-trash.server.ts'
import { getPost } from '../posts.server.ts'
import { blogJobs, illustratePostJob } from './illustrate-post.jobs.server.ts'
import { makeSamplePosts } from './sample-posts.server.ts'
import { samplePosts } from './sample-posts.ts'
import { readSampleText } from './sample-text.ts'

vi.setConfig({ testTimeout: 120_000 })

describe('the sample posts', () => {
  it('are ten at least, over all categories', () => {
    expect(samplePosts.length).toBeGreaterThanOrEqual(10)
    const categories = new Set(samplePosts.map(({ category }) => category))
    expect([...categories].toSorted()).toEqual([...firstPostCategories].toSorted())
  })

  it.each(samplePosts)('$title is a whole article', ({ text }) => {
    const parts = readSampleText(text)
    const blocks = parts.flatMap((part) => ('block' in part ? part.block : []))
    const content = JSON.stringify(blocks)
    expect(contentProblem(content)).toBeNull()
    expect(content).not.toMatch(/"text":"[^"]*(\*|\]\(|^#)/)
    expect(countWords(text)).toBeGreaterThan(580)
    expect(countWords(text)).toBeLessThan(1200)
    expect(parts.some((part) => 'image' in part)).toBe(true)
    for (const type of [/^heading-one$/, /-list$/, /^block-quote$/]) {
      expect(blocks.some((block) => type.test(block.type))).toBe(true)
    }
    expect(text).toContain('**Sources:**')
  })

  it('link to meals that every new site has', () => {
    const slugs = new Set(sampleMeals.map(({ title }) => `/meals/${slugOf(title)}`))
    const links = samplePosts.flatMap(({ text }) =>
      [...text.matchAll(/\]\((\/meals\/[^)]+)\)/g)].map(([, path = '']) => path),
    )
    expect(links.filter((path) => !slugs.has(path))).toEqual([])
    expect(links.length).toBeGreaterThan(10)
  })

  it('are read at once and get their pictures one by one, and do not come back when they are deleted', async () => {
    const app = await openBlogApp()
    await ensureFirstAdministrator(app)
    const [sample] = samplePosts
    const [pictures] = await makeSamplePosts(app)
    const { total, blogs } = await listPosts(app, null, { page: 1, limit: 20 })
    expect(total).toBe(samplePosts.length)
    expect(blogs[0]).toMatchObject({ title: sample?.title, featuredImage: pictureToCome })
    const read = async () => getPost(app, null, blogs[0]?._id ?? '')
    const addresses = async () => {
      const { featuredImage, content } = await read()
      return [featuredImage, ...imageUrlsIn(content)]
    }
    const before = await addresses()
    expect(before.length).toBe(1 + (pictures?.inline.length ?? 0))
    expect(before.filter(isToCome)).toEqual(before)
    for (const draw of pictures ? [pictures.featured, ...pictures.inline] : []) {
      await draw(app, 'normal')
    }
    startTestWorker(app, blogJobs)
    const drawn = before.map(() => expect.stringMatching(/^\/media\//))
    await vi.waitFor(async () => expect(await addresses()).toEqual(drawn), {
      timeout: 100_000,
      interval: 500,
    })
    expect((await read()).image).not.toBeNull()
    await deletePost(app, commandLine, (await read())._id)
    expect(await makeSamplePosts(app)).toEqual([])
  })

  it('that wait as drafts for a job of the release before are published, with pictures to come', async () => {
    const app = await openBlogApp()
    await ensureFirstAdministrator(app)
    const [sample] = samplePosts
    const title = sample?.title ?? ''
    const { _id: postId, updatedAt } = await createPost(
      app,
      commandLine,
      newPostInput.parse({ title }),
    )
    await enqueue(app, illustratePostJob, { postId, title, updatedAt })
    startTestWorker(app, blogJobs)
    const featured = async () => (await getPost(app, null, postId)).featuredImage
    await vi.waitFor(async () => expect(await featured()).toMatch(/^\/media\//), {
      timeout: 100_000,
      interval: 500,
    })
    expect((await getPost(app, null, postId)).content.length).toBeGreaterThan(1000)
  })

  it('of which one cannot be drawn do without: inside it is left out, on top the post is a draft', async () => {
    const app = await openBlogApp()
    await ensureFirstAdministrator(app)
    const [pictures] = await makeSamplePosts(app)
    const { blogs } = await listPosts(app, null, { page: 1, limit: 1 })
    const read = async () => getPost(app, commandLine, blogs[0]?._id ?? '')
    const broken = { ...illustratePostJob, run: () => Promise.reject(new GiveUp('No pen')) }
    startTestWorker(app, [broken])
    for (const draw of pictures?.inline ?? []) await draw(app, 'normal')
    await vi.waitFor(async () => expect(imageUrlsIn((await read()).content)).toEqual([]))
    expect((await read()).published).toBe(true)
    await pictures?.featured(app, 'normal')
    await vi.waitFor(async () =>
      expect(await read()).toMatchObject({ published: false, featuredImage: '' }),
    )
  })
})
