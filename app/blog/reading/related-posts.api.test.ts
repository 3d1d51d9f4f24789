import { expect, it } from 'vitest'
import { buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { getPostPage } from './post-pages.server.ts'

describeOnBoth('related articles', (open) => {
  it('are of the category, those with the same tags first, then those with one of its tags [reading-08]', async () => {
    const app = await openBlogApp(open)
    const build = async (title: string, category: string, ...tags: string[]) =>
      await buildPost(app, { title, category, tags })
    await build('Rice of old', 'Recipes', 'Rice', 'Dal')
    await build('Dal of old', 'Recipes', 'dal')
    await build('Beans', 'Recipes')
    await build('Lentils', 'Recipes')
    const post = await build('Rice', 'Recipes', 'rice', 'Dal')
    const related = async (slug: string) =>
      (await getPostPage(app, null, slug)).related.map(({ title }) => title)
    expect(await related(post.slug)).toEqual(['Rice of old', 'Dal of old', 'Lentils'])

    await build('Running', 'Fitness', 'Steps')
    await build('Walking', 'Fitness', 'Air', 'Rice', 'Dal')
    expect(await related('walking')).toEqual(['Running', 'Rice', 'Rice of old'])
    await build('Alone', 'Wellness')
    expect(await related('alone')).toEqual([])
  })
})
