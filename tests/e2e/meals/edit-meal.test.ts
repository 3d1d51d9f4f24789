import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit, expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

type Meal = { _id: string; description: string }

describe('editing a meal', () => {
  let staff: StaffSite
  let image: { _id: string; imageUrl: string }

  beforeAll(async () => {
    staff = await startStaffSite()
    image = await staff.upload(1)
  })
  afterAll(() => staff?.close())

  /** Creates a meal with everything needed for editing: an image, a description and figures. */
  const writeMeal = (title: string, changes: object = {}) =>
    staff.call<Meal>('POST', '/meals', {
      title,
      description: 'A plate',
      imageId: image._id,
      nutritionData: { calories: 480, carbohydrates: 50, protein: 30, fat: 20, fiber: 10 },
      ...changes,
    })

  it('an edited meal is validated, stored in the browser, and saved [edit-03, edit-06, title-02]', async () => {
    await writeMeal('Plate 4')
    const { _id } = await writeMeal('Plate 3')
    const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
    const title = page.getByLabel('Title')
    await title.waitFor()
    expect(await title.inputValue()).toBe('Plate 3')

    await page.getByLabel('Description').fill('')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Please enter a description for the meal').waitFor()
    await page.getByLabel('Description').fill('Soup of the day')
    await title.fill('Plate 4')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Please fix the title issue before submitting').waitFor()
    await page.getByText('A meal with this title already exists.').waitFor()
    await title.fill('Soup of today')
    await page.getByLabel('Calories').fill('900')
    await page.getByText('The macros give about 480 kcal').waitFor()

    // Closing and reopening the tab loses nothing that was typed.
    await page.goto(`${staff.site.url}/admin/meals`)
    await page.goto(`${staff.site.url}/admin/meals/edit/${_id}`)
    await page.getByText('Your changes from before').waitFor()
    expect(await title.inputValue()).toBe('Soup of today')
    await page.getByLabel('Vegan').check()
    await page.getByLabel('Meal type').selectOption('Lunch')
    await page.getByLabel('Publish this meal').check()
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Meal updated successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await staff.call('GET', `/meals/${_id}`)).toMatchObject({
      title: 'Soup of today',
      description: 'Soup of the day',
      nutritionData: { calories: 900, fat: 20 },
      categories: [{ name: 'Vegan' }],
      mealType: { name: 'Lunch' },
      isPublished: true,
    })
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /@/.test(key)))
    expect(kept).toEqual([])
    await close()
  })

  it('what only the server can refuse is told at its field, which keeps what was typed', async () => {
    const { _id } = await writeMeal('Plate 5')
    const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
    const address = page.getByLabel('Image URL')
    await address.fill('http://10.0.0.1/plate.png')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.locator('[aria-invalid=true]').and(address).and(page.locator(':focus')).waitFor()
    const described = await address.getAttribute('aria-describedby')
    const told = (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`))
    const texts = await Promise.all(told.map((each) => each.textContent()))
    expect(texts.join()).toContain('The address of this URL is not public')
    expect(await address.inputValue()).toBe('http://10.0.0.1/plate.png')
    await address.fill(image.imageUrl)
    await page.locator('[aria-invalid=true]').waitFor({ state: 'detached' })
    await close()
  })

  it.each(['Keep mine', 'Take theirs'])(
    'after a conflicting change, %s resolves the conflict',
    async (choice) => {
      const { _id } = await writeMeal(`Settled by ${choice}`)
      const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
      await page.getByLabel('Description').fill(`My words: ${choice}`)
      await staff.call('PUT', `/meals/${_id}`, { description: `Their words: ${choice}` })
      await page.getByRole('button', { name: 'Update Meal' }).click()
      const dialog = page.getByRole('dialog', { name: 'Someone else changed this meal' })
      await dialog.getByText(`My words: ${choice}`).waitFor()
      await dialog.getByText(`Their words: ${choice}`).waitFor()
      expect(await dialog.getByRole('listitem').count()).toBe(1)
      expect(await accessibilityProblems(page)).toEqual([])
      await dialog.getByRole('button', { name: choice }).click()
      if (choice === 'Take theirs') {
        await expect
          .poll(() => page.getByLabel('Description').inputValue())
          .toBe(`Their words: ${choice}`)
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Update Meal' }).click()
      }
      await page.waitForURL('**/dashboard')
      const whose = choice === 'Keep mine' ? 'My' : 'Their'
      const { description } = await staff.call<Meal>('GET', `/meals/${_id}`)
      expect(description).toBe(`${whose} words: ${choice}`)
      await close()
    },
  )

  it('after a conflicting change, each field can be chosen separately', async () => {
    const { items, nutritionData } = await staff.call<Analysis>('POST', '/nutrition/analyze', {
      ingredients: '150 g chicken, 100 g white rice',
    })
    const { _id } = await writeMeal('Chicken of today', { items, nutritionData, isPublished: true })
    const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
    await page.getByLabel('Grams of Chicken').fill('200')
    await page.getByLabel('Description').fill('My words')
    await page.getByLabel('Publish this meal').uncheck()
    const changes = { description: 'Their words', title: 'Chicken of theirs' }
    await staff.call('PUT', `/meals/${_id}`, changes)
    await page.getByRole('button', { name: 'Update Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this meal' })
    const choice = (field: string, whose: RegExp) =>
      dialog.getByRole('group', { name: field }).getByRole('radio', { name: whose })

    // For fields that were not changed here, the other version is preselected.
    await choice('Title', /^Theirs/).waitFor()
    expect(await choice('Title', /^Theirs/).isChecked()).toBe(true)
    expect(await choice('Ingredients', /^Yours/).isChecked()).toBe(true)
    await choice('Description', /^Theirs/).check()
    await choice('Status', /^Theirs/).check()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await page.waitForURL('**/dashboard')
    expect(await staff.call('GET', `/meals/${_id}`)).toMatchObject({
      ...changes,
      isPublished: true,
      nutritionSource: 'computed',
      items: [{ grams: 200 }, { grams: 100 }],
    })
    await close()
  })

  it('a save waits for the figures of amounts that were just typed', async () => {
    const { items, nutritionData } = await staff.call<Analysis>('POST', '/nutrition/analyze', {
      ingredients: '150 g chicken, 100 g white rice',
    })
    const { _id } = await writeMeal('Chicken in a hurry', { items, nutritionData })
    const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
    const order: string[] = []
    await page.route('**/api/nutrition/recompute', async (route) => {
      await page.waitForTimeout(1500)
      order.push('figures')
      await route.continue()
    })
    await page.route(`**/api/meals/${_id}`, async (route) => {
      if (route.request().method() === 'PUT') order.push('save')
      await route.continue()
    })
    await page.getByLabel('Grams of Chicken').fill('213')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.waitForURL('**/dashboard')
    expect(order).toEqual(['figures', 'save'])
    expect(await staff.call('GET', `/meals/${_id}`)).toMatchObject({
      nutritionSource: 'computed',
      items: [{ grams: 213 }, { grams: 100 }],
    })
    await close()
  })

  it('reports text that is not an ingredient, and a suggestion adds a row', async () => {
    const { _id } = await writeMeal('Plate with a stranger')
    const { page, problems, close } = await staff.open(`/admin/meals/edit/${_id}`)
    await page.getByLabel('Ingredients as text').fill('2 chapatis, zingerburger, farofa')
    await page.getByRole('button', { name: 'Read ingredients' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Not counted: / })
      .waitFor()
    await page.getByText('read from “2 chapatis”').waitFor()
    await page.getByRole('button', { name: 'Use Chicken burger for zingerburger' }).click()
    const grams = page.getByLabel('Grams of Chicken burger')
    await grams.waitFor()
    await expect.poll(() => grams.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(Number(await grams.inputValue())).toBeGreaterThan(50)
    await page.getByText('Not counted: farofa', { exact: true }).waitFor()
    await expectToFit(page, [390, 1280], 'what is not counted')
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.waitForURL('**/dashboard')
    expect(await staff.call('GET', `/meals/${_id}`)).toMatchObject({
      items: [
        { text: '2 chapatis', food: 'Roti', foodName: 'Roti' },
        { food: 'Chicken burger', foodName: 'Chicken burger', gramsAssumed: true },
      ],
    })
    expect(problems).toEqual([])
    await close()
  })

  it('reports a meal that cannot be loaded or saved [edit-04, edit-07, edit-08]', async () => {
    const { _id } = await writeMeal('Not to be saved')
    const { page, close } = await staff.open(`/admin/meals/edit/${_id.replace(/.{4}$/, '0000')}`)
    await page.getByText('Failed to load meal data. Please try again.').waitFor()
    await page.goto(`${staff.site.url}/admin/meals/edit/${_id}`)
    await page.route('**/api/meals/*', (route) => route.abort())
    await page.reload()
    await page.getByText('Failed to load meal data. Please try again.').waitFor()
    await page.unroute('**/api/meals/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByLabel('Description').fill('Not saved')
    await page.route('**/api/meals/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Failed to update meal. Please try again.').waitFor()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave this screen?' })
    await question.getByText('They are kept in this browser.').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/admin/meals')
    await close()
  })

  it('has no problems for axe, light and dark, narrow and wide', async () => {
    const { _id } = await writeMeal('Seen by axe')
    const { page, close } = await staff.open(`/admin/meals/edit/${_id}`)
    await page.getByRole('button', { name: 'Update Meal' }).waitFor()
    await expectToFitLightAndDark(page, [320, 1280])
    await close()
  })
})
