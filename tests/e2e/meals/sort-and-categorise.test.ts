import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
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

  it('are sorted by type, category and status, with a filter, and on a phone by "Sort" [manage-15, posts-11]', async () => {
    const types = await staff.call<{ _id: string; name: string }[]>('GET', '/mealtypes')
    const { imageUrl } = await staff.upload(5)
    const typed = async (title: string, name: string) =>
      await staff.call('POST', '/meals', {
        ...{ title, imageUrl },
        mealType: types.find((type) => type.name === name)?._id,
        isPublished: name === 'Dinner',
      })
    await typed('Sorted stew', 'Dinner')
    await typed('Sorted oats', 'Breakfast')
    const { page, problems, close } = await staff.open('/admin/meals?search=sorted')
    const titles = () =>
      page
        .getByRole('row')
        .getByRole('link', { name: /^Sorted/ })
        .allTextContents()
    const head = (name: string) => page.getByRole('columnheader', { name })
    await expect.poll(titles).toEqual(['Sorted oats', 'Sorted stew'])
    for (const [name, first] of [
      ['Type', ['Sorted oats', 'Sorted stew']],
      ['Status', ['Sorted oats', 'Sorted stew']],
    ] as const) {
      await head(name).getByRole('link').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => head(name).getAttribute('aria-sort')).toBe('ascending')
      await expect.poll(titles).toEqual(first)
      await head(name).getByRole('link').click()
      await expect.poll(() => head(name).getAttribute('aria-sort')).toBe('descending')
      await expect.poll(titles).toEqual(first.toReversed())
      expect(page.url()).toContain('search=sorted')
    }
    await page.goto(`${staff.site.url}/admin/blogs`)
    await head('Category').getByRole('link').click()
    await expect.poll(() => head('Category').getAttribute('aria-sort')).toBe('ascending')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Sort', { exact: true }).selectOption('Title, A to Z')
    await expect.poll(() => page.url()).toContain('sort=title')
    await expectToFit(page, [320, 390, 1280], 'the list of posts')
    expect(problems).toEqual([])
    await close()
  })

  it('of meals are sorted by calories and date, and show those without a picture [manage-16, manage-17]', async () => {
    const { imageUrl } = await staff.upload(3)
    for (const [title, calories] of [
      ['Light', 100],
      ['Rich', 900],
    ] as const) {
      await staff.call('POST', '/meals', { title, imageUrl, nutritionData: { calories } })
    }
    const { page, problems, close } = await staff.open('/admin/meals')
    const titles = () =>
      page
        .getByRole('row')
        .getByRole('link', { name: /^(Beans|Apples|Corn|Light|Rich)$/ })
        .allTextContents()
    await expect.poll(async () => (await titles())[0]).toBe('Rich')
    await page.getByText('900 cal · ').waitFor()
    await page.getByLabel('Sort', { exact: true }).selectOption('Most calories')
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Rich', 'Light'])
    await page.getByLabel('Sort', { exact: true }).selectOption('Oldest first')
    await expect.poll(async () => (await titles())[0]).toBe('Beans')
    await page.reload()
    await expect.poll(async () => (await titles())[0]).toBe('Beans')
    expect(page.url()).toContain('sort=oldest')

    await page.goto(`${staff.site.url}/dashboard`)
    await page.getByRole('link', { name: '3 meals have no picture' }).click()
    await expect.poll(titles).toEqual(['Corn', 'Apples', 'Beans'])
    expect(await page.getByLabel('Check', { exact: true }).inputValue()).toBe('unpictured')
    await expectToFit(page, [320, 390, 768, 1024, 1280], 'the list of meals')
    await page.getByLabel('Check', { exact: true }).selectOption('All Checks')
    await expect.poll(async () => (await titles()).length).toBe(5)
    expect(problems).toEqual([])
    await close()
  })

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
