import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleTexts } from '#app/meals/estimate/estimate-address.ts'
import { untilQuiet } from '#tests/support/sites/browser.ts'
import { analyze, uploadPicture } from '#tests/support/sites/create-screen.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import {
  estimatePath,
  type FiguresSite,
  plateWords,
  startFiguresSite,
} from '#tests/support/sites/figures-site.ts'

/** A number with an energy unit, grams, milligrams or percent. */
const figure = /\d\s?(?:k?cal|kJ|m?g)\b|\d%/

describe('calm mode', () => {
  let site: FiguresSite

  beforeAll(async () => {
    site = await startFiguresSite()
  })
  afterAll(() => site?.close())

  it('calm mode hides figures and keeps pictures, foods and words [calm-01]', async () => {
    const { page, problems, close } = await site.visitWith(site.address, { calmMode: 'on' })
    const { meals } = await (await fetch(`${site.site.url}/api/meals?limit=2`)).json()
    const compared = `/compare?meals=${meals.map(({ slug }: { slug: string }) => slug).join(',')}`
    const tools = [estimatePath, compared, '/guess', '/day']
    for (const path of [site.address, ...tools, '/meals', '/', '/about']) {
      await page.goto(site.site.url + path)
      await untilQuiet(page)
      const seen = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
      // The visitor's own words stay, and examples of what can be typed.
      const own = [...plateWords.split(', '), ...exampleTexts, '150 g salmon']
      const others = own.reduce((rest, one) => rest.replaceAll(one, ''), seen)
      expect(others, path).not.toMatch(figure)
      await expectToFit(page, [320, 390, 1280], `${path} in calm mode`)
    }
    await page.goto(site.site.url + site.address)
    await untilQuiet(page)
    const receipt = page.getByRole('region', { name: 'Ingredients' })
    for (const food of [/^Salmon/, /^Quinoa/, /^Asparagus/]) {
      await receipt.getByRole('row', { name: food }).waitFor()
    }
    await page.getByRole('img', { name: /^Salmon plate/ }).waitFor()
    await page.getByText('A fillet and some green.').waitFor()
    expect(await page.getByRole('region', { name: 'Daily calorie needs' }).count()).toBe(0)
    await page.goto(`${site.site.url}/meals`)
    await untilQuiet(page)
    expect(await page.getByLabel('Calories, at least').isVisible()).toBe(false)
    expect(await page.getByLabel('Protein, at least').isVisible()).toBe(false)
    const orders = await page.getByLabel('Sort by').locator('option').allInnerTexts()
    expect(orders).toEqual(['Newest', 'Title'])
    expect(problems).toEqual([])
    await close()
  })

  it('calm mode is switched, announced and remembered, and begins before the first paint [calm-02, calm-03]', async () => {
    const { page, problems, close } = await site.visitWith(site.address)
    const other = await page.context().newPage()
    await other.goto(`${site.site.url}/meals`)
    await other.locator('.meal-card-calories').first().waitFor()
    const calories = page.getByRole('main').getByText(`${site.meal.nutritionData.calories}`).first()
    await calories.waitFor()
    await page.getByRole('main').getByText('Rather see the food than the numbers?').waitFor()
    await page.getByRole('main').getByRole('switch', { name: 'Calm mode' }).click()
    const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('status')
    await notices.getByText('Calm mode is on: figures are hidden.').waitFor()
    await calories.waitFor({ state: 'hidden' })
    const foot = page.getByRole('contentinfo').getByRole('switch', { name: 'Calm mode' })
    expect(await foot.getAttribute('aria-checked')).toBe('true')
    await other.locator('.meal-card-calories').first().waitFor({ state: 'hidden' })
    await other.close()

    // The mark is there while the scripts of the page have not been loaded.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(site.site.url + site.address, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html[data-calm]').count()).toBe(1)
    await calories.waitFor({ state: 'hidden' })
    // Until then, scripts that were held back may still be reported.
    await page.waitForLoadState()
    await page.unroute('**/*.js')
    problems.length = 0

    await page.goto(site.site.url + site.address)
    await untilQuiet(page)
    await foot.click()
    await notices.getByText('Calm mode is off: figures are shown.').waitFor()
    await calories.waitFor()
    expect(await page.evaluate(() => localStorage.getItem('calmMode'))).toBeNull()
    expect(problems).toEqual([])
    await close()
  })

  it('screens of staff keep their figures in calm mode [calm-04]', async () => {
    const { page, close } = await site.open('/meals')
    await page.evaluate(() => localStorage.setItem('calmMode', 'on'))
    await page.goto(`${site.site.url}/admin/create`)
    await uploadPicture(page, 1)
    await analyze(page, '400 g lentil soup')
    const preview = page.getByRole('complementary', { name: 'As visitors will see it' })
    await preview.locator('.meal-card-calories').waitFor()
    await preview.getByRole('row', { name: /^Total/ }).waitFor()
    expect(await page.locator('html[data-calm]').count()).toBe(1)
    expect(await page.locator('[data-calm-only]:visible').count()).toBe(0)
    await close()
  })
})
