import { describe, expect, it, vi } from 'vitest'
import { ensureFirstAdministrator } from '#app/accounts/accounts.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import { sampleMeals } from '#app/meals/samples/sample-meals.ts'
import { slugOf } from '#platform/text/slug.ts'
import { openBlogApp } from '#tests/support/builders/build-post.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { contentProblem } from '../content/content.ts'
import { countWords } from '../content/rich-text.ts'
import { listPosts } from '../list-posts.server.ts'
import { firstPostCategories } from '../post.ts'
import { deletePost } from '../post-trash.server.ts'
import { getPost } from '../posts.server.ts'
import { blogJobs } from './illustrate-post.jobs.server.ts'
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

  it('are published once their images are drawn, and do not come back when they are deleted', async () => {
    const app = await openBlogApp()
    await ensureFirstAdministrator(app)
    const [sample] = samplePosts
    expect(await makeSamplePosts(app)).toBe(samplePosts.length)
    expect((await listPosts(app, null, { page: 1, limit: 20 })).total).toBe(0)
    startTestWorker(app, [...imageJobs, ...blogJobs])
    const published = async () => {
      // The clock of tests stands still: jobs are due when it is moved, the first post's soonest.
      app.clock.advance(300)
      const { blogs } = await listPosts(app, null, { page: 1, limit: 20 })
      const first = blogs.find(({ title }) => title === sample?.title)
      expect(first).toBeDefined()
      return first
    }
    const first = await vi.waitFor(published, { timeout: 100_000, interval: 500 })
    const post = await getPost(app, null, first?._id ?? '')
    expect(post.content).toContain('"type":"image","url":"/media/')
    expect(post.image).not.toBeNull()
    const staff = { _id: 'x', name: 'A', email: 'a@example.com', role: 'Admin' } as const
    await deletePost(app, staff, post._id)
    expect(await makeSamplePosts(app)).toBe(0)
  })
})
