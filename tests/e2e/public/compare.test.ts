import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meal } from '#app/meals/meal.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { accessibilityProblems, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const plates = {
  'Chicken with rice': '150 g chicken breast, 200 g cooked rice',
  'Chicken with lentils': '150 g chicken breast, 250 g lentils',
  'Tofu with rice': '300 g tofu, 150 g cooked rice',
  'Salmon with potatoes': '150 g salmon, 250 g potatoes',
}

describe('comparing meals', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
    const { imageUrl } = await staff.upload(1)
    for (const [title, ingredients] of Object.entries(plates)) {
      const { items } = await staff.call<Analysis>('POST', '/nutrition/analyze', { ingredients })
      await staff.call('POST', '/meals', { title, items, imageUrl, isPublished: true })
    }
    await staff.call('POST', '/meals', { title: 'Secret soup' })
  })
  afterAll(() => staff?.close())

  async function open(path: string, javaScriptEnabled = true) {
    const visit = await openPage(staff.browser, { javaScriptEnabled })
    visit.page.setDefaultTimeout(30_000)
    await visit.page.goto(staff.site.url + path)
    if (javaScriptEnabled) await untilQuiet(visit.page)
    return visit
  }
  const columns = (page: Page) => page.locator('thead th > a').allInnerTexts()
  const row = (page: Page, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

  it('shows meals side by side, with their figures, ranges and foods [compare-01]', async () => {
    const both = '/compare?meals=chicken-with-rice,chicken-with-lentils'
    const { page, problems, close } = await open(both)
    expect(await columns(page)).toEqual(['Chicken with rice', 'Chicken with lentils'])
    expect(await row(page, 'Calories').innerText()).toMatch(/\d+ to \d+ likely/)
    const fiber = await row(page, 'Fiber').getByRole('cell').allInnerTexts()
    expect(fiber[0]).toContain('least')
    expect(fiber[1]).toContain('most')
    expect(await row(page, 'Weight').innerText()).toMatch(/350\s*g\s+400\s*g/)
    const groups = page.getByRole('rowheader', { name: /^(Shared ingredients|Only in one)/ })
    expect(await groups.allInnerTexts()).toEqual(['Shared ingredients', 'Only in one of them'])
    const shared = page.locator('tbody').nth(1).getByRole('rowheader')
    expect((await shared.allInnerTexts()).join()).toMatch(/chicken/i)
    expect((await shared.allInnerTexts()).join()).not.toMatch(/rice|lentils/i)
    expect(problems).toEqual([])
    await close()
  })

  it('follows the switches of figures [shown-03]', async () => {
    const { page, problems, close } = await open('/compare?meals=tofu-with-rice')
    const press = (name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click()
    const kcal = Number.parseInt(await row(page, 'Calories').getByRole('cell').innerText(), 10)
    await press('kJ')
    await press('Salt')
    const energy = () => row(page, 'Energy').getByRole('cell').innerText()
    const kilojoules = (of: number) => Math.round(of * 4.184).toLocaleString('en')
    await expect.poll(energy).toContain(kilojoules(kcal))
    await expect.poll(() => row(page, 'Salt').innerText()).toMatch(/\bg$/)
    await press('100 g')
    await expect.poll(() => row(page, 'One serving').innerText()).toMatch(/450\s*g/)
    await expect.poll(energy).toContain(kilojoules(Math.round(kcal / 4.5)))
    await expect.poll(() => row(page, 'Tofu').innerText()).toMatch(/67\s*g/)
    expect(problems).toEqual([])
    await close()
  })

  it('meals are added by a search, moved and removed, without JavaScript too [compare-03, compare-04]', async () => {
    const { page, close } = await open('/compare', false)
    await page.getByText('Which meals would you like to compare?').waitFor()
    await page.getByRole('link', { name: /Add Tofu with rice/ }).click()
    await page.getByLabel('Search meals to compare').fill('salmon')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('1 meal matches “salmon”:').waitFor()
    await page.getByRole('link', { name: /Add Salmon/ }).click()
    await expect.poll(() => query(page)).toBe('?meals=tofu-with-rice,salmon-with-potatoes')
    await page.getByRole('link', { name: 'Move Salmon with potatoes to the left' }).click()
    await expect.poll(() => columns(page)).toEqual(['Salmon with potatoes', 'Tofu with rice'])
    await page.getByRole('link', { name: 'Remove Salmon with potatoes' }).click()
    await expect.poll(() => columns(page)).toEqual(['Tofu with rice'])
    await close()
  })

  it('the same with JavaScript, in place', async () => {
    const { page, problems, close } = await open('/compare?meals=tofu-with-rice')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.getByLabel('Search meals to compare').fill('nothing like it')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No other meal matches “nothing like it”').waitFor()
    await page.getByLabel('Search meals to compare').fill('lentils')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Add Chicken with lentils/ }).click()
    await page.getByRole('link', { name: 'Remove Chicken with lentils' }).waitFor()
    await expect.poll(() => query(page)).toBe('?meals=tofu-with-rice,chicken-with-lentils')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })

  it('meals that are not there are named kindly, and the others stay', async () => {
    const { page, close } = await open('/compare?meals=tofu-with-rice,gone,secret-soup')
    await page.getByText('We have no published meal called “gone” or “secret-soup”').waitFor()
    expect(await columns(page)).toEqual(['Tofu with rice'])
    await close()
  })

  it('four is the most, and the page fits every screen [compare-05]', async () => {
    const slugs = Object.keys(plates).map((title) => title.toLowerCase().replaceAll(' ', '-'))
    const { page, close } = await open(`/compare?meals=${slugs.join()},one-more`)
    expect(await columns(page)).toHaveLength(4)
    await page.getByText('Remove one to add another').waitFor()
    await expectToFit(page, [320, 390, 1280], 'a comparison')
    await page.setViewportSize({ width: 390, height: 800 })
    const table = page.getByRole('region', { name: 'Comparison' })
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
    const name = await row(page, 'Protein').getByRole('rowheader').boundingBox()
    expect(name?.x).toBeGreaterThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  it('is not indexed with meals, and is without', async () => {
    const html = async (path: string) => await (await fetch(staff.site.url + path)).text()
    expect(await html('/compare?meals=tofu-with-rice')).toMatch(/name="robots" content="noindex/)
    const empty = await html('/compare')
    expect(empty).toMatch(/<link rel="canonical" href="[^"]*\/compare"/)
    expect(empty).not.toContain('noindex')
  })

  it('a meal leads to its comparison, and to swaps with the same calories [compare-06, swap-02]', async () => {
    const meal = await staff.call<Meal>('POST', '/meals', {
      title: 'Plain plate',
      nutritionData: { calories: 3000, protein: 30, carbohydrates: 400, fat: 140, fiber: 2 },
      isPublished: true,
    })
    const before = await open(`/meals/${meal.slug}`)
    const swaps = before.page.getByRole('region', { name: 'Same Calories, Something Better' })
    expect(await swaps.count()).toBe(0)
    await before.page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click()
    await before.page.waitForURL('**/compare?meals=plain-plate')
    await before.close()
    await staff.call('POST', '/meals', {
      title: 'Strong plate',
      nutritionData: { calories: 3100, protein: 90, carbohydrates: 400, fat: 126, fiber: 30 },
      isPublished: true,
    })
    const { page, close } = await open(`/meals/${meal.slug}`)
    const swap = page.getByRole('region', { name: 'Same Calories, Something Better' })
    await swap.getByText('More protein: 90 g instead of 30 g').waitFor()
    await swap.getByText('More fiber: 30 g instead of 2 g').waitFor()
    await swap.getByRole('link', { name: 'Strong plate', exact: true }).waitFor()
    await expectToFit(page, [390, 1280], 'a meal with swaps')
    await page.getByRole('contentinfo').getByRole('button', { name: 'kJ' }).click()
    await swap.getByText('within 10 percent of 12,552 kJ').waitFor()
    await swap.getByText('12,970').waitFor()
    await swap.getByRole('link', { name: 'Compare with Strong plate' }).click()
    await page.waitForURL('**/compare?meals=plain-plate,strong-plate')
    await close()
  })
})
