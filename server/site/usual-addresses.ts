import { Hono } from 'hono'

/** Conventional addresses that people and feed readers try, and the corresponding ones on this site. */
const usual = {
  '/rss': '/feed.xml',
  '/feed': '/feed.xml',
  '/rss.xml': '/feed.xml',
  '/atom.xml': '/feed.xml',
  '/blog': '/blogs',
}

/** Redirects conventional addresses to the ones on this site, including the query. */
export function usualAddresses(): Hono {
  const router = new Hono()
  for (const [from, to] of Object.entries(usual)) {
    for (const path of [from, `${from}/`]) {
      router.get(path, (context) => {
        context.header('Cache-Control', 'public, max-age=86400')
        return context.redirect(to + new URL(context.req.url).search, 301)
      })
    }
  }
  return router
}
