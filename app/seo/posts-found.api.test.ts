import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { blogEndpoints } from '#app/blog/blog.api.server.ts'
import type { Post } from '#app/blog/post.ts'
import { partsOfPosts } from '#app/blog/posts.server.ts'
import { appContext } from '#app/shell/app-context.ts'
import { apiClient } from '#tests/support/api.ts'
import { openBlogApp, postFields } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { loader as feed } from './feeds/feed.ts'
import { loader as sitemap } from './sitemap.ts'
import { loader as sitemapPart } from './sitemap-part.ts'
import { sitemapOf } from './sitemaps.server.ts'

const { queryRoute } = createStaticHandler([
  { path: '/feed.xml', loader: feed },
  { path: '/sitemap.xml', loader: sitemap },
  { path: '/sitemaps/:name', loader: sitemapPart },
])

describeOnBoth('sitemap and feed', (open) => {
  async function openBlog() {
    const app = await openBlogApp(open)
    const read = async (address: string): Promise<string> => {
      const requestContext = new RouterContextProvider()
      requestContext.set(appContext, app)
      const answer: Response = await queryRoute(new Request(address), { requestContext })
      return await answer.text()
    }
    const { siteUrl } = app.config
    /** The content of the feed and of the sitemap. */
    const found = async () => ({
      feed: await read(`${siteUrl}/feed.xml`),
      sitemap: await read(`${siteUrl}/sitemap.xml`),
    })
    const staff = await apiClient(app, blogEndpoints).as('Manager')
    const fields = await postFields(app, { title: 'Salt & <Sugar>' })
    const { body: post } = await staff.post<Post>('/blogs', fields)
    return { app, staff, read, found, post, address: `${siteUrl}/blogs/${post.slug}` }
  }

  it('list a published post', async () => {
    const { found, post, address } = await openBlog()
    const { feed, sitemap } = await found()
    expect(sitemap).toContain(`<loc>${address}</loc><lastmod>${post.updatedAt}</lastmod>`)
    expect(feed).toContain(`<title>Salt &amp; &lt;Sugar&gt;</title><id>urn:uuid:${post._id}</id>`)
    expect(feed).toContain(`<link rel="alternate" type="text/html" href="${address}"/>`)
  })

  it('remove a post that is unpublished, and list it again', async () => {
    const { staff, found, post, address } = await openBlog()
    await staff.put(`/blogs/${post._id}`, { published: false })
    const without = await found()
    expect(without.sitemap).not.toContain(address)
    expect(without.feed).not.toContain(post._id)
    await staff.put(`/blogs/${post._id}`, { published: true })
    expect((await found()).sitemap).toContain(address)
  })

  it('are one file for a small site, otherwise an index of parts [feed-07]', async () => {
    const { app, read, found } = await openBlog()
    const { siteUrl } = app.config
    const { sitemap } = await found()
    expect(sitemap).toMatch(/^<\?xml[^>]+>\s*<urlset /)
    expect(sitemap).toContain(`<loc>${siteUrl}/about</loc>`)
    const index = await sitemapOf(app, 5)
    expect(index).toMatch(/^<sitemapindex /)
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part)
    expect(parts).toEqual(
      ['pages', 'meals-1', 'blogs-1'].map((name) => `${siteUrl}/sitemaps/${name}.xml`),
    )
    const lists = (text: string) => [...text.matchAll(/<loc>[^<]+<\/loc>/g)].map(String)
    const listed = (await Promise.all(parts.map(read))).flatMap(lists)
    expect(listed).toEqual(lists(sitemap))
  })

  it('leave a post to the site that its canonical address names [feed-06]', async () => {
    const { staff, found, post, address } = await openBlog()
    const home = address.slice(0, address.indexOf('/blogs/'))
    const elsewhere = ['https://medium.example/salt', `${home}.example/salt`]
    for (const [canonicalUrl, isListed] of [
      ...elsewhere.map((url) => [url, false] as const),
      [`${home}/blogs/other`, true],
      [home, true],
      [null, true],
    ] as const) {
      await staff.put(`/blogs/${post._id}`, { canonicalUrl })
      const { sitemap, feed } = await found()
      expect([canonicalUrl, sitemap.includes(`<loc>${address}</loc>`)]).toEqual([
        canonicalUrl,
        isListed,
      ])
      expect(feed).toContain(address)
    }
  })

  it('name no part whose posts are all left to other sites [feed-06]', async () => {
    const { app, staff } = await openBlog()
    const canonicalUrl = 'https://medium.example/pepper'
    const fields = await postFields(app, { title: 'Pepper', canonicalUrl })
    const { body: pepper } = await staff.post<Post>('/blogs', fields)
    expect(await partsOfPosts(app, 1)).toEqual([1])
    await staff.post('/blogs', { ...fields, title: 'Thyme', canonicalUrl: '' })
    expect(await partsOfPosts(app, 1)).toEqual([1, 3])
    await staff.put(`/blogs/${pepper._id}`, { canonicalUrl: null })
    expect(await partsOfPosts(app, 1)).toEqual([1, 2, 3])
  })

  it('remove a post that is deleted, and list it again when it is restored', async () => {
    const { staff, found, post, address } = await openBlog()
    await staff.delete(`/blogs/${post._id}`)
    const without = await found()
    expect(without.sitemap).not.toContain(address)
    expect(without.feed).not.toContain(post._id)
    await staff.post(`/blogs/${post._id}/restore`)
    expect((await found()).feed).toContain(post._id)
  })
})
