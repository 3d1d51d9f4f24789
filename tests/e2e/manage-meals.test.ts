import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from '#tests/support/browser.ts'
import { asFile, buildPicture } from '#tests/support/pictures.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/site-process.ts'

/** Three pages of meals. */
const mealCount = 23

describe('managing meals', () => {
  let site: SiteProcess
  let browser: Browser
  let token: string

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '1' }), launchBrowser()])
    const body = JSON.stringify(administrator)
    const answer = await fetch(`${site.url}/api/auth/login`, { method: 'POST', body })
    token = (await answer.json()).token
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function call(method: string, path: string, body?: unknown) {
    const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
    const init = { method, headers, body: body && JSON.stringify(body) } as RequestInit
    return await (await fetch(`${site.url}/api${path}`, init)).json()
  }

  async function open(path: string, options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, { reducedMotion: 'reduce', ...options })
    visit.page.setDefaultTimeout(15_000)
    await visit.page.addInitScript((stored) => {
      localStorage.setItem('token', stored)
      localStorage.setItem('cookieConsent', 'all')
    }, token)
    await visit.page.goto(site.url + path)
    return visit
  }

  async function writeMeals() {
    const categories = await call('GET', '/categories')
    const mealTypes = await call('GET', '/mealtypes')
    for (let number = 1; number <= mealCount; number++) {
      await call('POST', '/meals', {
        title: `Plate ${number}`,
        description: 'A plate',
        categories: number === 7 ? [categories[0]._id] : [],
        mealType: number === 7 ? mealTypes[0]._id : null,
        nutritionData: { calories: 480, carbohydrates: 50, protein: 30, fat: 20, fiber: 10 },
        isPublished: number % 2 === 0,
      })
    }
  }

  const mealNamed = async (title: string) =>
    (await call('GET', `/meals?limit=100&search=${encodeURIComponent(title)}`)).meals.find(
      (meal: { title: string }) => meal.title === title,
    )
  const row = (page: Page, title: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const focused = (page: Page) =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )

  it('an empty site says what to do first', async () => {
    const { page, problems, close } = await open('/admin/meals')
    await page.getByText('No meals found.').waitFor()
    await page.getByText('Create your first meal!').waitFor()
    await page.getByRole('link', { name: 'Generate Meal' }).waitFor()
    expect(await page.title()).toContain('Meal Management')
    expect(problems).toEqual([])
    await close()
    await writeMeals()
  })

  it('shows ten meals a page, and keeps page, search and filters in the address', async () => {
    const { page, problems, close } = await open('/admin/meals')
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

    await page.goto(`${site.url}/admin/meals?page=99`)
    await page.waitForURL('**/admin/meals?page=3')
    await page.getByText('Showing 21 to 23 of 23 results').waitFor()
    expect(await row(page, 'Plate 1').textContent()).toContain('No categoriesN/A')
    expect(problems).toEqual([])
    await close()
  })

  it('publishes by keyboard, deletes on a second word, and takes that back', async () => {
    const { page, problems, close } = await open('/admin/meals?search=plate+21')
    await page.getByRole('button', { name: 'Publish Plate 21' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Unpublish Plate 21' }).waitFor()
    expect(await focused(page)).toBe('Unpublish Plate 21')
    expect((await mealNamed('Plate 21')).isPublished).toBe(true)

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

  it('adds a category, which can then be filtered by', async () => {
    const { page, problems, close } = await open('/admin/meals')
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

  it('tells what failed, and tries again', async () => {
    const { page, close } = await open('/admin/meals?search=plate+5')
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

  it('an edited meal is checked, kept in the browser, and saved', async () => {
    await writeImage()
    const { _id } = await mealNamed('Plate 3')
    const { page, close } = await open(`/admin/meals/edit/${_id}`)
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

    // The tab is closed and opened again: nothing typed is lost.
    await page.goto(`${site.url}/admin/meals`)
    await page.goto(`${site.url}/admin/meals/edit/${_id}`)
    await page.getByText('Your changes from before').waitFor()
    expect(await title.inputValue()).toBe('Soup of today')
    await page.getByLabel('Vegan').check()
    await page.getByLabel('Meal type').selectOption('Lunch')
    await page.getByLabel('Publish this meal').check()
    await page.getByRole('button', { name: 'Update Meal' }).click()
    await page.getByText('Meal updated successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    expect(await call('GET', `/meals/${_id}`)).toMatchObject({
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

  it.each(['Keep mine', 'Take theirs'])(
    'when somebody else was faster, %s settles it',
    async (choice) => {
      const { _id } = await mealNamed('Soup of today')
      const { page, close } = await open(`/admin/meals/edit/${_id}`)
      await page.getByLabel('Description').fill(`My words: ${choice}`)
      await call('PUT', `/meals/${_id}`, { description: `Their words: ${choice}` })
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
      const { description } = await call('GET', `/meals/${_id}`)
      expect(description).toBe(`${whose} words: ${choice}`)
      await close()
    },
  )

  it('when somebody else was faster, each field can be settled by itself', async () => {
    const { items, nutritionData } = await call('POST', '/nutrition/analyze', {
      ingredients: '150 g chicken, 100 g white rice',
    })
    const { _id } = await mealNamed('Soup of today')
    await call('PUT', `/meals/${_id}`, { items, nutritionData, title: 'Chicken of today' })
    const { page, close } = await open(`/admin/meals/edit/${_id}`)
    await page.getByLabel('Grams of Chicken').fill('200')
    await page.getByLabel('Description').fill('My words')
    await page.getByLabel('Publish this meal').uncheck()
    const changes = { description: 'Their words', title: 'Chicken of theirs' }
    await call('PUT', `/meals/${_id}`, changes)
    await page.getByRole('button', { name: 'Update Meal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this meal' })
    const choice = (field: string, whose: RegExp) =>
      dialog.getByRole('group', { name: field }).getByRole('radio', { name: whose })

    // What one did not touch is theirs at first.
    await choice('Title', /^Theirs/).waitFor()
    expect(await choice('Title', /^Theirs/).isChecked()).toBe(true)
    expect(await choice('Ingredients', /^Yours/).isChecked()).toBe(true)
    await choice('Description', /^Theirs/).check()
    await choice('Status', /^Theirs/).check()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await page.waitForURL('**/dashboard')
    expect(await call('GET', `/meals/${_id}`)).toMatchObject({
      ...changes,
      isPublished: true,
      nutritionSource: 'computed',
      items: [{ grams: 200 }, { grams: 100 }],
    })
    await call('PUT', `/meals/${_id}`, { title: 'Soup of today' })
    await close()
  })

  it('says when a meal cannot be loaded or saved', async () => {
    const { _id } = await mealNamed('Soup of today')
    const { page, close } = await open(`/admin/meals/edit/${_id.replace(/.{4}$/, '0000')}`)
    await page.getByText('Failed to load meal data. Please try again.').waitFor()
    await page.goto(`${site.url}/admin/meals/edit/${_id}`)
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

  it.each(['light', 'dark'] as const)(
    'has no fault that axe finds, %s, narrow and wide',
    async (colorScheme) => {
      const { _id } = await mealNamed('Soup of today')
      for (const path of ['/admin/meals', `/admin/meals/edit/${_id}`]) {
        const { page, close } = await open(path, { colorScheme })
        await page
          .getByText(path === '/admin/meals' ? 'Showing 1 to' : 'Update Meal')
          .first()
          .waitFor()
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await accessibilityProblems(page), `${path} ${width}`).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `horizontal scroll of ${path} at ${width}`).toBe(0)
        }
        await close()
      }
    },
  )

  /** An edited meal needs an image. */
  async function writeImage() {
    const form = new FormData()
    form.set('image', asFile(await buildPicture()))
    const headers = { 'x-auth-token': token }
    const init = { method: 'POST', headers, body: form }
    const answer = await fetch(`${site.url}/api/images/upload`, init)
    expect(answer.status).toBe(201)
    const { _id: imageId } = await answer.json()
    const { _id } = await mealNamed('Plate 3')
    await call('PUT', `/meals/${_id}`, { imageId })
  }
})
