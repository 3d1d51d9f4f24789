import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { pageBytes } from '#tests/support/sites/page-bytes.ts'
import { publicPages } from '#tests/support/sites/public-pages.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'
import { drawPortions, illustrateMeals } from '../../../bench/data/illustrated-meals.ts'
import { writeManyMeals } from '../../../bench/data/many-meals.ts'
import { type BenchSite, openBenchSite } from '../../../bench/servers/bench-site.ts'

/** Maximum transferred bytes, compressed and with headers. Style sheets are 0 because styles are inlined. */
const budget = { Script: 130_000, Stylesheet: 0, Font: 60_000 }

/**
 * Pages that are a tool from the start may load more scripts: visitors choose to open them, and use what they load.
 * Links and search engines lead to the others, which are read first.
 */
const toolBudget = { ...budget, Script: 145_000 }
const tools = ['/day', '/guess', '/compare', 'an estimate']

/** Maximum compressed bytes of a page's inline styles. */
const styleBudget = 15_000

/**
 * Maximum bytes of images in the catalogue on a phone, after scrolling to the end and right after opening.
 */
const imageBudget = { scrolled: 600_000, opened: 350_000 }

const phone = { width: 390, density: 2 }

/** Words from screens behind sign-in and from packages that only those screens use. */
const foreign = [
  'Meal Management',
  'Save Changes',
  'data-slate-',
  'ZodError',
  'lucide',
  'data-base-ui',
]

describe('what a visitor has to load', () => {
  let data: BenchSite
  let site: SiteProcess
  let browser: Browser
  let meal = ''
  let post = ''

  beforeAll(async () => {
    data = await openBenchSite()
    await writeManyMeals(data.app, 48)
    await illustrateMeals(data.app)
    const { slug, image_url } = await data.app.db
      .selectFrom('meals')
      .select(['slug', 'image_url'])
      .where('is_published', '=', true)
      .executeTakeFirstOrThrow()
    // No worker is running that could draw them on request, and requests would wait for a long time.
    await drawPortions(data.app, slug)
    meal = `/meals/${slug}`
    await ensurePostCategories(data.app)
    post = `/blogs/${(await buildPost(data.app, { featuredImage: image_url })).slug}`
    const settings = { DATA_DIR: data.app.config.dataDir, WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  }, 400_000)

  const addressOf = (path: string) =>
    ({ 'a meal': meal, 'a post': post, 'an estimate': '/estimate?text=rice+and+dal' })[path] ?? path

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await data?.close()
  })

  it.each([...publicPages, 'an estimate'])(
    '%s stays within the budgets for scripts, styles and fonts',
    async (path) => {
      const url = site.url + addressOf(path)
      const { Script, Stylesheet, Font } = tools.includes(path) ? toolBudget : budget
      const bytes = await pageBytes(browser, url, { ...phone, scrolled: true })
      expect(bytes.Script).toBeGreaterThan(0)
      expect(bytes.Script, 'scripts').toBeLessThanOrEqual(Script)
      expect(bytes.Stylesheet, 'style sheets').toBeLessThanOrEqual(Stylesheet)
      expect(bytes.Font, 'fonts').toBeLessThanOrEqual(Font)
      const html = await (await fetch(url)).text()
      const styles = /<style id="styles">(.+?)<\/style>/s.exec(html)?.[1] ?? ''
      expect(styles).toContain('.page-width')
      expect(gzipSync(styles).length).toBeLessThanOrEqual(styleBudget)
    },
  )

  it('a page includes the styles of all its classes', async () => {
    const get = async (path: string) => (await fetch(site.url + path)).text()
    const sheet = /<link[^>]+href="(\/assets\/styles-[^"]+\.css)"/.exec(
      await get('/dashboard'),
    )?.[1]
    const all = classesOf(await get(sheet ?? ''))
    expect(all.size).toBeGreaterThan(500)
    for (const path of ['/', '/meals', meal, '/estimate?text=rice', '/blogs', post, '/login']) {
      const html = await get(path)
      const own = classesOf(/<style id="styles">(.+?)<\/style>/s.exec(html)?.[1] ?? '')
      const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
      )
      expect(used.filter((name) => all.has(name)).length, path).toBeGreaterThan(20)
      expect(
        used.filter((name) => all.has(name) && !own.has(name)),
        path,
      ).toEqual([])
    }
  })

  it('the pictures of the catalogue stay within the budget on a phone', async () => {
    const opened = await pageBytes(browser, `${site.url}/meals`, { ...phone, scrolled: false })
    const scrolled = await pageBytes(browser, `${site.url}/meals`, { ...phone, scrolled: true })
    expect(opened.Image).toBeGreaterThan(10_000)
    expect(opened.Image).toBeLessThanOrEqual(imageBudget.opened)
    expect(scrolled.Image).toBeGreaterThan(opened.Image)
    expect(scrolled.Image).toBeLessThanOrEqual(imageBudget.scrolled)
  })

  it.each<[string, (page: Page, picture: (way: 'continue' | 'abort') => void) => unknown]>([
    ['the first picture has come', (_, picture) => picture('continue')],
    ['the first picture has failed', (_, picture) => picture('abort')],
    ['a key is pressed', (page) => page.keyboard.press('Tab')],
    ['the page is pressed', (page) => page.mouse.click(5, 5)],
  ])('a page requests its scripts when %s', async (_, happen) => {
    const { page, close } = await openPage(browser)
    await page.addInitScript(waitForEver)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const scripts = () => asked.filter((url) => url.endsWith('.js'))
    const picture = Promise.withResolvers<'continue' | 'abort'>()
    await page.route('**/media/**', async (route) => route[await picture.promise]())
    await page.goto(`${site.url}/meals`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Explore Our Meals' }).waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(scripts()).toEqual([])
    await happen(page, picture.resolve)
    await page.getByRole('button', { name: 'Accept All' }).waitFor()
    expect(scripts()).toEqual([...new Set(scripts())])
    picture.resolve('continue')
    await close()
  })

  it('no page loads code of the screens that need a sign-in, or too many files', async () => {
    const { page, close } = await openPage(browser)
    for (const path of [
      '/',
      '/meals',
      meal,
      '/estimate',
      '/day',
      '/guess',
      '/blogs',
      post,
      '/contact',
      '/login',
      '/register',
    ]) {
      const scripts: Promise<string>[] = []
      const collect = (response: { url(): string; text(): Promise<string> }) => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      }
      page.on('response', collect)
      await page.goto(site.url + path)
      await untilQuiet(page)
      page.off('response', collect)
      const code = (await Promise.all(scripts)).join('\n')
      expect(
        foreign.filter((word) => code.includes(word)),
        path,
      ).toEqual([])
      expect(scripts.length, `${path}: files`).toBeLessThanOrEqual(14)
    }
    await close()
  })
})

/** Runs in the page: drops timers of a second or more, so that waiting for the first picture never times out. */
function waitForEver() {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (task: () => void, delay = 0) => (delay < 1000 ? setTimeout(task, delay) : 0),
  })
}

/** The classes used in a style sheet's selectors. */
function classesOf(css: string): Set<string> {
  const names = css.matchAll(/\.((?:[\w-]|\\.)+)/g)
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')))
}
