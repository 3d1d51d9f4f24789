import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyze, mealNamed, uploadPicture } from '#tests/support/sites/create-screen.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('leaving a screen with unsaved text', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this screen?' })
  const answer = (page: Page, name: 'Leave' | 'Cancel') =>
    question(page).getByRole('button', { name }).click()

  it('the Back button asks each time, and goes back after a confirmation', async () => {
    const { page, problems, close } = await staff.open('/dashboard')
    await page.getByRole('link', { name: 'Create', exact: true }).first().click()
    await page.getByLabel('Title').fill('Left by the button Back')
    await page.goBack()
    await answer(page, 'Cancel')
    await question(page).waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/admin/create')

    await page.goBack()
    await answer(page, 'Leave')
    await heading(page, 'Dashboard').waitFor()
    expect(page.url()).toContain('/dashboard')
    await page.goForward()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Left by the button Back')
    expect(problems).toEqual([])
    await close()
  })

  it('going back before the next screen is shown keeps the text', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByLabel('Title').fill('Left for an instant')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await question(page).waitFor()
    await goBackAtNextStep(page)
    await answer(page, 'Leave')
    await question(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.documentElement.dataset.back === 'gone')
    await page.reload()
    await heading(page, 'Generate Food Image').waitFor()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Left for an instant')
    expect(problems).toEqual([])
    await close()
  })

  it('leaving while a meal is being published stays on the next page', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await uploadPicture(page, 7)
    await analyze(page, '150 g salmon')
    await page.getByLabel('Title').fill('Published from afar')
    await page.getByText('Keto', { exact: true }).click()
    await page.getByLabel('Meal type').selectOption('Lunch')
    let answerNow = () => {}
    const held = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    await page.route('**/api/meals', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.getByRole('link', { name: 'Images', exact: true }).first().click()
    await answer(page, 'Leave')
    await heading(page, 'Images').waitFor()
    answerNow()
    await page.getByText('Meal created successfully!').waitFor()
    expect(await mealNamed(staff, 'Published from afar')).toMatchObject({ isPublished: true })
    expect(page.url()).toContain('/admin/images')
    expect(problems).toEqual([])
    await close()
  })
})

/**
 * Goes back at the moment when the address changes, before anything new is rendered. The page records when
 * this has happened: a reload before that would be cancelled.
 */
async function goBackAtNextStep(page: Page) {
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...step) => {
      history.pushState = pushState
      history.pushState(...step)
      const note = () => Object.assign(document.documentElement.dataset, { back: 'gone' })
      addEventListener('popstate', note, { once: true })
      history.back()
    }
  })
}
