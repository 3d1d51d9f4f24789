import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

/** Fills two pages of the catalogue; every second meal is a lunch, every third is vegan. */
const mealCount = 30

describe('browsing the meals', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), sharedBrowser()])
    await fillSite(site.url)
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  const search = (page: Page) => page.getByRole('searchbox')
  const cards = (page: Page) => page.getByRole('article')
  const selectedType = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('selectedMealType'))

  it('filters without a page load, and goes back step by step [catalogue-02, catalogue-11]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals?page=2`)
    await untilQuiet(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await expect.poll(() => cards(page).count()).toBe(mealCount - 24)

    await search(page).fill('plate 1')
    await page.waitForURL(`${site.url}/meals?search=plate+1`)
    await page.getByText('11 meals', { exact: true }).waitFor()

    await page.getByLabel('Meal Type').selectOption({ label: 'Lunch' })
    await page.waitForURL(`${site.url}/meals?search=plate+1&mealType=lunch`)
    await page.getByText('5 meals', { exact: true }).waitFor()

    await page.goBack()
    await page.getByText('11 meals', { exact: true }).waitFor()
    expect(await page.getByLabel('Meal Type').inputValue()).toBe('')
    await page.goBack()
    await page.getByText(`${mealCount} meals`, { exact: true }).waitFor()
    expect(await search(page).inputValue()).toBe('')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  it('filters by calories and protein and changes the order during typing', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals?page=2`)
    await untilQuiet(page)
    await page.getByLabel('Calories, at least').pressSequentially('420')
    await page.waitForURL(`${site.url}/meals?minCalories=420`)
    await page.getByRole('status').filter({ hasText: '11 meals match' }).waitFor()

    await page.getByLabel('Sort by').selectOption('Calories, high to low')
    await page.waitForURL(`${site.url}/meals?minCalories=420&sort=-calories`)
    await expect.poll(() => cards(page).first().innerText()).toContain('430')

    await page.getByLabel('Protein, at least').focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowUp')
    await page.waitForURL(`${site.url}/meals?minCalories=420&minProtein=25&sort=-calories`)
    await page.getByText('No meals found', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.getByText(`${mealCount} meals`, { exact: true }).waitFor()
    expect(await page.getByLabel('Calories, at least').inputValue()).toBe('')
    expect(await page.getByLabel('Sort by').inputValue()).toBe('')
    expect(problems).toEqual([])
    await close()
  })

  it('filters on a phone without JavaScript, in a section that is initially closed', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, close } = await openPage(browser, { viewport, javaScriptEnabled: false })
    await page.goto(`${site.url}/meals`)
    const most = page.getByLabel('Calories, at most')
    expect(await most.isVisible()).toBe(false)
    await page.getByText('More filters').click()
    await most.fill('405')
    await page.getByLabel('Sort by').selectOption('Calories, high to low')
    await most.press('Enter')
    await page.waitForURL(/maxCalories=405/)
    expect(await most.inputValue()).toBe('405')
    expect(await most.isVisible()).toBe(true)
    await expect.poll(() => cards(page).count()).toBe(5)
    expect(await cards(page).first().innerText()).toContain('405')
    await close()
  })

  it('shows the meals of a diet that an address names', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/meals?diet=vegan`)
    await page.getByText(`${mealCount / 3} meals match`).waitFor()
    expect(await page.getByLabel('Category').locator('option:checked').innerText()).toBe('Vegan')
    await page.goto(`${site.url}/meals?diet=nobody`)
    await page.getByText('No meals found', { exact: true }).waitFor()
    await close()
  })

  it('shows all meals for an address with invalid filters', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    const answer = await page.goto(
      `${site.url}/meals?sort=up&minCalories=many&maxCalories=-1&minProtein=x`,
    )
    expect(answer?.status()).toBe(200)
    await page.getByText(`${mealCount} meals`, { exact: true }).waitFor()
    await close()
  })

  it('calculates a meal for the chosen portion and daily target, by keyboard', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals/plate-1`)
    await untilQuiet(page)
    const slider = page.getByRole('slider', { name: 'Portion' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1.5 servings')
    const panel = page.getByRole('region', { name: 'Your portion' })
    await panel.getByText('About 602 kcal.').waitFor()
    await page.getByText('Estimates for 1.5 servings.', { exact: true }).waitFor()
    await page
      .getByRole('definition')
      .filter({ hasText: /^75\s?g$/ })
      .first()
      .waitFor()

    await page.getByLabel('Compare with the day of').selectOption('a sedentary man')
    await panel.getByText('25 to 30% of a day’s energy for a sedentary man').waitFor()
    await page.reload()
    await untilQuiet(page)
    await panel.getByText('17 to 20% of a day’s energy for a sedentary man').waitFor()
    const row = page.getByRole('row', { name: /sedentary/i })
    expect(await row.textContent()).toContain('2000-2400 (your choice)')
    expect(problems).toEqual([])
    await close()
  })

  it('shows one serving without JavaScript, and no control without effect', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/meals/plate-1`)
    await page.getByText('Estimates for 1 serving.', { exact: true }).waitFor()
    expect(await page.getByRole('slider').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
    await close()
  })

  it('copies the link of a meal if the device has no share sheet', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page, close } = await openPage(browser, { permissions })
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await page.goto(`${site.url}/meals/plate-1`)
    await untilQuiet(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied to clipboard!').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${site.url}/meals/plate-1`)
    await close()
  })

  it('reports when nothing is found, and clears the filters [catalogue-06]', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/meals?search=nothing+of+the+kind`)
    await page.getByText('No meals found', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    // A form submitted before hydration leaves a question mark in the address.
    await page.waitForURL(/\/meals\??$/)
    await expect.poll(() => cards(page).count()).toBe(24)
    expect(await search(page).inputValue()).toBe('')
    await close()
  })

  it('stores the meal type of its page in the session, and removes it elsewhere [catalogue-12]', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/meals/lunch`)
    await untilQuiet(page)
    expect(await selectedType(page)).toBe('Lunch')
    expect(await page.getByLabel('Meal Type').inputValue()).toBe('lunch')
    await page.getByLabel('Category').selectOption({ label: 'Vegan' })
    await page.waitForURL(/\/meals\?category=[^&]+&mealType=lunch$/)
    await expect.poll(() => selectedType(page)).toBeNull()
    await close()
  })

  it('gives the address precedence over the session', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/meals/lunch`)
    await untilQuiet(page)
    await page.evaluate(() => sessionStorage.setItem('selectedMealType', 'Dinner'))
    await page.goto(`${site.url}/meals`)
    await untilQuiet(page)
    expect(await page.getByLabel('Meal Type').inputValue()).toBe('')
    await page.getByText(`${mealCount} meals`, { exact: true }).waitFor()
    await close()
  })

  it('chooses diets and meal types by links on the home page, without JavaScript [home-06]', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(site.url)
    expect(await cards(page).count()).toBe(16)
    await page.getByRole('link', { name: 'Vegan', exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?diet=Vegan')
    await expect.poll(() => cards(page).count()).toBe(10)
    await page.getByRole('link', { name: 'Dinner', exact: true }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?diet=Vegan&mealType=dinner')
    await page
      .getByText('No meals found matching your criteria. Try adjusting your filters.')
      .waitFor()
    await close()
  })

  it('shows a missing meal with the right status and further links [meal-06]', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    const answer = await page.goto(`${site.url}/meals/no-such-plate`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Meal "no-such-plate" not found' }).waitFor()
    await page.getByRole('link', { name: 'Browse All Meals' }).click()
    await page.waitForURL(`${site.url}/meals`)
    await close()
  })

  it('shows a draft to staff only', async () => {
    const { page, close } = await openPage(browser)
    const token = await signIn(site.url)
    await addMeal(site.url, token, { title: 'Unfinished plate', isPublished: false })
    const answer = await page.goto(`${site.url}/meals/unfinished-plate`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Meal "unfinished-plate" not found' }).waitFor()
    await page.evaluate((token) => localStorage.setItem('token', token), token)
    await page.reload()
    await page.getByText('Draft preview').waitFor()
    await page.getByRole('heading', { name: 'Unfinished plate' }).waitFor()
    await close()
  })

  it('has each meta tag once, before and after hydration', async () => {
    const { page, close } = await openPage(browser)
    for (const path of ['/', '/meals', '/meals/plate-1', '/nowhere', '/login']) {
      const asSent = tagsOf(await (await fetch(site.url + path)).text())
      await page.goto(site.url + path)
      await untilQuiet(page)
      await page.getByRole('button', { name: 'Accept All' }).waitFor()
      const awake = tagsOf(await page.content())
      expect(new Set(awake).size, path).toBe(awake.length)
      expect(awake.sort(), path).toEqual(asSent.sort())
    }
    await close()
  })

  it('opens the menu on a phone by keyboard, and without JavaScript [nav-04]', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, close } = await openPage(browser, { viewport })
    await page.goto(site.url)
    await untilQuiet(page)
    const about = page.getByRole('link', { name: 'About', exact: true })
    const opener = (expanded: boolean) => page.getByRole('button', { name: 'Menu', expanded })
    await opener(false).focus()
    await page.keyboard.press('Enter')
    await about.waitFor()
    await opener(true).waitFor()
    await page.keyboard.press('Escape')
    await about.waitFor({ state: 'hidden' })
    const menu = page.getByText('Menu', { exact: true })
    for (const leave of [() => about.click(), () => about.click(), () => page.goBack()]) {
      await menu.click()
      await about.waitFor()
      await leave()
      await about.waitFor({ state: 'hidden' })
    }
    expect(page.url()).toBe(`${site.url}/`)
    await close()

    const plain = await openPage(browser, { viewport, javaScriptEnabled: false })
    await plain.page.goto(site.url)
    await plain.page.getByText('Menu', { exact: true }).click()
    await plain.page.getByRole('link', { name: 'About', exact: true }).waitFor()
    await plain.close()
  })
})

/** Meta tags that describe the page, closed the same way as by browsers. */
const tagsOf = (html: string) =>
  [
    ...html.matchAll(
      /<title>[^<]*|<meta (?:name|property)="(?!viewport)[^>]*|<link rel="canon[^>]*/g,
    ),
  ].map(([tag]) => tag.replace(/\/$/, ''))

type Named = { _id: string; name: string }

async function fillSite(url: string): Promise<void> {
  const token = await signIn(url)
  const categories = await call<Named[]>(url, 'GET', '/categories')
  const types = await call<Named[]>(url, 'GET', '/mealtypes')
  const idOf = (list: Named[], name: string) => list.find((entry) => entry.name === name)?._id
  for (let number = 1; number <= mealCount; number++) {
    await addMeal(url, token, {
      title: `Plate ${number}`,
      mealType: idOf(types, number % 2 === 0 ? 'Lunch' : 'Snacks'),
      categories: number % 3 === 0 ? [idOf(categories, 'Vegan')] : [],
      nutritionData: { calories: 400 + number, carbohydrates: 50, protein: 20, fat: 12 },
      isPublished: true,
    })
  }
}

async function signIn(url: string): Promise<string> {
  const { token } = await call<{ token: string }>(url, 'POST', '/auth/login', administrator)
  return token
}

const addMeal = (url: string, token: string, meal: Record<string, unknown>) =>
  call(url, 'POST', '/meals', meal, token)

async function call<T>(url: string, method: string, path: string, body?: unknown, token = '') {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { 'x-auth-token': token }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  expect(response.ok, `${method} ${path}`).toBe(true)
  return (await response.json()) as T
}
