import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadPicture } from '#tests/support/sites/create-screen.ts'
import { titleOf, words } from '#tests/support/sites/post-screen.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const titleIssue = 'Please fix the title issue before submitting'
const titleError = 'Please fix the title error before saving'

describe('a title that is already taken', () => {
  let staff: StaffSite
  let edited = { _id: '' }
  let imageUrl = ''

  beforeAll(async () => {
    staff = await startStaffSite()
    imageUrl = (await staff.upload(1)).imageUrl
    await staff.call('POST', '/meals', { title: 'Taken bowl', isPublished: true })
    edited = await staff.call('POST', '/meals', {
      title: 'Other bowl',
      description: 'Filled.',
      imageUrl,
    })
    await writePost('Taken post')
  })
  afterAll(() => staff?.close())

  const writePost = (title: string) =>
    staff.call<{ _id: string }>('POST', '/blogs', {
      title,
      description: 'Short.',
      content: JSON.stringify(words('Words.')),
      featuredImage: imageUrl,
      category: 'Nutrition',
    })

  /** Expects the issue to be reported until the title is changed. */
  async function expectReportUntilFixed(page: Page, text: string) {
    await page.getByText(text).waitFor()
    await titleOf(page).fill('A title of its own')
    await page.getByText(text).waitFor({ state: 'hidden' })
    expect(await page.getByText(text).count()).toBe(0)
  }

  it('is reported on the screen for new meals, until it is changed', async () => {
    const { page, close } = await staff.open('/admin/create')
    await uploadPicture(page, 5)
    await titleOf(page).fill('Taken bowl')
    await page.getByLabel('Meal type', { exact: true }).selectOption('Lunch')
    await page.getByText(/A meal with this title already exists/).waitFor()
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await expectReportUntilFixed(page, titleIssue)
    await close()
  })

  it('is reported on the screen for editing a meal, until it is changed', async () => {
    const { page, close } = await staff.open(`/admin/meals/edit/${edited._id}`)
    await titleOf(page).fill('Taken bowl')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await expectReportUntilFixed(page, titleIssue)
    await close()
  })

  it('is reported on the screen for posts, together with missing fields', async () => {
    const { page, close } = await staff.open('/admin/blogs/new')
    await titleOf(page).fill('Taken post')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectReportUntilFixed(page, titleError)
    await close()
  })

  it('is cleared, as missing fields are, when it is fixed', async () => {
    const { _id } = await writePost('Half a post')
    const { page, close } = await staff.open(`/admin/blogs/edit/${_id}`)
    const missing = page.getByText('Please fill in all required fields')
    const description = page.locator('[name=description]')
    await description.fill('')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await missing.waitFor()
    await description.fill('Short again.')
    await missing.waitFor({ state: 'hidden' })
    await close()
  })
})
