import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, phone, untilAwake } from '#tests/support/sites/browser.ts'
import {
  type IllustratedSite,
  startIllustratedSite,
} from '#tests/support/sites/illustrated-site.ts'

describe('a visitor on a phone', () => {
  let world: IllustratedSite

  beforeAll(async () => {
    world = await startIllustratedSite(12, 4)
  }, 400_000)

  afterAll(() => world?.close())

  /** Whether the calories are in sight, in the line below the field or with the plate. */
  const isAnswerInSight = (page: Page) =>
    page.getByText(/^(About \d+ kcal|This plate has about)/).evaluateAll((lines) =>
      lines.some((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight - 60
      }),
    )

  /** Whether a person would see it without scrolling. */
  const isInSight = async (place: Locator) => {
    if ((await place.count()) === 0) return false
    const { left, right, top, bottom } = await place.evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    )
    const { width, height } = phone.viewport
    return left >= 0 && right <= width && top >= 0 && bottom <= height
  }

  async function follow(page: Page, name: string, path: RegExp) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).tap()
    await page.waitForURL(path)
  }

  it('gets from words to a corrected plate, their day, a round of guessing and two meals compared', async () => {
    const { page, problems, close } = await openPage(world.browser, phone)
    await page.goto(world.site.url)
    await untilAwake(page)
    await page.getByRole('button', { name: 'Accept All' }).tap()

    await page.getByRole('main').getByRole('link', { name: 'Estimate a plate' }).first().tap()
    await page.getByLabel('What is on the plate').fill('two aloo paratha and chai')
    await page.getByRole('button', { name: 'Estimate', exact: true }).tap()
    await page.getByText(/^About \d+ kcal/).waitFor()
    await expect.poll(() => isAnswerInSight(page)).toBe(true)
    await page.getByText('Drawn: ').waitFor()

    const before = await page.getByText(/^About \d+ kcal/).innerText()
    await page.getByRole('link', { name: 'Correct the foods' }).tap()
    await page.getByLabel('Unit for Chai').selectOption({ label: 'mug (250 g)' })
    await page.getByLabel('Amount of Chai').fill('2')
    await expect.poll(() => page.getByText(/^About [\d,]+ kcal/).innerText()).not.toBe(before)
    await page.waitForURL(/amount=2&unit=mug/)
    const corrected = page.url()
    await page.getByRole('button', { name: 'Remove Aloo paratha' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => page.url()).toBe(corrected)

    await page.getByRole('button', { name: 'Add to my day' }).tap()
    await page.getByText('Added to my day').waitFor()
    await follow(page, 'My Day', /\/day$/)
    await page.getByRole('link', { name: 'two aloo paratha and chai' }).waitFor()

    await follow(page, 'Guess First', /\/guess/)
    for (let place = 1; place <= 10; place += 1) {
      await page.getByText(`Plate ${place} of 10`).waitFor()
      await page.getByLabel('How many calories has one serving?').fill('500')
      const button = page.getByRole('button', { name: 'Guess', exact: true })
      expect(await isInSight(button), `the question of plate ${place}`).toBe(true)
      await button.tap()
      await page.getByRole('button', { name: place === 10 ? 'See your round' : 'Next plate' }).tap()
    }
    await expect.poll(() => page.getByRole('table').getByRole('rowheader').count()).toBe(10)

    await follow(page, 'Compare Meals', /\/compare$/)
    for (const count of [1, 2]) {
      await page.getByRole('link', { name: /^Add / }).first().tap()
      await expect.poll(() => page.locator('thead th > a').count()).toBe(count)
      await expect
        .poll(() => isInSight(page.getByRole('link', { name: /^Add / }).first()))
        .toBe(count === 1)
    }
    await expect.poll(() => isInSight(page.locator('thead th > a').last())).toBe(true)
    expect(problems).toEqual([])
    await close()
  })
})
