import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, phone, untilQuiet } from '#tests/support/sites/browser.ts'
import {
  correctedFoods,
  correctedWords,
  handOf,
  waysToCorrect,
} from '#tests/support/sites/correcting.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

const plate = '150 g grilled chicken, 1 cup rice'
describe('correcting an estimated plate', () => {
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '0' }), sharedBrowser()])
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  const addressOf = (text: string) => `${site.url}/estimate?${new URLSearchParams({ text })}`
  const rowsOf = (page: Page) =>
    page.getByRole('region', { name: 'Foods of this plate' }).locator('tbody')
  const foods = (page: Page) => rowsOf(page).getByRole('rowheader').allInnerTexts()
  const amount = (page: Page, food: string) => page.getByLabel(`Amount of ${food}`)
  const calories = async (page: Page) =>
    Number((await total(page).getByRole('cell').last().innerText()).replace(/\D/g, ''))
  const total = (page: Page) => page.getByRole('row').filter({ hasText: 'Total' })
  const grams = (page: Page, food: string) =>
    page.getByRole('row').filter({ hasText: food }).first().getByRole('cell').first().innerText()

  const hasFocus = (place: Locator) =>
    place.evaluate((element) => element === document.activeElement)

  type Options = Parameters<typeof openPage>[1]

  async function open(text = plate, options: Options = {}) {
    const visit = await openPage(browser, options)
    await visit.page.goto(addressOf(text))
    if (options.javaScriptEnabled !== false) await untilQuiet(visit.page)
    return visit
  }

  /** Counts the keys that are pressed. */
  function keysOf(page: Page) {
    let count = 0
    return {
      async press(...keys: string[]) {
        for (const key of keys) await page.keyboard.press(key)
        count += keys.length
      },
      pressed: () => count,
    }
  }

  it.each(waysToCorrect)(
    'an amount, another food, one less and one more take few steps $name [plate-07, plate-08]',
    async ({ way, options, steps }) => {
      const { page, problems, close } = await open(correctedWords, options)
      const hand = handOf(0)
      await way(page, hand)
      expect(hand.steps()).toBeLessThanOrEqual(steps)
      const names = async () => (await foods(page)).map((text) => text.split('\n')[0])
      await expect.poll(names).toEqual(correctedFoods)
      await expect.poll(() => grams(page, 'Paratha')).toMatch(/^390/)
      await expect
        .poll(() => new URL(page.url()).searchParams.getAll('food'))
        .toEqual(['paratha', 'banana'])
      if (options.javaScriptEnabled !== false) expect(problems).toEqual([])
      await close()
    },
  )

  it('one amount takes seven keys from the text, and all figures follow [plate-08]', async () => {
    const { page, problems, close } = await open()
    const before = await calories(page)
    const picture = await page.getByRole('img', { name: /^Illustration/ }).getAttribute('src')
    await page.getByLabel('What is on the plate').focus()
    const keys = keysOf(page)
    await keys.press('Tab', 'Tab', 'Enter', 'Tab')
    await expect.poll(() => hasFocus(amount(page, 'Chicken'))).toBe(true)
    await keys.press('3', '0', '0')
    expect(keys.pressed()).toBe(7)
    await expect.poll(() => grams(page, 'Chicken')).toMatch(/^300/)
    await expect.poll(() => calories(page)).toBeGreaterThan(before * 1.4)
    expect(await hasFocus(amount(page, 'Chicken'))).toBe(true)
    const figures = page.getByRole('region', { name: 'This plate has about' })
    await expect
      .poll(async () => (await figures.innerText()).replace(/\D+/g, ' '))
      .toContain(`${await calories(page)}`)
    await expect
      .poll(() => page.getByRole('img', { name: /^Illustration/ }).getAttribute('src'))
      .not.toBe(picture)
    await page.getByText('Drawn: grilled chicken, rice').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('amount')).toEqual(['300', '1'])
    const after = await calories(page)
    await page.reload()
    await untilQuiet(page)
    expect(await calories(page)).toBe(after)
    expect(await amount(page, 'Chicken').inputValue()).toBe('300')
    await page.getByRole('link', { name: 'Platewise' }).first().click()
    await page.waitForURL(`${site.url}/`)
    await page.goBack()
    await expect.poll(() => calories(page)).toBe(after)
    expect(problems).toEqual([])
    await close()
  })

  it('a food is swapped by the keyboard alone, and Ctrl+Z brings it back [plate-08, plate-09]', async () => {
    const { page, problems, close } = await open()
    await page.getByLabel('What is on the plate').focus()
    const keys = keysOf(page)
    await keys.press('Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
    const search = page.getByLabel('Another food than Chicken')
    await search.waitFor()
    await expect.poll(() => hasFocus(search)).toBe(true)
    await keys.press('t', 'o', 'f', 'u')
    await page
      .getByRole('list', { name: 'Foods found' })
      .getByText('Tofu', { exact: true })
      .waitFor()
    await keys.press('Enter')
    await expect
      .poll(() => foods(page))
      .toEqual(['Tofu\n“150 g grilled chicken”', 'White rice\n“1 cup rice”'])
    expect(keys.pressed()).toBe(13)
    await expect.poll(() => hasFocus(page.getByLabel('Swap Tofu'))).toBe(true)
    await page.getByRole('status').filter({ hasText: 'Tofu in place of Chicken' }).waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await foods(page))[0]).toMatch(/^Chicken/)
    await expect.poll(() => page.url()).toBe(addressOf(plate))
    expect(problems).toEqual([])
    await close()
  })

  it('on a phone the answer comes into sight, and a removed food comes back [plate-08, plate-09]', async () => {
    const { page, problems, close } = await open('1 apple', phone)
    await page.getByLabel('What is on the plate').fill(plate)
    await page.getByRole('button', { name: 'Estimate' }).tap()
    const result = page.getByRole('heading', { name: 'This plate has about' })
    await expect.poll(() => foods(page)).toHaveLength(2)
    await expect
      .poll(() => result.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(844)
    await page.getByRole('link', { name: 'Correct the foods' }).tap()
    await page.getByRole('button', { name: 'Remove White rice' }).tap()
    await expect.poll(() => foods(page)).toHaveLength(1)
    await expect.poll(() => new URL(page.url()).searchParams.getAll('food')).toHaveLength(1)
    await page.getByText('White rice removed').waitFor()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => foods(page)).toHaveLength(2)
    await page.getByLabel('Unit for White rice').selectOption('cup')
    await amount(page, 'White rice').fill('2')
    await expect.poll(() => grams(page, 'White rice')).toMatch(/^316/)
    await page.getByLabel('Swap Chicken').tap()
    const near = page.getByRole('button', { name: /^Use .* for Chicken$/ }).first()
    const name = (await near.innerText()).trim()
    await near.tap()
    await expect.poll(async () => (await foods(page))[0]).toContain(name)
    expect(problems).toEqual([])
    await close()
  })

  it('works as forms without JavaScript [plate-07]', async () => {
    const { page, close } = await open(plate, { ...phone, javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Correct the foods' }).tap()
    await amount(page, 'Chicken').fill('300')
    await amount(page, 'Chicken').press('Enter')
    await page.waitForURL(/amount=300/)
    expect(await grams(page, 'Chicken')).toMatch(/^300/)
    await page.getByLabel('Unit for White rice').selectOption('cup')
    await amount(page, 'White rice').fill('2')
    await page.getByLabel('Add a food').fill('bananna')
    await page.getByRole('button', { name: 'Update figures' }).tap()
    await page.waitForURL(/food=banana/)
    expect(await grams(page, 'White rice')).toMatch(/^316/)
    await page.getByLabel('Swap Chicken').tap()
    await page.getByLabel('Another food than Chicken').fill('tofu')
    await page.getByRole('button', { name: 'Update figures' }).tap()
    await page.waitForURL(/food=tofu/)
    await page.getByRole('button', { name: 'Remove White rice' }).tap()
    await page.waitForURL((url) => url.searchParams.getAll('food').length === 2)
    expect(await foods(page)).toEqual(['Tofu\n“150 g grilled chicken”', 'Banana'])
    expect(await page.getByLabel('What is on the plate').inputValue()).toBe(plate)
    await amount(page, 'Banana').fill('lots')
    await page.getByRole('button', { name: 'Update figures' }).tap()
    await page.getByText('Type a number, at most 20,000 g').waitFor()
    expect(await amount(page, 'Banana').inputValue()).toBe('lots')
    expect(await foods(page)).toHaveLength(2)
    await close()
  })

  it('a wrong amount is reported at its field, and nothing is lost', async () => {
    const { page, problems, close } = await open()
    const before = await calories(page)
    await amount(page, 'Chicken').fill('lots')
    const message = page.getByText('Type a number, at most 20,000 g')
    await message.waitFor()
    const id = await message.getAttribute('id')
    expect(await amount(page, 'Chicken').getAttribute('aria-describedby')).toBe(id)
    expect(await calories(page)).toBe(before)
    await expect.poll(() => page.url()).toContain('amount=lots')
    await page.reload()
    await untilQuiet(page)
    expect(await amount(page, 'Chicken').inputValue()).toBe('lots')
    await amount(page, 'Chicken').fill('150')
    await expect.poll(() => calories(page)).toBe(before)
    await message.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await close()
  })

  it('an amount typed before the scripts are there is kept', async () => {
    const { page, close } = await openPage(browser)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(addressOf(plate), { waitUntil: 'commit' })
    await amount(page, 'Chicken').fill('300')
    scripts.resolve()
    await expect.poll(() => grams(page, 'Chicken')).toMatch(/^300/)
    expect(await amount(page, 'Chicken').inputValue()).toBe('300')
    await close()
  })

  it('new words replace the corrections, which can be brought back [plate-09]', async () => {
    const { page, close } = await open()
    await page.getByLabel('Add a food').fill('bananna')
    await page
      .getByRole('list', { name: 'Foods found' })
      .getByText('Banana', { exact: true })
      .click()
    await expect.poll(() => foods(page)).toHaveLength(3)
    await page.getByLabel('What is on the plate').fill('1 apple')
    await expect.poll(() => foods(page)).toEqual(['Apple\n“1 apple”'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => foods(page)).toHaveLength(3)
    expect(await page.getByLabel('What is on the plate').inputValue()).toBe(plate)
    await close()
  })

  it('a plate without a drawing says so [plate-05]', async () => {
    const { page, close } = await open()
    await page.route('**/plate/drawn?*', (route) => route.fulfill({ json: { drawn: [] } }))
    await amount(page, 'Chicken').fill('300')
    await page.getByText('No drawing of this dish yet', { exact: true }).waitFor()
    await page.getByRole('img', { name: 'No drawing of this dish yet' }).waitFor()
    await close()
  })

  it('axe finds no problems with open fields, light and dark', async () => {
    const { page, close } = await open(`${plate} and some farofa`)
    await page.getByLabel('Swap Chicken').click()
    await page.getByLabel('Another food than Chicken').fill('salm')
    await page.getByRole('list', { name: 'Foods found' }).waitFor()
    await amount(page, 'White rice').fill('lots')
    await page.getByText('Type a number').waitFor()
    await expectToFitLightAndDark(page, [320, 390, 1280])
    await close()
  })
})
