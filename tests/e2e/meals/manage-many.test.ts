import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, untilQuiet } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

type Listed = { meals: { _id: string; title: string; isPublished: boolean }[]; total: number }

describe('many meals and their categories', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
    const categories = await staff.call<{ _id: string }[]>('GET', '/categories')
    for (let number = 1; number <= 12; number++) {
      await staff.call('POST', '/meals', {
        title: `Plate ${number}`,
        categories: number < 3 ? [categories[0]?._id] : [],
      })
    }
  })

  afterAll(() => staff?.close())

  const meals = (query: string) => staff.call<Listed>('GET', `/meals?limit=100&${query}`)

  it('are published, unpublished and deleted together, and the deletion can be undone', async () => {
    const { page, problems, close } = await staff.open('/admin/meals')
    const all = page.getByLabel('Select all on this page')
    await all.check()
    await page.getByText('10 meals selected').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    await page.getByText('10 meals published').waitFor()
    expect((await meals('status=published')).total).toBe(10)
    await expect.poll(() => all.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await all.isChecked()).toBe(false)

    await page.getByLabel('Select Plate 12', { exact: true }).press('Space')
    await page.getByLabel('Select Plate 11', { exact: true }).check()
    await page.getByText('2 meals selected').waitFor()
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page.getByText('2 meals unpublished').waitFor()
    expect((await meals('status=published')).total).toBe(8)

    await page.getByLabel('Select Plate 12', { exact: true }).check()
    await page.getByLabel('Select Plate 11', { exact: true }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Are you sure you want to delete these 2 meals?').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('2 meals deleted').waitFor()
    await page.getByText('Showing 1 to 10 of 10 results').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 meals restored').waitFor()
    await page.getByText('Showing 1 to 10 of 12 results').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('can be selected while the list is reloaded, and stay selected', async () => {
    const { page, close } = await staff.open('/admin/meals')
    const choice = (number: number) => page.getByLabel(`Select Plate ${number}`, { exact: true })
    const list = Promise.withResolvers<void>()
    await choice(9).check()
    await page.route('**/api/meals?*', async (route) => {
      await list.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page.getByText('1 meal unpublished').waitFor()
    await choice(8).check()
    const listed = page.waitForResponse('**/api/meals?*')
    list.resolve()
    await (await listed).finished()
    await untilQuiet(page)
    expect(await choice(8).isChecked()).toBe(true)
    expect(await choice(9).isChecked()).toBe(false)
    await page.getByText('1 meal selected').waitFor()
    await close()
  })

  it('report which of them could not be changed, and keep those selected', async () => {
    const { page, close } = await staff.open('/admin/meals')
    await page.getByLabel('Select Plate 3', { exact: true }).check()
    await page.getByLabel('Select Plate 4', { exact: true }).check()
    await page.route('**/api/meals/bulk', (route) => route.abort())
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page.getByText('Failed to unpublish meals').waitFor()
    await page.getByText('2 meals selected').waitFor()
    await page.unroute('**/api/meals/bulk')
    const [gone] = (await meals('search=plate+3')).meals
    await staff.call('DELETE', `/meals/${gone?._id}`)
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page
      .getByText('1 of 2 meals could not be unpublished: Plate 3 (Meal not found)')
      .waitFor()
    await page.getByText('1 meal unpublished').waitFor()
    await close()
  })

  it('are sent completely when one is published, and report a newer version', async () => {
    const { page, close } = await staff.open('/admin/meals?search=plate+5')
    const toggle = page.getByRole('button', { name: 'Unpublish Plate 5' })
    await toggle.waitFor()
    const [meal] = (await meals('search=plate+5')).meals
    await staff.call('PUT', `/meals/${meal?._id}`, { title: 'Plate 5 of today' })
    const request = page.waitForRequest((sent) => sent.method() === 'PUT')
    await toggle.click()
    expect((await request).postDataJSON()).toMatchObject({ title: 'Plate 5', isPublished: false })
    await page.getByText('Failed to update meal status: someone else changed this meal.').waitFor()
    await page.getByRole('link', { name: 'Plate 5 of today' }).first().waitFor()
    await page.getByRole('button', { name: 'Unpublish Plate 5 of today' }).click()
    await page.getByRole('button', { name: 'Publish Plate 5 of today' }).waitFor()
    await close()
  })

  it('have categories that can be renamed, merged and deleted by keyboard', async () => {
    const { page, problems, close } = await staff.open('/admin/meals/categories')
    await page.getByRole('link', { name: '2 meals: Keto' }).waitFor()
    await page.getByRole('button', { name: 'Rename Keto' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Category name').fill('Vegan')
    await page.keyboard.press('Enter')
    await dialog.getByText('A category with this name already exists').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByLabel('Category name').fill('Low carb')
    await page.keyboard.press('Enter')
    await page.getByText('Category renamed').waitFor()

    await page.getByRole('button', { name: 'Merge Low carb' }).press('Enter')
    await dialog.getByText('2 meals have it and will have the other one instead.').waitFor()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await dialog.getByText('Please select a category').waitFor()
    await dialog.getByLabel('Merge into').selectOption('Mediterranean')
    await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
    await page.getByText('Category merged: 2 meals moved to Mediterranean').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('2 meals')

    await page.getByRole('button', { name: 'Delete Mediterranean' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('2 meals have it and will lose it.').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Category deleted').waitFor()
    expect((await meals('search=mediterranean')).total).toBe(0)
    expect(await page.getByRole('button', { name: 'Delete Lunch' }).count()).toBe(0)
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await close()
  })

  it('report failures with a category', async () => {
    const { page, close } = await staff.open('/admin/meals/categories')
    await page.getByRole('button', { name: 'Rename Lunch' }).waitFor()
    await page.route(
      (url) => /\/api\/(categories|mealtypes)/.test(url.pathname),
      (route) => route.abort(),
    )
    await page.getByRole('button', { name: 'Rename Lunch' }).click()
    await page.getByRole('dialog').getByRole('textbox').press('Enter')
    await page.getByRole('dialog').getByText('Failed to rename meal type').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete Vegan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete category').waitFor()
    await page.reload()
    await page.getByText('Unable to connect. Please check your connection and try again.').waitFor()
    await close()
  })
})
