import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { appContext } from '#app/shell/app-context.ts'
import type { App } from '#platform/app.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildImage, buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { loader as mealsFeed } from './meals-feed.ts'
import { loader as postsFeed } from './posts-feed.ts'

const { queryRoute } = createStaticHandler([
  { path: '/meals/feed.xml', loader: mealsFeed },
  { path: '/blog/feed.xml', loader: postsFeed },
  { path: '/blog/:kind/:name/feed.xml', loader: postsFeed },
])

async function read(app: App, path: string): Promise<string> {
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const answer: Response = await queryRoute(new Request(app.config.siteUrl + path), {
    requestContext,
  })
  return await answer.text()
}

/** The HTML of the only entry. */
const htmlIn = (feed: string) =>
  (/<content type="html">(.*?)<\/content>/s.exec(feed)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'init' in error ? error.init : error

const content = (url: string) =>
  JSON.stringify([
    { type: 'heading-one', children: [{ text: 'Salt & pepper' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'Read <this>[^1]', bold: true },
        { type: 'link', url: '/meals', children: [{ text: 'meals' }] },
      ],
    },
    { type: 'numbered-list', children: [{ type: 'list-item', children: [{ text: 'one' }] }] },
    { type: 'image', url, alt: 'A', caption: 'C', width: 'full', children: [{ text: '' }] },
    { type: 'paragraph', children: [{ text: '[^1]: Of the sea.' }] },
  ])

describeOnBoth('feeds', (open) => {
  it('of the blog has the full text of published posts, with absolute addresses [feed-01, reading-09]', async () => {
    const app = await openBlogApp(open)
    const { siteUrl } = app.config
    const { imageUrl } = await buildImage(app)
    await buildPost(app, { title: 'On salt', content: content(imageUrl) })
    await buildPost(app, { title: 'Hidden', published: false })
    const feed = await read(app, '/blog/feed.xml')
    expect(feed).toContain('<title>On salt</title>')
    expect(feed).not.toContain('Hidden')
    const html = htmlIn(feed)
    expect(html).toContain('<h2>Salt &amp; pepper</h2>')
    expect(html).toContain(
      `<p><strong>Read &lt;this&gt;</strong><sup><strong>1</strong></sup><a href="${siteUrl}/meals">meals</a></p>`,
    )
    expect(html).toContain('<ol><li>one</li></ol>')
    expect(html).toContain(
      `<figure><img src="${siteUrl}${imageUrl}" alt="A"><figcaption>C</figcaption></figure><hr><ol><li>Of the sea.</li></ol>`,
    )
  })

  it('has nothing of older HTML that could run [feed-02]', async () => {
    const app = await openBlogApp(open)
    const html = '<p onclick="x()">Old <a href="/about">text</a></p><script>run()</script>'
    await buildPost(app, { content: html })
    const shown = htmlIn(await read(app, '/blog/feed.xml'))
    expect(shown).toContain(`<p>Old <a href="${app.config.siteUrl}/about">text</a></p>`)
    expect(shown).not.toContain('run()')
    expect(shown).not.toContain('onclick')
  })

  it('of a category and of a tag have their posts only; others are a 404 [feed-03]', async () => {
    const app = await openBlogApp(open)
    await buildPost(app, { title: 'Soup', category: 'Recipes', tags: ['Meal prep'] })
    await buildPost(app, { title: 'Running', category: 'Fitness', tags: ['Legs'] })
    await buildPost(app, { title: 'Draft', tags: ['Secret'], published: false })
    const category = await read(app, '/blog/category/recipes/feed.xml')
    expect(category).toContain('<title>Soup</title>')
    expect(category).not.toContain('Running')
    expect(category).toContain('/blog/category/Recipes/feed.xml"/>')
    const tag = await read(app, '/blog/tag/meal%20prep/feed.xml')
    expect(tag).toContain('<title>Soup</title>')
    expect(tag).not.toContain('Running')
    for (const path of ['category/None', 'tag/None', 'tag/Secret', 'other/Recipes']) {
      const fault = read(app, `/blog/${path}/feed.xml`).catch(statusOf)
      expect(await fault).toMatchObject({ status: 404 })
    }
  })

  it('go by the date of publication, and have the cards of meals as links [feed-05]', async () => {
    const app = await openBlogApp(open)
    const { siteUrl } = app.config
    const soup = await buildMeal(app, { title: 'Fish & chips', nutritionData: { calories: 512 } })
    const draft = await buildMeal(app, { title: 'Hidden', isPublished: false })
    const card = (mealId: string) => ({ type: 'meal', mealId, children: [{ text: '' }] })
    const content = JSON.stringify([
      card(soup._id),
      card(draft._id),
      { type: 'paragraph', children: [{ text: 'Text' }] },
    ])
    const at = (publishedAt: string) => ({ publishedAt, category: 'Recipes', tags: ['Quick'] })
    await buildPost(app, { title: 'Made first', content, ...at('2021-05-01T00:00:00.000Z') })
    await buildPost(app, { title: 'Made second', content, ...at('2020-05-01T00:00:00.000Z') })
    await buildPost(app, { title: 'Waiting', content, ...at('2099-05-01T00:00:00.000Z') })
    for (const path of ['', '/category/Recipes', '/tag/Quick']) {
      const feed = await read(app, `/blog${path}/feed.xml`)
      const titles = [...feed.matchAll(/<entry><title>(.*?)<\/title>/g)].map(([, title]) => title)
      expect(titles, path).toEqual(['Made first', 'Made second'])
      expect(feed).toContain('<published>2021-05-01T00:00:00.000Z</published>')
      const html = htmlIn(feed)
      expect(html).toContain(
        `<p><a href="${siteUrl}/meals/fish-chips">Fish &amp; chips</a> 512 kcal</p><p>Text</p>`,
      )
      expect(html).not.toContain('Hidden')
    }
  })

  it('of meals has the published ones with their pictures [feed-04]', async () => {
    const app = await openBlogApp(open)
    await buildMeal(app, { title: 'Fish & chips' })
    await buildMeal(app, { title: 'Hidden', isPublished: false })
    const feed = await read(app, '/meals/feed.xml')
    expect(feed).toContain('<title>Fish &amp; chips</title>')
    expect(feed).not.toContain('Hidden')
    expect(htmlIn(feed)).toContain('kcal for one serving')
  })
})
