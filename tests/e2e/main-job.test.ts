import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

describe('the main job', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  it('an editor makes a plate from a sentence, and a visitor finds it [purpose-03, create-04, create-08, create-21, create-30, meal-13]', {
    timeout: 400_000,
  }, async () => {
    const { page, problems, close } = await openPage(browser)

    // The editor signs in and lands on the dashboard.
    await page.goto(`${site.url}/login`)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'Generate Meal' }).click()
    await page.waitForURL('**/admin/create')

    // Two plates are drawn, and the first one to be ready is selected.
    const prompt = 'grilled salmon with quinoa, asparagus and lemon'
    await page.getByLabel('Prompt').fill(prompt)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    const plates = page.getByRole('radio', { name: /^Image \d/, disabled: false })
    await expect.poll(() => plates.count(), { timeout: 150_000 }).toBe(2)

    // The figures are computed from the ingredients sentence.
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Image analyzed successfully').waitFor()
    for (const food of ['Salmon', 'Quinoa', 'Asparagus']) {
      await page.getByText(new RegExp(food, 'i')).first().waitFor()
    }

    // After publishing, it appears on the dashboard.
    await page.getByLabel('Title').fill('Salmon with quinoa & asparagus')
    await page.getByText('salmon-with-quinoa-asparagus').first().waitFor()
    await page.getByText('Mediterranean', { exact: true }).first().click()
    await page.getByLabel('Meal type').selectOption({ label: 'Dinner' })
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.getByText('Meal created successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'Salmon with quinoa & asparagus' }).first().waitFor()
    expect(problems).toEqual([])
    await close()

    await visitorFindsMeal()
    await visitorChoosesPortion()
  })

  async function visitorFindsMeal() {
    const { page, problems, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/meals`)
    await page.getByRole('searchbox').fill('paragus')
    await page.getByLabel('Meal Type').selectOption({ label: 'Dinner' })
    await page.getByLabel('Category').selectOption({ label: 'Mediterranean' })
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/search=paragus/)
    const card = page.getByRole('link', { name: /Salmon with quinoa & asparagus/ }).first()
    await card.click()
    await page.waitForURL('**/meals/salmon-with-quinoa-asparagus')
    const html = await page.content()
    const [calories] = /(\d{3})\s*(?:<[^>]+>\s*)*(?:kcal|cal\b)/.exec(html)?.slice(1) ?? []
    expect(Number(calories)).toBeGreaterThan(300)
    expect(Number(calories)).toBeLessThan(800)
    expect(problems).toEqual([])
    await close()
  }

  /** The picture of the meal follows the portion, and changing it causes no layout shift. */
  async function visitorChoosesPortion() {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals/salmon-with-quinoa-asparagus`)
    const slider = page.getByLabel('Portion', { exact: true })
    await slider.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('.slider')?.disabled)
    expect(await page.locator('img[src^="/portions/"]').count()).toBe(0)
    await page.getByText(/^Drawn: .*salmon, .*asparagus/).waitFor()
    const placeOf = () =>
      slider.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const place = await placeOf()
    await slider.press('End')
    const plate = page.getByRole('img', { name: 'Illustration of 2 servings of Salmon' })
    // On a busy machine the first request may be answered with a request to retry.
    await plate.waitFor({ timeout: 90_000 })
    const left = async () => (await plate.boundingBox())?.x ?? 0
    const double = await left()
    expect(await placeOf()).toBe(place)
    await slider.press('Home')
    await page.getByRole('img', { name: 'Illustration of 0.5 servings of Salmon' }).waitFor()
    expect(double).toBeLessThan(0)
    expect(await placeOf()).toBe(place)
    expect(problems).toEqual([])
    await close()
  }
})
