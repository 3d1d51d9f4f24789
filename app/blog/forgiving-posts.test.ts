import { expect, it } from 'vitest'
import { editor } from '#tests/support/builders/build-meal.ts'
import { buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { listPosts } from './list-posts.server.ts'

describeOnBoth('a search of posts', (open) => {
  it('forgives faults, plurals and other words, and says what it corrected [finding-06]', async () => {
    const app = await openBlogApp(open)
    await buildPost(app, { title: 'How large is a portion of rice?', tags: ['portions'] })
    app.clock.advance(1000)
    await buildPost(app, { title: 'Aubergines keep well', description: 'In a cool place.' })
    await buildPost(app, { title: 'Quinces', published: false })
    const find = async (search: string, more = {}, user: typeof editor | null = null) => {
      const { blogs, total, corrected } = await listPosts(app, user, {
        ...{ page: 1, limit: 10, search },
        ...more,
      })
      expect(total).toBe(blogs.length)
      return [...blogs.map(({ title }) => title), ...(corrected ? [`(${corrected})`] : [])]
    }
    const [portion, aubergine] = ['How large is a portion of rice?', 'Aubergines keep well']
    expect(await find('eggplant')).toEqual([aubergine])
    expect(await find('eggplant', { exact: true })).toEqual([])
    expect(await find('porton')).toEqual([portion, '(portion)'])
    expect(await find('porton', { exact: true })).toEqual([])
    expect(await find('quinces')).toEqual([])
    expect(await find('quincess')).toEqual([])
    expect(await find('quinces', {}, editor)).toEqual(['Quinces'])
    await buildPost(app, { title: 'A pot', description: 'Portion by portion.' })
    expect(await find('portion', { ranked: true })).toEqual([portion, 'A pot'])
    expect(await find('portion')).toEqual(['A pot', portion])
  })
})
