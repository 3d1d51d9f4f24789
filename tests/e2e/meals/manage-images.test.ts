import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the list of images in the browser', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
    const used = await staff.upload(1)
    await staff.upload(2)
    await staff.call('POST', '/meals', { title: 'Rice bowl', imageId: used._id, isPublished: true })
    await staff.call('POST', '/images/generate', { prompt: 'boiled rice', seed: 3 })
  })
  afterAll(async () => {
    await staff?.close()
  })

  it('shows all images with their uses, and finds them by words of their prompts', async () => {
    const { page, problems, close } = await staff.open('/admin/images')
    await page.getByText('3 images').waitFor()
    await page.getByText('Used once').waitFor()
    expect(await page.getByText('Not used').count()).toBe(2)
    // An image that was pending when the page was opened appears without a reload when it is ready.
    await page.getByRole('link', { name: 'Use boiled rice for a new meal' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Search the prompts').fill('boiled')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('1 image', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?search=boiled')
    await page.getByLabel('Search the prompts').fill('nothing of the kind')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No images found.').waitFor()
    await page.goBack()
    await page.getByText('1 image', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('deletes only images that are not used', async () => {
    const { page, close } = await staff.open('/admin/images')
    const cards = page.getByRole('listitem').filter({ hasText: 'Uploaded' })
    const remove = async (use: string) => {
      const card = cards.filter({ hasText: use })
      await card.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await remove('Used once')
    await page.getByText('This image is used by a meal').waitFor()
    await remove('Not used')
    await page.getByText('Image deleted').waitFor()
    await page.getByText('2 images').waitFor()
    await close()
  })

  it('makes variations: the same prompt with a new seed', async () => {
    const { page, close } = await staff.open('/admin/images')
    await page.getByRole('button', { name: 'Same prompt, new seed: boiled rice' }).first().click()
    await page.getByText('Another image of the same prompt is being made').waitFor()
    await page.getByText('3 images').waitFor()
    await page
      .getByRole('link', { name: 'Use boiled rice for a new meal' })
      .nth(1)
      .waitFor({ timeout: 60_000 })
    await close()
  })

  it('reports a failure to load, and loads on a second try', async () => {
    const { page, close } = await staff.open('/admin/meals')
    await page.route('**/api/images?*', (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: 'Images' }).first().click()
    await page.getByText('Unable to connect. Please check your connection').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('3 images').waitFor()
    await close()
  })
})
