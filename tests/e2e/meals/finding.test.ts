import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

const phone = { viewport: { width: 390, height: 800 } }

describe('finding meals and posts', () => {
  let site: ReadableSite
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([
      startReadableSite('Lentils for everyone'),
      sharedBrowser(),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  const headField = (page: Page) => page.getByRole('banner').locator('input[name=search]')
  const options = (page: Page) => page.getByRole('listbox').getByRole('option')
  const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

  it('suggests meals and posts while typing, by keyboard alone [finding-07]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/about`)
    await untilQuiet(page)
    const before = await page.getByRole('main').boundingBox()
    await headField(page).focus()
    await page.waitForFunction(() => document.querySelector('header [role=combobox]'))
    await page.keyboard.type('lentl')
    await expect
      .poll(() => options(page).allInnerTexts())
      .toEqual([
        'Red Lentil Daal with Rice',
        'Stuffed Peppers with Lentils',
        'Lentils for everyone',
        'All results for “lentl”',
      ])
    expect(await page.getByRole('main').boundingBox()).toEqual(before)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count()).toBe(0)
    await expect.poll(() => headField(page).inputValue()).toBe('lentl')
    await expect.poll(() => headField(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options(page).count()).toBe(4)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).innerText()).toBe('Stuffed Peppers with Lentils')
    const described = await headField(page).getAttribute('aria-activedescendant')
    expect(described).toBe(await chosen(page).getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/meals/red-lentil-daal-with-rice`)
    await expect.poll(() => options(page).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('opens from an icon on a phone, and leads to the results [finding-08]', async () => {
    const { page, problems, close } = await openPage(browser, phone)
    await page.goto(`${site.url}/contact`)
    await untilQuiet(page)
    expect(await headField(page).isVisible()).toBe(false)
    await page.getByLabel('Find meals and articles').first().click()
    await expect
      .poll(() => headField(page).evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.keyboard.type('chiken biriyani')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/search?search=chiken+biriyani`)
    await page.getByRole('heading', { name: 'Chicken Biryani' }).waitFor()
    await page.getByText('Showing results for').waitFor()
    expect(await headField(page).isVisible()).toBe(false)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await expectToFit(page, [320, 390, 1280], 'the results')
    await page.getByRole('link', { name: 'Search only for' }).click()
    await page.getByText('Nothing found for “chiken biriyani”').waitFor()
    await page.setViewportSize(phone.viewport)
    await page.goto(`${site.url}/meals`)
    await untilQuiet(page)
    await page.getByLabel('Find meals and articles').first().click()
    await page.keyboard.press('Escape')
    await expect.poll(() => headField(page).isVisible()).toBe(false)
    expect(problems).toEqual([])
    await close()
  })

  it('works without JavaScript, for both kinds [finding-08, finding-09]', async () => {
    const { page, close } = await openPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/about`)
    await page.locator('.head-search summary').click()
    await headField(page).fill('lentils')
    await headField(page).press('Enter')
    await page.waitForURL(`${site.url}/search?search=lentils`)
    await page.getByRole('heading', { name: 'Red Lentil Daal with Rice' }).waitFor()
    await page.getByRole('heading', { name: 'Lentils for everyone' }).waitFor()
    await page.goto(`${site.url}/meals?search=chikcen`)
    await page.getByText('Showing results for chicken.').waitFor()
    await page.getByRole('link', { name: 'Search only for “chikcen”' }).click()
    await page.waitForURL(`${site.url}/meals?search=chikcen&exact=true`)
    await page.getByText('No meals found', { exact: true }).waitFor()
    await page.goto(`${site.url}/meals`)
    await page.getByRole('link', { name: 'High fiber: 8 g or more' }).click()
    await page.waitForURL(`${site.url}/meals?minFiber=8`)
    await page.getByRole('link', { name: 'Vegan' }).click()
    await page.waitForURL(/category=.+&minFiber=8/)
    await page.getByRole('link', { name: 'High fiber: 8 g or more' }).click()
    await page.waitForURL(/meals\?category=[^&]+$/)
    await close()
  })

  it('has chips that are links, without figures in calm mode, and two cards a row [finding-09, finding-10]', async () => {
    const { page, problems, close } = await openPage(browser, phone)
    await page.goto(`${site.url}/meals`)
    await untilQuiet(page)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const [first, second] = await page.getByRole('article').all()
      const [left, right] = [await first?.boundingBox(), await second?.boundingBox()]
      expect(left?.y).toBe(right?.y)
      expect(right?.x ?? 0).toBeGreaterThan(width / 2 - 10)
    }
    const chip = (name: string) => page.getByRole('link', { name })
    await chip('Up to 400 kcal').click()
    await page.waitForURL(`${site.url}/meals?maxCalories=400`)
    await chip('High protein: 25 g or more').click()
    await page.waitForURL(`${site.url}/meals?maxCalories=400&minProtein=25`)
    await page.getByRole('status').filter({ hasText: 'match' }).first().waitFor()
    await expectToFit(page, [320, 390, 1280], 'the catalogue with chips')
    await page.evaluate(() => localStorage.setItem('calmMode', 'on'))
    await page.goto(`${site.url}/meals`)
    await untilQuiet(page)
    expect(await chip('Up to 400 kcal').count()).toBe(0)
    expect(await chip('Vegan').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it('makes the list of the blog follow what is typed [finding-11]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/blogs`)
    await untilQuiet(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByLabel('Search articles').pressSequentially('lentlis')
    await page.waitForURL(`${site.url}/blogs?search=lentlis`)
    await page.getByText('Showing results for lentils.').waitFor()
    await page.getByRole('heading', { name: 'Lentils for everyone' }).waitFor()
    await page.getByLabel('Search articles').fill('')
    await page.waitForURL(`${site.url}/blogs`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    // The picture of the post is only a row.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    await close()
  })
})
