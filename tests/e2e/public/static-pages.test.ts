import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

const social = 'https://www.youtube.com/@plates https://chef.example/plates'
const portraits = 'https://portraits.example/{n}.jpg'

describe('the static pages', () => {
  let site: SiteProcess

  beforeAll(async () => {
    const settings = { WORKERS: '0', SITE_URL: 'https://meals.example', SITE_NAME: 'Plates & Co' }
    site = await startSite({ ...settings, PORTRAIT_URL: portraits, SOCIAL_LINKS: social })
  })

  afterAll(async () => {
    if (site) await removeSite(site)
  })

  const html = async (path: string) => (await fetch(site.url + path)).text()
  /** The visible text of a page. */
  const words = async (path: string) =>
    /<main[\s\S]*<\/main>/
      .exec(await html(path))?.[0]
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')

  it.each([
    ['/about', 'About Plates &amp; Co'],
    ['/contact', 'Contact · Plates &amp; Co'],
    ['/privacy-policy', 'Privacy Policy · Plates &amp; Co'],
    ['/terms-and-conditions', 'Terms &amp; Conditions · Plates &amp; Co'],
    ['/cookie-policy', 'Cookie Policy · Plates &amp; Co'],
  ])('%s has meta tags for search engines and sharing', async (path, title) => {
    const page = await html(path)
    expect(page).toContain(`<title>${title}</title>`)
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toMatch(/<meta name="description" content="[^"]{50,}"/)
    expect(page).toContain(`<link rel="canonical" href="https://meals.example${path}"/>`)
    expect(page).toContain(`<meta property="og:url" content="https://meals.example${path}"/>`)
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:type']) {
      expect(page).toContain(`<meta property="${name}"`)
    }
    expect(page).toContain('"BreadcrumbList"')
  })

  it.each(['/privacy-policy', '/terms-and-conditions', '/cookie-policy'])(
    '%s shows its date, and links to each of its sections [route-09]',
    async (path) => {
      const page = await html(path)
      expect(await words(path)).toContain('Effective date: 01.05.2025')
      const targets = [...page.matchAll(/href="#([\w-]+)" class="flex/g)].map(([, id]) => id)
      expect(targets.length).toBeGreaterThan(4)
      for (const id of targets) expect(page).toContain(`<section id="${id}"`)
    },
  )

  it('the mission, the basis, the age limit and the disclaimer are in their places [about-01, purpose-02]', async () => {
    expect(await words('/about')).toContain(
      'make healthy eating simple, delicious, and accessible for everyone',
    )
    const terms = await words('/terms-and-conditions')
    for (const part of [
      'run from Pakistan',
      'at least 13 years old',
      'no account',
      'AI-generated',
      'for fun and educational purposes only',
      'not a substitute for a healthcare provider',
      'An eating disorder is an illness',
    ]) {
      expect(terms).toContain(part)
    }
    expect(await words('/contact')).toContain('24-48 business hours')
  })

  it('the policies name the only other company that this site contacts, and no newsletter', async () => {
    for (const path of ['/privacy-policy', '/cookie-policy']) {
      expect(await words(path)).toContain('portraits.example')
      expect(await words(path)).not.toMatch(/newsletter/i)
    }
  })

  it('the footer links to the site’s pages on social networks [footer-04]', async () => {
    const page = await html('/about')
    expect(page).toContain('Follow us')
    expect(page).toMatch(/href="https:\/\/www\.youtube\.com\/@plates"[^>]*>YouTube</)
    expect(page).toMatch(/href="https:\/\/chef\.example\/plates"[^>]*>Chef</)
    expect(page).not.toContain('facebook')
    expect(await html('/')).toContain('"sameAs":["https://www.youtube.com/@plates"')
  })
})
