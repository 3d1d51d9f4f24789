import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

type Meal = { _id: string; title: string; isPublished: boolean }

describe('managing meals', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  // Each test creates its own meals.
  beforeEach(async () => {
    const ids = (await meals()).map(({ _id }) => _id)
    if (ids.length > 0) await staff.call('POST', '/meals/bulk', { action: 'delete', ids })
  })
  afterAll(() => staff?.close())

  const meals = async () => (await staff.call<{ meals: Meal[] }>('GET', '/meals?limit=100')).meals
  const writeMeal = (title: string, changes: object = {}) =>
    staff.call<Meal>('POST', '/meals', {
      title,
      description: 'A plate',
      nutritionData: { calories: 480, carbohydrates: 50, protein: 30, fat: 20, fiber: 10 },
      ...changes,
    })

  const row = (page: Page, title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const focused = (page: Page) =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )

  /** Fills three pages: meals with even numbers are published, the seventh has labels. */
  async function writeThreePages() {
    const categories = await staff.call<{ _id: string }[]>('GET', '/categories')
    const mealTypes = await staff.call<{ _id: string }[]>('GET', '/mealtypes')
    const labels = { categories: [categories[0]?._id], mealType: mealTypes[0]?._id }
    for (let number = 1; number <= 23; number++) {
      const isPublished = number % 2 === 0
      await writeMeal(`Plate ${number}`, { isPublished, ...(number === 7 && labels) })
    }
  }

  it('shows the first step on an empty site [manage-09]', async () => {
    const { page, problems, close } = await staff.open('/admin/meals')
    await page.getByText('No meals found.').waitFor()
    await page.getByText('Create your first meal!').waitFor()
    await page.getByRole('link', { name: 'Generate Meal' }).waitFor()
    expect(await page.title()).toContain('Meal Management')
    expect(problems).toEqual([])
    await close()
  })

  it('shows ten meals per page, and keeps page, search and filters in the address [manage-06, manage-09, manage-10, manage-14]', async () => {
    await writeThreePages()
    const { page, problems, close } = await staff.open('/admin/meals')
    await page.getByText('Showing 1 to 10 of 23 results').waitFor()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/admin/meals?page=2')
    await page.getByText('Showing 11 to 20 of 23 results').waitFor()

    const search = page.getByPlaceholder('Search meals...')
    await search.fill('plate 7')
    await page.waitForURL('**/admin/meals?search=plate+7')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(await row(page, 'Plate 7').textContent()).toContain('Draft')
    await search.fill('nothing like it')
    await page.getByText('Try a different search term.').waitFor()
    await search.fill('')
    await page.getByText('Showing 1 to 10 of 23 results').waitFor()

    await page.getByLabel('Status').selectOption('Published')
    await page.waitForURL('**/admin/meals?status=published')
    await page.getByText('Showing 1 to 10 of 11 results').waitFor()
    await page.getByLabel('Status').selectOption('All Statuses')
    await page.getByLabel('Meal Type').selectOption('Breakfast')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    await page.reload()
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(await row(page, 'Plate 7').textContent()).toContain('Breakfast')

    await page.goto(`${staff.site.url}/admin/meals?page=99`)
    await page.waitForURL('**/admin/meals?page=3')
    await page.getByText('Showing 21 to 23 of 23 results').waitFor()
    expect(await row(page, 'Plate 1').textContent()).toContain('No categoriesN/A')
    expect(problems).toEqual([])
    await close()
  })

  it('publishes by keyboard, deletes after a confirmation, and can undo it [manage-08]', async () => {
    await writeMeal('Plate 21')
    const { page, problems, close } = await staff.open('/admin/meals?search=plate+21')
    await page.getByRole('button', { name: 'Publish Plate 21' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Unpublish Plate 21' }).waitFor()
    expect(await focused(page)).toBe('Unpublish Plate 21')
    expect((await meals())[0]?.isPublished).toBe(true)

    await page.getByRole('button', { name: 'Delete Plate 21' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this meal?',
    })
    await question.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Delete Plate 21')
    await page.getByRole('button', { name: 'Delete Plate 21' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No meals found.').waitFor()
    await expect.poll(() => focused(page)).toBe('Meal List')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Meal restored').waitFor()
    await row(page, 'Plate 21').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('adds a category, which can then be used as a filter [manage-02]', async () => {
    await writeMeal('No soup')
    const { page, problems, close } = await staff.open('/admin/meals')
    await page.getByRole('button', { name: 'Add Category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Category' }).click()
    await dialog.getByText('Category name is required').waitFor()
    await dialog.getByLabel('Category Name').fill('Soups')
    await dialog.getByRole('button', { name: 'Add Category' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Category', { exact: true }).selectOption('Soups')
    await page.getByText('No meals found.').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('reports failures, and retries [manage-11, dashboard-08, dashboard-09]', async () => {
    await writeMeal('Plate 5')
    const { page, close } = await staff.open('/admin/meals?search=plate+5')
    await page.getByText('Showing 1 to 1').waitFor()
    await page.route('**/api/meals/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Publish Plate 5' }).click()
    await page.getByText('Failed to update meal status').waitFor()
    await page.getByRole('button', { name: 'Delete Plate 5' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete meal').waitFor()
    await page.route('**/api/meals?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await page.getByText('Failed to load data. Please try again later.').waitFor()
    await page.unroute('**/api/meals?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    await close()
  })

  it('has no problems for axe, light and dark, narrow and wide', async () => {
    await writeMeal('Plate 1')
    const { page, close } = await staff.open('/admin/meals')
    await page.getByText('Showing 1 to 1').waitFor()
    await expectToFitLightAndDark(page, [320, 1280])
    await close()
  })
})
