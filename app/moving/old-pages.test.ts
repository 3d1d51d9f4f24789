import { expect, it } from 'vitest'
import { postSlugFor } from './old-pages.server.ts'

it('a page that becomes a post gets an address that no other has', () => {
  const taken = new Set<string>()
  const page = { slug: 'team', title: 'Team', createdAt: undefined, whyPost: null }
  const slugs = Array.from({ length: 6 }, () => postSlugFor(taken, page, '7'))
  expect(slugs).toEqual([
    ...['team', 'team-page', 'team-7', 'team-page-7', 'team-page-7-2', 'team-page-7-3'],
  ])
  expect([...taken]).toEqual(slugs)
})
