import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Meal } from '#app/meals/meal.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const figures = { calories: 480, carbohydrates: 50, protein: 30, fat: 20, fiber: 10, sugar: 5 }

describe('meals that a person checks', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  const writeMeal = async (title: string, changes: object = {}) => {
    const { _id: imageId } = await staff.upload(1)
    return await staff.call<Meal>('POST', '/meals', {
      ...{ title, imageId, description: 'A plate', nutritionData: figures, isPublished: true },
      ...changes,
    })
  }

  it('are marked on the edit screen, and visitors read by whom [checked-05]', async () => {
    const { _id, slug } = await writeMeal('Checked plate')
    const { page, problems, close } = await staff.open(`/admin/meals/edit/${_id}`)
    await page.getByText('Nobody has checked the figures since they last changed.').waitFor()
    await page.getByLabel('Description').fill('Not stored yet')
    await page.getByRole('button', { name: 'Mark as checked' }).click()
    await page.getByText('Please save your changes first').waitFor()
    await page.getByLabel('Description').fill('A plate')
    await page.getByRole('button', { name: 'Mark as checked' }).click()
    await page.getByText('Meal marked as checked').waitFor()
    await page.getByText(/^Checked by .+ on \w+ \d+, \d+/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    for (const path of [`/meals/${slug}`, '/meals?checked=true']) {
      await page.goto(staff.site.url + path)
      await page.getByText(/^Checked by .+ on \w+ \d+, \d+$/).waitFor()
      await expectToFit(page, [390, 1280], path)
    }

    // Other figures are not what was checked.
    await page.goto(`${staff.site.url}/admin/meals/edit/${_id}`)
    await page.getByLabel('Sodium').fill('100')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.waitForURL('**/dashboard')
    expect(await staff.call('GET', `/meals/${_id}`)).toMatchObject({ checkedBy: null })
    expect(problems).toEqual([])
    await close()
  })

  it('are marked and found in the list of staff', async () => {
    await writeMeal('Listed plate')
    const { page, problems, close } = await staff.open('/admin/meals?search=listed')
    const row = page.getByRole('row').filter({ hasText: 'Listed plate' })
    await row.getByRole('button', { name: 'Mark Listed plate as checked' }).click()
    await row.getByText(/^Checked by/).waitFor()
    await expectToFit(page, [390, 1280], 'the list')
    await page.getByLabel('Check', { exact: true }).selectOption('Not Checked')
    await page.getByText('No meals found.').waitFor()
    await page.getByLabel('Check', { exact: true }).selectOption('Checked')
    await row.getByRole('button', { name: 'Take the check of Listed plate away' }).click()
    await page.getByText('The check was taken away').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('the catalogue shows only checked ones after a press, and all again', async () => {
    await writeMeal('Another plate')
    const { page, close } = await staff.open('/meals?search=another')
    await page.getByRole('link', { name: 'Another plate' }).waitFor()
    const box = page.getByLabel('Checked by a person')
    await box.check()
    await page.waitForURL('**/meals?search=another&checked=true')
    await page.getByText('No meals found').waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).first().click()
    await page.getByRole('link', { name: 'Another plate' }).waitFor()
    expect(await box.isChecked()).toBe(false)
    await close()
  })

  it('what looks wrong is listed while typing, fixed by a press, and said once at the end [warnings-04]', async () => {
    const { _id } = await writeMeal('Odd plate', {
      nutritionData: { ...figures, calories: 900, sugar: 60 },
      description: 'Nutritious meal with balanced macronutrients',
    })
    const { page, problems, close } = await staff.open(`/admin/meals/edit/${_id}`)
    await page.getByText('The macros give about 480 kcal').waitFor()
    await expectToFit(page, [390, 1280], 'the warnings')
    await page.getByRole('button', { name: 'Set calories to 480' }).click()
    await page.getByText('The macros give about 480 kcal').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Calories').inputValue()).toBe('480')
    await page.getByText('Sugar (60 g) is a part of the carbohydrates (50 g)').waitFor()
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Published. Worth another look: the sugar and the description.').waitFor()
    await page.waitForURL('**/dashboard')
    const { nutritionData } = await staff.call<Meal>('GET', `/meals/${_id}`)
    expect(nutritionData).toMatchObject({ calories: 480, sugar: 60 })
    expect(problems).toEqual([])
    await close()
  })
})
