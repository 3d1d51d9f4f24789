import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFit, expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'
import { writeManyMeals } from '../../../bench/data/many-meals.ts'
import { type BenchSite, openBenchSite } from '../../../bench/servers/bench-site.ts'

describe('My day', () => {
  let data: BenchSite
  let site: SiteProcess
  let browser: Browser
  let meal = { slug: '', title: '', calories: 0 }

  beforeAll(async () => {
    data = await openBenchSite()
    await writeManyMeals(data.app, 3)
    meal = await data.app.db
      .selectFrom('meals')
      .select(['slug', 'title', 'calories'])
      .where('is_published', '=', true)
      .executeTakeFirstOrThrow()
    const settings = { DATA_DIR: data.app.config.dataDir, WORKERS: '0' }
    ;[site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await data?.close()
  })

  async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
    const visit = await openPage(browser, options)
    await visit.page.goto(site.url + path)
    if (options.javaScriptEnabled !== false) await untilQuiet(visit.page)
    return visit
  }

  async function add(page: Page) {
    await page.getByRole('button', { name: 'Add to my day' }).click()
    await page.getByText('Added to my day').waitFor()
  }

  const figure = (kcal: number) => kcal.toLocaleString('en')
  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
  const total = (page: Page) => page.getByRole('region', { name: 'Together about' })

  it('takes the chosen portion of a meal, and a plate that was estimated [day-01, day-02, shown-03]', async () => {
    const { page, problems, close } = await open(`/meals/${meal.slug}`)
    await page.getByRole('slider').press('End')
    await add(page)
    await page.goto(`${site.url}/estimate?text=200+g+white+rice`)
    await untilQuiet(page)
    await add(page)
    await page.getByRole('button', { name: 'My day', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/day')
    await row(page, meal.title)
      .getByText(figure(meal.calories * 2))
      .waitFor()
    expect(await page.getByLabel(`Servings of ${meal.title}`).inputValue()).toBe('2')
    expect(await page.getByRole('link', { name: '200 g white rice' }).getAttribute('href')).toBe(
      '/estimate?text=200+g+white+rice',
    )
    const figures = await total(page).innerText()
    for (const name of ['Carbohydrates', 'Fiber', 'Sugar', 'Protein', 'Fat', 'Sodium'])
      expect(figures).toContain(name)
    expect(figures).toMatch(/\([\d,]+ to [\d,]+\)/)
    await total(page).getByRole('button', { name: 'kJ' }).click()
    await total(page).getByRole('button', { name: 'Salt' }).click()
    await total(page).getByText('Salt', { exact: true }).last().waitFor()
    await row(page, meal.title)
      .getByText(figure(Math.round(meal.calories * 2 * 4.184)))
      .waitFor()
    expect(await page.getByRole('region', { name: 'The last days' }).innerText()).toMatch(/ kJ/)
    expect(problems).toEqual([])
    await close()
  })

  it('changes portions, removes with Undo, and compares with a person [day-03, day-04]', async () => {
    const { page, problems, close } = await open(`/meals/${meal.slug}`)
    await add(page)
    await page.goto(`${site.url}/day`)
    await untilQuiet(page)
    const kcal = (portion: number) =>
      total(page)
        .getByText(figure(Math.round(meal.calories * portion)))
        .first()
    await page.getByRole('button', { name: 'Half' }).click()
    await kcal(0.5).waitFor()
    await page.getByRole('button', { name: 'Double' }).click()
    await kcal(2).waitFor()
    const field = page.getByLabel(`Servings of ${meal.title}`)
    await field.fill('1,25')
    await kcal(1.25).waitFor()
    await field.fill('99')
    await page.getByText('0.05 to 20 servings').waitFor()
    await field.blur()
    expect(await field.inputValue()).toBe('1.25')
    await page.getByLabel('Compare with the day of').selectOption('women-active')
    await total(page).getByText('of a day’s energy for an active woman').waitFor()
    await page.getByRole('button', { name: `Remove ${meal.title}` }).click()
    await page.getByText('Nothing on your day yet').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Today')
    await page.getByRole('button', { name: 'Undo' }).click()
    await kcal(1.25).waitFor()
    await page.reload()
    await kcal(1.25).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows the seven days before, by the visitor’s own date [day-05]', async () => {
    const { page, close } = await open(`/meals/${meal.slug}`, { timezoneId: 'Pacific/Kiritimati' })
    await page.clock.setFixedTime('2026-03-09T11:30:00Z')
    await add(page)
    await page.goto(`${site.url}/day`)
    await page.getByText('Tuesday, March 10').waitFor()
    await page.clock.setFixedTime('2026-03-11T11:30:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Nothing on your day yet').waitFor()
    const before = page.getByRole('button', { name: 'The day before' })
    await before.click()
    await page.getByText('Nothing was added on this day').waitFor()
    await before.click()
    await page.getByRole('heading', { name: 'Tuesday, March 10' }).waitFor()
    await row(page, meal.title).waitFor()
    for (let days = 0; days < 5; days += 1) await before.click()
    await page.getByRole('heading', { name: 'Thursday, March 5' }).waitFor()
    expect(await before.getAttribute('aria-disabled')).toBe('true')
    const days = page.getByRole('region', { name: 'The last days' }).getByRole('button')
    expect(await days.count()).toBe(8)
    await days.first().click()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    await close()
  })

  it('is exported as a file, and cleared with a question and Undo [day-06, day-07]', async () => {
    const { page, problems, close } = await open(`/meals/${meal.slug}`)
    await add(page)
    await page.goto(`${site.url}/day`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^my-day-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`${meal.title},1,${meal.calories},`)
    const clear = page.getByRole('button', { name: 'Clear everything' })
    await clear.click()
    const keep = page.getByRole('button', { name: 'Keep them' })
    await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await expectToFit(page, [320, 390, 1280], 'the question')
    await keep.click()
    await clear.click()
    await clear.click()
    await page.getByText('Nothing on your day yet').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('myDay'))).toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, meal.title).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('follows other tabs, sends nothing, and says if the browser stores nothing [day-08]', async () => {
    const { page, close } = await open(`/meals/${meal.slug}`)
    const other = await page.context().newPage()
    await other.goto(`${site.url}/day`)
    await other.getByText('Nothing on your day yet').waitFor()
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await add(page)
    await row(other, meal.title).waitFor()
    expect(sent).toEqual([])
    // So long after the first press, the next one is no double click.
    await page.getByText('Added to my day').waitFor({ state: 'detached' })
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('button', { name: 'Add to my day' }).click()
    await page.getByText('Your browser could not store this').waitFor()
    expect(await row(other, meal.title).count()).toBe(1)
    await close()
  })

  it('takes a plate once that is added by a double press [day-10]', async () => {
    const { page, problems, close } = await open('/estimate?text=150+g+grilled+chicken,+1+cup+rice')
    const entries = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('myDay') ?? '{"entries":[]}').entries.length,
      )
    await page.getByRole('button', { name: 'Add to my day' }).dblclick()
    await expect.poll(entries).toBe(1)
    await untilQuiet(page)
    expect(await entries()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it('survives a broken text in the storage', async () => {
    const { page, problems, close } = await open('/day')
    await page.evaluate(() =>
      localStorage.setItem('myDay', '{"version":1,"entries":[{"title":"<b>"}'),
    )
    await page.reload()
    await page.getByText('Nothing on your day yet').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('says without JavaScript what it needs, and is the same page for everyone [day-09]', async () => {
    const { page, close } = await open('/day', { javaScriptEnabled: false })
    await page.getByText('My day needs JavaScript and the storage of your browser').waitFor()
    await close()
    const { page: mealPage, close: closeMeal } = await open(`/meals/${meal.slug}`, {
      javaScriptEnabled: false,
    })
    expect(await mealPage.getByRole('button', { name: 'Add to my day' }).count()).toBe(0)
    await closeMeal()
    expect((await fetch(`${site.url}/day`)).headers.get('cache-control')).toBe('public, no-cache')
  })

  it('has no accessibility problems when it is full, and fits every screen', async () => {
    const { page, close } = await open('/estimate?text=200+g+white+rice')
    await add(page)
    await page.goto(`${site.url}/meals/${meal.slug}`)
    await untilQuiet(page)
    await add(page)
    await page.goto(`${site.url}/day`)
    await page.getByLabel('Compare with the day of').selectOption('men-sedentary')
    await expectToFitLightAndDark(page, [320, 390, 768, 1280])
    await close()
  })
})
