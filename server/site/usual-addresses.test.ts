import { expect, it } from 'vitest'
import { usualAddresses } from './usual-addresses.ts'

it.each([
  ['/rss', '/feed.xml'],
  ['/feed', '/feed.xml'],
  ['/feed/', '/feed.xml'],
  ['/rss.xml', '/feed.xml'],
  ['/atom.xml', '/feed.xml'],
  ['/blog', '/blogs'],
  ['/blog/?page=2', '/blogs?page=2'],
])('%s redirects permanently to %s', async (from, to) => {
  const answer = await usualAddresses().request(from)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(to)
})

it('other addresses are not redirected', async () => {
  for (const path of ['/blog/a-post', '/feed.xml', '/rss/more']) {
    expect((await usualAddresses().request(path)).status).toBe(404)
  }
})
