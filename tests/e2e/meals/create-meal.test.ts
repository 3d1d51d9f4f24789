import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { analyze, mealNamed, uploadPicture } from '#tests/support/sites/create-screen.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('making a meal', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  const figure = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

  it('ingredients can be corrected, added and removed, and the totals are updated', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await uploadPicture(page, 1)
    await analyze(page, '150 g salmon, 100 g quinoa')
    const calories = async () => Number(await figure(page, 'calories').inputValue())
    const atFirst = await calories()
    await page.getByLabel('Grams of Salmon').fill('300')
    await expect.poll(calories).toBeGreaterThan(atFirst * 1.4)

    // Chooses another food with the keyboard; similar foods are offered before anything is typed.
    await page.getByRole('combobox', { name: 'Ingredient 2: Quinoa' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /^Quinoa \d/ }).waitFor()
    await page.keyboard.type('white ri')
    await page.getByRole('option', { name: /^White rice \d/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByLabel('Grams of White rice').waitFor()

    await page.getByLabel('Add an ingredient').click()
    await expect.poll(() => focused(page)).toBe('Name of the food')
    await page.keyboard.type('olive oi')
    await page.getByRole('option', { name: /^Olive oil \d/ }).click()
    await expect.poll(() => focused(page)).toBe('Grams of Olive oil')
    await page.getByLabel('Grams of Olive oil').fill('10')
    await page.getByLabel('Remove White rice').click()
    await expect.poll(() => focused(page)).toBe('Grams of Olive oil')

    // A figure that was set by hand stays until Recompute is pressed.
    await figure(page, 'fat').fill('99')
    await page.getByText('Set by hand and kept: Fat.').waitFor()
    await page.getByText('which is more than 15 percent away').waitFor()
    await page.getByLabel('Grams of Salmon').fill('200')
    await expect.poll(calories).toBeLessThan(500)
    expect(await figure(page, 'fat').inputValue()).toBe('99')
    await page.getByRole('button', { name: 'Recompute' }).click()
    expect(Number(await figure(page, 'fat').inputValue())).toBeLessThan(40)
    await figure(page, 'sugar').fill('7')

    await page.getByLabel('Title').fill('Corrected salmon')
    await page.getByLabel('Meal type').selectOption('Lunch')
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.waitForURL('**/dashboard')
    const meal = await mealNamed(staff, 'Corrected salmon')
    expect(meal).toMatchObject({
      nutritionSource: 'edited',
      nutritionData: { sugar: 7 },
      items: [
        { food: 'Salmon', grams: 200 },
        { food: 'Olive oil', grams: 10 },
      ],
    })
    expect(problems).toEqual([])
    await close()
  })

  it('an ingredient can be added without a picture, with a message if that fails', async () => {
    const { page, close } = await staff.open('/admin/create')
    await page.route('**/api/nutrition/**', (route) => route.abort())
    await page.getByLabel('Add an ingredient').click()
    await page.getByLabel('Name of the food').fill('rice')
    await page.getByText('Foods could not be looked up.').waitFor()
    await page.unroute('**/api/nutrition/**')
    await page.getByLabel('Name of the food').fill('qqq')
    await page.getByText('No food is called “qqq”.').waitFor()
    await page.getByLabel('Name of the food').fill('white rice')
    await page.getByRole('option', { name: /^White rice \d/ }).click()
    await page.getByLabel('Grams of White rice').waitFor()

    await page.route('**/api/nutrition/recompute', (route) => route.abort())
    const calories = Number(await figure(page, 'calories').inputValue())
    await page.getByLabel('Grams of White rice').fill('1500')
    await page.getByText('The figures are scaled only').waitFor()
    expect(Number(await figure(page, 'calories').inputValue())).toBeGreaterThan(calories * 5)
    await page.getByLabel('Grams of White rice').fill('many')
    await page.getByText('0 to 10000 grams').waitFor()
    await close()
  })

  it('a meal can be made with the keyboard alone', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    const main = page.getByRole('main')
    await main.getByLabel('Prompt').waitFor()
    await tabTo(page, main.getByLabel('Prompt'))
    await page.keyboard.type('2 boiled eggs with 100 g spinach')
    await page.keyboard.press('Control+Enter')
    const plate = page.getByRole('radio', { name: /^Image \d/, checked: true })
    await plate.waitFor({ timeout: 60_000 })
    await tabTo(page, page.getByRole('button', { name: 'Analyze Image' }))
    await page.keyboard.press('Enter')
    await page.getByText('Image analyzed successfully').waitFor()
    await tabTo(page, page.getByLabel('Grams of Spinach'))
    await page.keyboard.type('150')
    await tabTo(page, page.getByLabel('Title'))
    await page.keyboard.type('Eggs by keyboard')
    await tabTo(page, page.getByRole('checkbox', { name: 'Keto' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel('Meal type'))
    await page.keyboard.type('Breakfast')
    await tabTo(page, page.getByRole('button', { name: 'Publish Meal' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    expect(await mealNamed(staff, 'Eggs by keyboard')).toMatchObject({
      categories: [{ name: 'Keto' }],
      mealType: { name: 'Breakfast' },
      isPublished: true,
    })
    expect(problems).toEqual([])
    await close()
  })

  it('has no problems for axe, light and dark, narrow and wide', async () => {
    const { _id } = await staff.upload(7)
    for (const path of ['/admin/create', `/admin/analyze/${_id}`]) {
      const { page, close } = await staff.open(path)
      await page.getByRole('heading', { name: 'Nutrition Analysis' }).waitFor()
      await expectToFitLightAndDark(page, [320, 1280], path)
      await close()
    }
  })
})

/** Presses Tab until the control has the focus, like somebody without a mouse. */
async function tabTo(page: Page, control: Locator) {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
