import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChecks, urgentChecks } from '#app/admin/status/open-checks.ts'
import type { Status } from '#app/admin/status.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the dashboard', () => {
  let staff: StaffSite

  beforeAll(async () => {
    // No mail server listens on this port, so the Admin is shown a problem.
    staff = await startStaffSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const title = `Plate ${number}`
      await staff.call('POST', '/meals', { title, isPublished: number === 6 })
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await staff.call('POST', '/blogs', { title: `Post ${number}` })
    }
  })

  afterAll(() => staff?.close())

  it('sends only the changed status, and focuses the next row after a deletion [dashboard-03]', async () => {
    const { page, problems, close } = await staff.open('/dashboard')
    await page.getByText('1 published').first().waitFor()
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON())
    })
    await page.getByLabel('Status of Plate 5').selectOption('Published')
    await page.getByText('2 published').first().waitFor()
    expect(sent).toEqual([{ isPublished: true }])
    expect(await page.getByRole('row').filter({ hasText: 'Plate' }).count()).toBe(5)

    await page.getByRole('button', { name: 'Delete Plate 4' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByText('Are you sure you want to delete this meal?').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByText('Meal deleted').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Plate 3')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Meal restored').waitFor()
    await page.getByRole('link', { name: 'Plate 4', exact: true }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows the newest posts with links to them [dashboard-04, dashboard-07]', async () => {
    const { page, problems, close } = await staff.open('/dashboard')
    const row = page.getByRole('row').filter({ hasText: 'Post 6' })
    await row.getByText('Draft').waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'Post' }).count()).toBe(5)
    expect(await accessibilityProblems(page)).toEqual([])
    const view = await row.getByRole('link', { name: 'View Post 6' }).getAttribute('href')
    expect(view).toMatch(/^\/blogs\/[\da-f-]{36}$/)
    await row.getByRole('link', { name: 'Edit Post 6' }).click()
    await page.waitForURL('**/admin/blogs/edit/*')
    expect(problems).toEqual([])
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('link', { name: 'Create Blog' }).click()
    await page.waitForURL('**/admin/blogs/new')
    await page.route('**/api/blogs?*', (route) => route.abort())
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByText('Failed to fetch data').waitFor()
    await page.unroute('**/api/blogs?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await row.getByText('Draft').waitFor()
    await close()
  })

  it('shows an Admin a link to what needs attention', async () => {
    const { checks } = await staff.call<Status>('GET', '/status')
    expect(urgentChecks(checks).map(({ name }) => name)).toEqual(['Mail'])
    const { page, problems, close } = await staff.open('/dashboard')
    await page.getByRole('link', { name: 'Wants your attention: Mail' }).click()
    const open = openChecks(checks).length
    await page.getByText(`${open} of ${checks.length} want your attention.`).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('adds categories and meal types [dashboard-06, create-18, create-31]', async () => {
    const { page, problems, close } = await staff.open('/admin/meals/categories')
    await page.getByRole('button', { name: 'Add Meal Type' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Meal Type' }).click()
    await dialog.getByText('Meal type name is required').waitFor()
    await dialog.getByLabel('Meal type name').fill('Brunch')
    await page.keyboard.press('Enter')
    await page.getByText('Meal type created successfully!').waitFor()
    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('link', { name: 'Generate Meal' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add Meal Type' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByLabel('Category name').fill('Soups')
    await page.keyboard.press('Enter')
    await page.getByText('Category created successfully!').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('reports errors in the specified words [dashboard-07, dashboard-08, dashboard-09, dashboard-10]', async () => {
    const { page, close } = await staff.open('/dashboard')
    await page.getByLabel('Status of Plate 5').waitFor()
    await page.route(
      (url) => /\/api\/(meals|categories|mealtypes)/.test(url.pathname),
      (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()),
    )
    await page.getByLabel('Status of Plate 5').selectOption('Draft')
    await page.getByText('Failed to update meal status').waitFor()
    await expect.poll(() => page.getByLabel('Status of Plate 5').inputValue()).toBe('published')
    await page.getByRole('button', { name: 'Delete Plate 5' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Failed to delete meal').waitFor()
    for (const [path, button, field, text] of [
      ['/admin/meals/categories', 'Add Meal Type', 'Meal type name', 'Failed to add meal type'],
      ['/dashboard', 'Add Category', 'Category name', 'Failed to add category'],
    ] as const) {
      await page.goto(staff.site.url + path)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('dialog').getByLabel(field).fill('X')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByText(text).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.route('**/api/stats', (route) => route.abort())
    await page.reload()
    await page.getByText('Failed to fetch data').waitFor()
    await page.unroute('**/api/stats')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByLabel('Status of Plate 5').waitFor()
    await close()
  })
})
