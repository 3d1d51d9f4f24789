import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFit, expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import {
  estimatePath,
  type FiguresSite,
  startFiguresSite,
} from '#tests/support/sites/figures-site.ts'

const allOthers = { energyUnit: 'kJ', saltUnit: 'salt', figuresPer: '100g' }

describe('how figures are shown', () => {
  let site: FiguresSite

  beforeAll(async () => {
    site = await startFiguresSite()
  })
  afterAll(() => site?.close())

  const mainText = async (page: Page) =>
    (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const text = (value: number) => value.toLocaleString('en')
  const kilojoules = (kcal: number) => text(Math.round(kcal * 4.184))

  it('energy, salt and 100 g follow switches that the browser remembers [shown-01, shown-02, shown-03]', async () => {
    const { page, problems, close } = await site.visitWith(site.address)
    const { calories, sodium } = site.meal.nutritionData
    const tiles = page.getByRole('main').locator('dl').first()
    const list = page.getByRole('region', { name: 'Nutrition', exact: true })
    const receipt = page.getByRole('region', { name: 'Ingredients' })
    const needs = page.getByRole('region', { name: 'Daily calorie needs' })
    expect(await list.innerText()).toContain(`${sodium}`)

    await press(page, 'kJ')
    await press(page, 'Salt')
    const salt = text(Math.round(sodium * 0.025) / 10)
    await expect.poll(() => tiles.innerText()).toContain(kilojoules(calories))
    await expect.poll(() => list.innerText()).toMatch(new RegExp(`Salt\\s+${salt}\\s*g`))
    await expect
      .poll(() => receipt.getByRole('row', { name: /^Total/ }).innerText())
      .toContain(kilojoules(calories))
    const { low, high } = site.meal.range?.calories ?? { low: 0, high: 0 }
    await tiles.getByText(`${kilojoules(low)} to ${kilojoules(high)} likely`).waitFor()
    await needs.getByText(kilojoules(calories), { exact: true }).waitFor()
    await needs.getByText('8400-10000').first().waitFor()

    await press(page, '100 g')
    const per100 = kilojoules(Math.round(calories / 4))
    await expect.poll(() => tiles.innerText()).toContain(per100)
    await expect
      .poll(() => receipt.getByRole('row', { name: /^Salmon/ }).innerText())
      .toMatch(/\b50\s*g/)
    await expect
      .poll(() => receipt.getByRole('row', { name: /^Total/ }).innerText())
      .toMatch(/\b100\s*g/)
    await list.getByText('Estimates for 100 g.').waitFor()
    await needs.getByText('100 g of this meal have about').waitFor()

    await page.reload()
    await untilQuiet(page)
    expect(await tiles.innerText()).toContain(per100)
    await page.goto(`${site.site.url}/meals`)
    await untilQuiet(page)
    expect(await page.getByRole('article').filter({ hasText: 'Salmon plate' }).innerText()).toMatch(
      new RegExp(`${kilojoules(calories)}\\s*kJ`),
    )
    await page.goto(`${site.site.url}/meals/bare-plate`)
    await untilQuiet(page)
    expect(await mainText(page)).toContain('All figures are estimates for 1 serving')
    expect(await page.getByRole('button', { name: '100 g' }).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('the estimate follows the same switches, and another tab too [shown-03]', async () => {
    const { page, problems, close } = await site.visitWith(estimatePath)
    const other = await page.context().newPage()
    await other.goto(site.site.url + site.address)
    await press(page, '100 g')
    await press(page, 'kJ')
    await page.getByRole('heading', { name: '100 g of this plate have about' }).waitFor()
    const per100 = kilojoules(Math.round(site.meal.nutritionData.calories / 4))
    expect(await mainText(page)).toContain(`${per100} kJ`)
    await other.getByText('All figures are estimates for 100 g').waitFor()
    await other.close()
    expect(problems).toEqual([])
    await close()
  })

  it('everyone gets the same page, and other units and calm mode move nothing [shown-04]', async () => {
    const plain = await openPage(site.browser, { javaScriptEnabled: false })
    await plain.page.goto(site.site.url + site.address)
    const main = plain.page.getByRole('main')
    expect(await mainText(plain.page)).toContain(`${site.meal.nutritionData.calories} kcal`)
    await main.getByText('Estimates for 1 serving.').waitFor()
    expect(await main.getByRole('button', { name: /kJ|Salt|100 g/ }).count()).toBe(0)
    expect(await plain.page.getByRole('switch').count()).toBe(0)
    await plain.close()
    for (const path of [site.address, estimatePath, '/meals', '/']) {
      for (const entries of [allOthers, { calmMode: 'on' }]) {
        const { page, problems, close } = await site.visitWith(path, entries)
        expect(await page.evaluate(layoutShifts), path).toBeLessThan(0.01)
        expect(problems).toEqual([])
        await close()
      }
    }
  })

  it('portions are side by side, and the caption names the one shown [portion-01, portion-02]', {
    timeout: 300_000,
  }, async () => {
    const { page, problems, close } = await site.visitWith(site.address)
    const caption = page.locator('figcaption')
    await caption.getByText('Illustration of one serving by Platewise').waitFor()
    const summary = page.getByText('Half, one and double side by side')
    await summary.click()
    const panel = page.getByRole('region', { name: 'Your portion' })
    const plates = panel.getByRole('listitem')
    await expect.poll(() => plates.locator('img:visible').count(), { timeout: 120_000 }).toBe(3)
    const { calories } = site.meal.nutritionData
    const shown = (await plates.allInnerTexts()).map((one) => one.replaceAll(/\s+/g, ' ').trim())
    expect(shown).toEqual([
      `Half ${text(Math.round(calories / 2))} kcal`,
      `One ${text(calories)} kcal`,
      `Double ${text(calories * 2)} kcal`,
    ])
    const lefts = await plates
      .locator('img')
      .evaluateAll((all) => all.map((image) => new DOMMatrix(getComputedStyle(image).transform).e))
    expect(new Set(lefts).size).toBe(3)
    await panel.getByRole('button', { name: /^Double/ }).click()
    await expect
      .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
      .toBe('2 servings')
    await caption.getByText('Illustration of 2 servings by Platewise').waitFor()
    await page.getByRole('slider').press('Home')
    await caption.getByText('Illustration of half a serving by Platewise').waitFor()
    await expectToFit(page, [320, 390, 1280], 'portions side by side')

    await page.goto(site.site.url + estimatePath)
    await untilQuiet(page)
    await summary.click()
    const region = page.getByRole('region', { name: 'This plate has about' })
    await expect.poll(() => region.locator('li img:visible').count(), { timeout: 120_000 }).toBe(3)
    await expectToFit(page, [320, 390, 1280], 'portions of an estimate')
    expect(problems).toEqual([])
    await close()
  })

  it('the switches look right and work in both colour schemes', async () => {
    const { page, close } = await openPage(site.browser)
    await page.goto(site.site.url + site.address)
    await page.evaluate((entries) => {
      for (const [name, stored] of Object.entries(entries)) localStorage.setItem(name, stored)
    }, allOthers)
    for (const path of [site.address, estimatePath]) {
      await page.goto(site.site.url + path)
      await untilQuiet(page)
      await expectToFitLightAndDark(page, [320, 390, 1280], path)
    }
    await close()
  })
})

/** Runs in the page: the sum of its layout shifts since it was opened. */
function layoutShifts(): Promise<number> {
  const shift = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0)
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + shift(entry), 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Without any shift the observer is never called.
    setTimeout(() => resolve(0), 500)
  })
}
