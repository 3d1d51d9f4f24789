import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyze, mealNamed, uploadPicture } from '#tests/support/sites/create-screen.ts'
import { administrator, startSite } from '#tests/support/sites/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('an unpublished meal', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  it('is restored after a reload, separately for each of two tabs', async () => {
    const { page, close } = await staff.open('/admin/create')
    await page.getByLabel('Title').fill('First tab')
    await page.reload()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('First tab')

    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText('Another tab has this screen open').waitFor()
    expect(await second.getByLabel('Title').inputValue()).toBe('')
    await second.getByLabel('Title').fill('Second tab')
    await page.reload()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('First tab')

    // The draft of a closed tab is offered to the next one that opens the screen.
    await second.close()
    const third = await page.context().newPage()
    await third.goto(page.url())
    await expect.poll(() => third.getByLabel('Title').inputValue()).toBe('Second tab')

    // Leaving the screen asks for confirmation; the draft is still there afterwards.
    await third.getByRole('link', { name: 'Dashboard' }).click()
    const question = third.getByRole('alertdialog', { name: 'Leave this screen?' })
    await question.getByText('The meal is not published yet.').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await third.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await third.goBack()
    await expect.poll(() => third.getByLabel('Title').inputValue()).toBe('Second tab')
    await close()
  })

  it('is published once after an expired session is renewed', async () => {
    const { page, close } = await staff.open('/admin/create')
    await uploadPicture(page, 4)
    await page.getByLabel('Title').fill('After signing in again')
    await page.getByLabel('Meal type').selectOption('Dinner')
    await page.evaluate(() => localStorage.setItem('token', 'a'.repeat(43)))
    const button = page.getByRole('button', { name: 'Publish Meal' })
    await button.dblclick()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email').fill(administrator.email)
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Meal created successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    expect((await mealNamed(staff, 'After signing in again'))?.isPublished).toBe(true)
    await close()
  })

  it('loses nothing on a phone when the server is killed', async () => {
    const { page, close } = await staff.open('/admin/create', {
      viewport: { width: 390, height: 844 },
    })
    await uploadPicture(page, 5)
    await analyze(page, '200 g baked potato, 30 g butter')
    await page.getByLabel('Title').fill('Potato through a storm')
    await page.getByText('Vegan', { exact: true }).click()
    await page.getByLabel('Meal type').selectOption('Snacks')

    const { url, dataDir, stop } = staff.site
    await stop('SIGKILL')
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.getByText('Failed to save meal').first().waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Potato through a storm')
    staff.site = await startSite({ DATA_DIR: dataDir, PORT: new URL(url).port, WORKERS: '0' })
    await page.reload()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Potato through a storm')
    await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.waitForURL('**/dashboard')
    expect(await mealNamed(staff, 'Potato through a storm')).toMatchObject({
      nutritionSource: 'computed',
      items: [{ grams: 200 }, { grams: 30 }],
    })
    await close()
  })
})
