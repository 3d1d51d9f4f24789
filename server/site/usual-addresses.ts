import { Hono } from 'hono'

/** Addresses that people and feed readers try by habit, and where they are here. */
const usual = {
  '/rss': '/feed.xml',
  '/feed': '/feed.xml',
  '/rss.xml': '/feed.xml',
  '/atom.xml': '/feed.xml',
  '/blog': '/blogs',
}

/** Leads addresses that other sites have to those of this one, with their query. */
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
