import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the lists of staff', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
    for (const title of ['Beans', 'Apples', 'Corn']) {
      await staff.call('POST', '/meals', { title })
      await staff.call('POST', '/blogs', { title })
    }
  })

  afterAll(() => staff?.close())

  it.each(['/admin/meals', '/admin/blogs'])(
    'at %s are sorted by the title, both ways, at an address that can be shared [manage-15, posts-11]',
    async (path) => {
      const { page, problems, close } = await staff.open(path)
      const titles = () =>
        page
          .getByRole('row')
          .getByRole('link', { name: /^(Beans|Apples|Corn)$/ })
          .allTextContents()
      await expect.poll(titles).toEqual(['Corn', 'Apples', 'Beans'])
      const head = page.getByRole('columnheader', { name: 'Title' })
      await head.getByRole('link').click()
      await expect.poll(titles).toEqual(['Apples', 'Beans', 'Corn'])
      expect(await head.getAttribute('aria-sort')).toBe('ascending')
      await head.getByRole('link').click()
      await expect.poll(titles).toEqual(['Corn', 'Beans', 'Apples'])
      await page.reload()
      await expect.poll(titles).toEqual(['Corn', 'Beans', 'Apples'])
      expect(await accessibilityProblems(page)).toEqual([])
      expect(problems).toEqual([])
      await close()
    },
  )

  it('put several meals into categories [duplicate-03]', async () => {
    const { page, problems, close } = await staff.open('/admin/meals')
    await page.getByLabel('Select Beans').check()
    await page.getByLabel('Select Corn').check()
    await page.getByRole('button', { name: 'Add to categories' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('Please select at least one category').waitFor()
    await dialog.getByLabel('Vegan').check()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('2 meals categorised').waitFor()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Vegan' }).count()).toBe(2)
    expect(problems).toEqual([])
    await close()
  })
})
