import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { mealNamed, uploadPicture } from '#tests/support/sites/create-screen.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('a meal in one go', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  const title = (page: Page) => page.getByLabel('Title')
  const titleHint = (page: Page) => page.getByText('Proposed Address:')
  const ready = (page: Page, count: number) =>
    expect
      .poll(() => page.getByRole('radio', { name: /^Image \d/, disabled: false }).count(), {
        timeout: 120_000,
      })
      .toBe(count)

  async function generate(page: Page, sentence: string) {
    await page.getByLabel('Prompt').fill(sentence)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page
      .getByRole('radio', { name: /^Image \d/, checked: true })
      .waitFor({ timeout: 120_000 })
  }

  it('everything is proposed after the analysis of a sentence, and published by the next press [one-go-01, one-go-07]', {
    timeout: 400_000,
  }, async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByLabel('Prompt').waitFor()
    const started = performance.now()
    await generate(page, 'grilled salmon with quinoa, asparagus and lemon')
    const drawn = performance.now()
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await expect
      .poll(() => title(page).inputValue())
      .toBe('Grilled Salmon with Quinoa, Asparagus and Lemon')
    await page.getByText('title free').waitFor()
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.getByText('Meal created successfully!').waitFor()
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    const published = performance.now()
    console.log(
      `From the sentence to published: ${seconds(started, published)} s, of which drawing took ${seconds(started, drawn)} s`,
    )
    await page.waitForURL('**/dashboard')
    const meal = await mealNamed(staff, 'Grilled Salmon with Quinoa, Asparagus and Lemon')
    expect(meal).toMatchObject({
      ...{ isPublished: true, nutritionSource: 'computed' },
      description: 'Nutritious meal with balanced macronutrients',
      mealType: { name: 'Dinner' },
      categories: [{ name: 'Mediterranean' }],
    })
    expect(published - started).toBeLessThan(60_000)
    expect(problems).toEqual([])
    await close()
  })

  it('a title that is proposed while somebody is about to type one is replaced by it', async () => {
    const { page, close } = await staff.open('/admin/create')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/meals/propose', async (route) => {
      await held.promise
      await route.continue()
    })
    await uploadPicture(page, 9)
    await page.getByLabel('Ingredients', { exact: true }).fill('100 g rice, 2 eggs')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Image analyzed successfully').waitFor()
    await title(page).focus()
    const typed = await typeWithFirstChange(page, 'Rice')
    held.resolve()
    await typed()
    await page.keyboard.type(' for one')
    expect(await title(page).inputValue()).toBe('Rice for one')
    await close()
  })

  it('proposals are marked until they are touched, survive a reload, and leave what was typed [one-go-04, one-go-05, one-go-08]', {
    timeout: 400_000,
  }, async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByLabel('Meal type').selectOption('Lunch')
    await generate(page, 'tofu with brown rice and broccoli')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await expect.poll(() => title(page).inputValue()).toBe('Tofu with Brown Rice and Broccoli')
    await titleHint(page).waitFor()
    const vegan = page.getByRole('checkbox', { name: 'Vegan' })
    const state = () => vegan.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])
    await expect.poll(state).toEqual([false, true])
    await page.getByText('Vegan: all foods are plants').waitFor()
    await page
      .getByText(/^Read out in place of the picture: “Tofu with .*Illustration of/)
      .waitFor()
    expect(await page.getByLabel('Meal type').inputValue()).toBe(
      await page.getByRole('option', { name: 'Lunch' }).getAttribute('value'),
    )
    await expectToFit(page, [320, 390, 1280], 'the create screen with proposals')

    await page.reload()
    await expect.poll(() => title(page).inputValue()).toBe('Tofu with Brown Rice and Broccoli')
    await titleHint(page).waitFor()
    await expect.poll(state).toEqual([false, true])

    await title(page).fill('My tofu')
    await titleHint(page).waitFor({ state: 'detached' })
    await page.getByText('Vegan', { exact: true }).first().click()
    await expect.poll(state).toEqual([true, false])
    await page.getByRole('button', { name: 'Use the proposed description' }).click()
    const alt = page.getByLabel('Alternative text')
    await expect.poll(() => alt.getAttribute('placeholder')).toMatch(/^My tofu\. Illustration of/)
    await page.getByText('Proposed Read out to those').waitFor()
    await alt.fill('Tofu on a grey plate')
    await page.getByText('Proposed Read out to those').waitFor({ state: 'detached' })
    await page.getByText('Read out in place of the picture: “Tofu on a grey plate”').waitFor()
    await page.getByLabel('Grams of Tofu').fill('250')
    // The site proposes again, for the changed foods.
    await page.waitForResponse('**/api/meals/propose')
    expect(await title(page).inputValue()).toBe('My tofu')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Save as draft' }).dblclick()
    await page.getByText('Meal saved as a draft').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await mealNamed(staff, 'My tofu')).toMatchObject({
      isPublished: false,
      description: 'Tofu, brown rice, and broccoli.',
      imageAlt: 'Tofu on a grey plate',
      categories: [{ name: 'Vegan' }],
      mealType: { name: 'Lunch' },
    })
    expect(problems).toEqual([])
    await close()
  })

  it('a draft needs a title only, and no proposal needs the server [one-go-05]', {
    timeout: 400_000,
  }, async () => {
    const { page, close } = await staff.open('/admin/create')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('Please enter a title for the meal').waitFor()
    expect(await page.getByText('Please select a meal type').count()).toBe(0)
    await page.route('**/api/meals/propose', (route) => route.abort())
    await generate(page, 'pancakes with maple syrup')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('could not be proposed').waitFor()
    await page.unroute('**/api/meals/propose')
    await page.getByRole('button', { name: 'Propose again' }).click()
    await expect.poll(() => title(page).inputValue()).toBe('Pancakes with Maple Syrup')
    await title(page).fill('Only a title')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.waitForURL('**/dashboard')
    expect((await mealNamed(staff, 'Only a title'))?.isPublished).toBe(false)
    await close()
  })

  it('several pictures become drafts, with progress, a reason where one fails, and no meal twice [one-go-06]', {
    timeout: 400_000,
  }, async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByRole('switch', { name: 'Multi-prompt mode' }).click()
    await page.getByLabel('Prompt 1').fill('lentil soup with bread')
    await page.getByLabel('Prompt 2').fill('overnight oats with berries')
    await page.getByRole('button', { name: 'Add prompt' }).click()
    await page.getByLabel('Prompt 3').fill('greek salad')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await ready(page, 3)
    let failing = true
    await page.route('**/api/meals/from-image', async (route) => {
      const { imageId } = route.request().postDataJSON()
      const { prompt } = await staff.call<{ prompt: string }>('GET', `/images/${imageId}`)
      if (!failing || prompt !== 'greek salad') return await route.continue()
      await route.fulfill({ status: 503, json: { msg: 'Please try again later' } })
    })
    await page.getByRole('button', { name: 'Make all 3 as drafts' }).dblclick()
    const list = page.getByRole('list', { name: 'Drafts of the pictures' })
    await list.getByRole('link', { name: 'Lentil Soup with Bread' }).waitFor()
    await list.getByRole('link', { name: 'Overnight Oats with Berries' }).waitFor()
    await list.getByText('Please try again later').waitFor()
    await page.getByText('2 of 3 drafts made').waitFor()
    await expectToFit(page, [320, 390, 1280], 'the create screen with drafts')
    failing = false
    await list.getByRole('button', { name: 'Retry greek salad' }).click()
    await page.getByText('3 of 3 drafts made').waitFor()
    const { total } = await staff.call<{ total: number }>('GET', '/meals?status=draft&search=salad')
    expect(total).toBe(1)
    const soup = await mealNamed(staff, 'Lentil Soup with Bread')
    expect(soup).toMatchObject({ isPublished: false, mealType: { name: 'Lunch' } })
    expect((soup?.nutritionData.calories ?? 0) > 100).toBe(true)
    // Nothing is left to lose.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    expect(problems.filter((problem) => !problem.includes('503'))).toEqual([])
    await close()
  })
})

/**
 * Types `text` into the focused, empty field in the very moment in which the page fills it. Resolves once it watches
 * the field; the returned function resolves once it has typed.
 */
async function typeWithFirstChange(page: Page, text: string): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((letters) => {
    const field = document.activeElement
    const typed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!(field instanceof HTMLInputElement) || field.value === '') return
        observer.disconnect()
        document.execCommand('insertText', false, letters)
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    return { typed }
  }, text)
  return () => watch.evaluate(({ typed }) => typed)
}
