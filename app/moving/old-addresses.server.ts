import { postsFeedPath } from '#app/blog/reading/posts-feed-path.ts'
import { storeRedirects } from '#app/redirects/redirects.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Remark } from './imported-thing.server.ts'
import { storedAtOnce } from './moved-redirects.server.ts'

/**
 * Lets the addresses of an old site lead to the pages here, except where they are the same, and those of the feeds of
 * its lists, below which `feed` stands, to the feeds here.
 */
export async function* addOldAddresses(
  app: App,
  admin: Admin,
  paths: Iterable<[from: string, to: string]>,
  feed: 'feed' | 'rss',
): AsyncGenerator<Remark> {
  const rows = [...paths]
    .flatMap(([from, to]) => [[from, to] as const, ...feedOfList(from, to, feed)])
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ from, to, status: 301 as const }))
  let refused = 0
  for (let start = 0; start < rows.length; start += storedAtOnce) {
    const outcomes = await storeRedirects(app, admin, rows.slice(start, start + storedAtOnce))
    refused += outcomes.filter(({ result }) => result === 'refused').length
  }
  if (rows.length > 0)
    yield { remark: `${rows.length - refused} old addresses lead to the pages here` }
  if (refused > 0) yield { remark: `${refused} old addresses could not be kept` }
}

function feedOfList(from: string, to: string, feed: string): [from: string, to: string][] {
  const { pathname, searchParams } = new URL(to, 'https://here.invalid')
  if (pathname !== '/blogs' || from.startsWith('/?')) return []
  const category = searchParams.get('category') ?? ''
  const tag = searchParams.get('tag') ?? ''
  return [[`${from}/${feed}`, postsFeedPath({ category, tag })]]
}
