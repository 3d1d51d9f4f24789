import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { getPostBySlug } from '#app/blog/posts.server.ts'
import { commandLine as admin } from '#platform/api/caller.ts'
import { openSite, runMoving, temporaryFolder } from '#tests/support/run-import.ts'
import { canonicalElsewhere } from './canonical-elsewhere.ts'

const sites = { old: 'https://old.example', here: 'https://new.example' }

it.each([
  ['https://third.example/one', 'https://third.example/one'],
  ['https://www.old.example/one', undefined],
  ['http://new.example/blogs/one', undefined],
  ['/one', undefined],
  ['mailto:ann@third.example', undefined],
  ['', undefined],
])('of the canonical address %o %o is kept', (address, canonicalUrl) => {
  expect(canonicalElsewhere(address, sites)).toEqual({ canonicalUrl, notes: [] })
})

it('an import that does not know the old site keeps no canonical address, and says so [ghost-09]', async () => {
  const app = await openSite()
  const file = path.join(temporaryFolder(), 'ghost.json')
  const post = (slug: string, canonical_url: string) => ({
    ...{ id: slug, title: slug, slug, html: '<p>Text</p>', type: 'post', status: 'draft' },
    canonical_url,
  })
  const posts = [
    post('own', 'https://old.example/own/'),
    post('here', `${app.config.siteUrl}/blogs/here`),
    post('none', ''),
  ]
  writeFileSync(file, JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data: { posts } }] }))
  const { lines, failure } = await runMoving(app, 'import ghost', file)
  expect(failure).toBeNull()
  expect(await getPostBySlug(app, admin, 'own')).toMatchObject({ canonicalUrl: '' })
  const about = 'its canonical address is left out, as the address of the old site is not known'
  expect(lines.filter((line) => line.includes('canonical'))).toEqual([`  ${about}`])
  expect(lines[lines.indexOf(`  ${about}`) - 1]).toBe('new post own')
})
