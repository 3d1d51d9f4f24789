import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { writeOldBlog } from '#tests/support/builders/old-blog-export.ts'
import { openPage, untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { crawl, type HtmlElement } from '#tests/support/sites/crawl.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const posts = ['soup', 'tables', 'galleries', 'embeds', 'long-title', 'bare', 'porridge-day']

const pages = [
  ...['/', '/meals', '/meals/porridge-honey', '/blogs', '/our-team', '/about'],
  ...['/privacy-policy', ...posts.map((slug) => `/blogs/${slug}`)],
]

const feeds = [
  ...['/feed.xml', '/blog/feed.xml', '/meals/feed.xml'],
  ...['/blog/category/Soups/feed.xml', '/blog/tag/Quick/feed.xml'],
]

const run = promisify(execFile)

describe('a site moved in from WordPress', () => {
  let staff: StaffSite
  let crawled: Awaited<ReturnType<typeof crawl>>
  let visit: Visit
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-moved-'))

  beforeAll(async () => {
    staff = await startStaffSite()
    const program = path.join(projectRoot(), 'build/server/server/cli.js')
    const env = { PATH: process.env.PATH, DATA_DIR: staff.site.dataDir }
    const { stdout } = await run(process.execPath, [program, ...(await writeOldBlog(folder))], {
      env,
    })
    expect(stdout).toMatch(/^posts +8 +0 +0 +0$/m)
    const accent = '#0f766e'
    const words = { siteName: 'Ann cooks', tagline: 'Eat.', country: 'Portugal' }
    await staff.call('PUT', '/settings', { ...words, contactEmail: 'ann@cooks.example', accent })
    const legal = [{ type: 'paragraph', children: [{ text: 'Ann decides, in Lisbon.' }] }]
    const content = JSON.stringify(legal)
    for (const slug of ['privacy-policy', 'terms-and-conditions', 'cookie-policy']) {
      await staff.call('PUT', `/pages/${slug}`, { content, published: true })
    }
    const drawn = async () => expect(await text('/blogs/bare')).not.toContain('picture-to-come')
    await vi.waitFor(drawn, { timeout: 60_000, interval: 500 })
    crawled = await crawl(staff.site.url, ['/', ...pages])
    visit = await openPage(staff.browser)
  }, 180_000)

  afterAll(async () => {
    await staff?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const text = async (place: string) => await (await fetch(staff.site.url + place)).text()

  it('says nothing of the samples, and has its own name and texts [moved-01]', async () => {
    expect(crawled.pages.size).toBeGreaterThan(30)
    for (const [place, { html }] of crawled.pages) {
      expect(html, place).not.toMatch(/Platewise|Pakistan|hello@example/)
      expect(html, place).toContain('--accent:#0f766e')
    }
    expect(await text('/terms-and-conditions')).toContain('Ann decides, in Lisbon.')
  })

  it('has no link and no picture that leads nowhere [moved-02]', () => {
    expect(crawled.broken).toEqual([])
  })

  it.each(pages)(
    '%s fits and is accessible, narrow and wide, light and dark [moved-03]',
    async (place) => {
      const { page, problems } = visit
      await page.goto(staff.site.url + place)
      await untilQuiet(page)
      await expectToFitLightAndDark(page, [320, 390, 1280])
      expect(problems.splice(0)).toEqual([])
    },
    120_000,
  )

  it('tells search engines and networks what each page is [moved-04]', async () => {
    for (const place of pages) {
      const elements = crawled.pages.get(place)?.elements ?? []
      const property = (name: string) => contentOf(elements, name)
      const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')
      expect(canonical?.attributes.href, place).toBe(staff.site.url + place)
      expect(property('og:url'), place).toBe(staff.site.url + place)
      for (const name of ['og:title', 'og:description', 'description', 'twitter:title']) {
        expect(property(name), `${name} of ${place}`).toMatch(/\S/)
      }
      await expect.poll(() => typeAt(property('og:image')), { timeout: 60_000 }).toMatch(/^image\//)
      expect(structuredFaults(elements), place).toEqual([])
    }
    const kinds = (place: string) => typesOf(crawled.pages.get(place)?.elements ?? [])
    for (const slug of posts) expect(kinds(`/blogs/${slug}`)).toContain('BlogPosting')
    expect(kinds('/meals/porridge-honey')).toContain('MenuItem')
  })

  it('lists in sitemaps and feeds what answers, and they parse [moved-05]', async () => {
    const { page } = visit
    await page.goto(`${staff.site.url}/about`)
    const listed = new Set<string>()
    const parts = ['/sitemap.xml']
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      const { fault, root, locations } = await parseXml(page, await text(part))
      expect(fault, part).toBe('')
      for (const location of locations) {
        const { pathname } = new URL(location)
        if (root === 'sitemapindex') parts.push(pathname)
        else listed.add(pathname)
      }
    }
    for (const place of pages) expect([...listed]).toContain(place)
    for (const place of listed) {
      const answer = await fetch(staff.site.url + place, { redirect: 'manual' })
      expect([place, answer.status]).toEqual([place, 200])
      expect(await answer.text(), place).not.toContain('noindex')
    }
    for (const feed of feeds) {
      const { fault, root, entries } = await parseXml(page, await text(feed))
      expect([feed, fault, root]).toEqual([feed, '', 'feed'])
      expect(entries, feed).toBeGreaterThan(0)
    }
  })
})

/** The type of the file at an address; what has to be drawn first may take more than one request. */
async function typeAt(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.ok ? (answer.headers.get('content-type') ?? '') : ''
}

const contentOf = (elements: HtmlElement[], name: string) =>
  elements.find(({ attributes }) => [attributes.property, attributes.name].includes(name))
    ?.attributes.content ?? ''

const structuredOf = (elements: HtmlElement[]): Record<string, unknown>[] =>
  elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text))

const typesOf = (elements: HtmlElement[]) => structuredOf(elements).map((data) => data['@type'])

/** What is wrong with the descriptions for search engines: a wrong context, empty values, addresses without a host. */
function structuredFaults(elements: HtmlElement[]): string[] {
  const faults: string[] = []
  const visit = (value: unknown, name: string) => {
    if (value === null || value === '') faults.push(`${name} is empty`)
    if (Array.isArray(value)) for (const each of value) visit(each, name)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) visit(each, `${name}.${key}`)
    } else if (/\.(url|item|image|logo|@id)$/.test(name) && !URL.canParse(String(value))) {
      faults.push(`${name} is ${String(value)}`)
    }
  }
  for (const data of structuredOf(elements)) {
    if (data['@context'] !== 'https://schema.org') faults.push('another context')
    visit(data, String(data['@type']))
  }
  return faults
}

/** How the browser reads XML; `fault` is empty if it is well-formed. */
const parseXml = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml')
    const texts = (name: string) => [...read.querySelectorAll(name)].map((e) => e.textContent ?? '')
    return {
      fault: read.querySelector('parsererror')?.textContent ?? '',
      root: read.documentElement.nodeName,
      locations: texts('loc'),
      entries: texts('entry').length,
    }
  }, xml)
