import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadPicture } from '#tests/support/sites/create-screen.ts'
import {
  columnsOf,
  hrefOf,
  rowOf,
  type StaffedSite,
  startStaffedSite,
  tileOf,
  watchWrites,
} from '#tests/support/sites/staffed-site.ts'

describe('what staff see of meals, by statement', () => {
  let staff: StaffedSite

  beforeAll(async () => {
    staff = await startStaffedSite()
  })
  afterAll(() => staff?.close())

  it('the dashboard shows counts and the newest items [dashboard-01, dashboard-02, dashboard-04, dashboard-05, dashboard-06, route-12]', async () => {
    const { page, close } = await staff.open('/dashboard')
    for (const [name, count] of [
      ['Total Meals', '6'],
      ['Total Blogs', '6'],
      ['Categories', '3'],
      ['Images', '1'],
    ] as const) {
      await expect.poll(() => tileOf(page, name).textContent()).toBe(count)
    }
    const meals = page.getByRole('region', { name: 'Recent Meals' })
    const soup = rowOf(page, 'Soup 6')
    await soup.locator('img').waitFor()
    expect(await meals.getByRole('row').count()).toBe(6)
    expect(await hrefOf(soup.getByRole('link', { name: 'Soup 6', exact: true }))).toBe(
      '/meals/soup-6',
    )
    const labels = await soup.innerText()
    for (const text of ['Keto', 'Mediterranean', 'Lunch']) expect(labels).toContain(text)
    expect(await soup.getByLabel('Status of Soup 6').inputValue()).toBe('published')
    expect(await hrefOf(soup.getByRole('link', { name: 'Edit Soup 6' }))).toBe(
      `/admin/meals/edit/${staff.meal._id}`,
    )
    await soup.getByRole('button', { name: 'Delete Soup 6' }).waitFor()
    const posts = page.getByRole('region', { name: 'Recent Blogs' })
    const newest = posts.getByRole('row').filter({ hasText: 'Post 6' })
    await newest.locator('img').waitFor()
    expect(await posts.getByRole('row').count()).toBe(6)
    for (const text of ['Recipes', 'Published']) await newest.getByText(text).first().waitFor()
    await posts.getByRole('row').filter({ hasText: 'Post 5' }).getByText('Draft').waitFor()
    expect(await hrefOf(newest.getByRole('link', { name: 'Edit Post 6' }))).toBe(
      `/admin/blogs/edit/${staff.post._id}`,
    )
    expect(await hrefOf(newest.getByRole('link', { name: 'View Post 6' }))).toBe(
      `/blogs/${staff.post._id}`,
    )
    expect(await hrefOf(page.getByRole('link', { name: 'Generate Meal' }))).toBe('/admin/create')
    expect(await hrefOf(page.getByRole('link', { name: 'Create Blog' }))).toBe('/admin/blogs/new')
    await page.getByRole('button', { name: 'Add Category' }).click()
    await page.getByRole('dialog').getByLabel('Category name').waitFor()
    await close()
  })

  it('meals are managed in a table [manage-01, manage-02, manage-03, manage-04, manage-05, manage-13, route-15]', async () => {
    const { page, close } = await staff.open('/admin/meals')
    await page.getByRole('heading', { level: 1, name: 'Meal Management' }).waitFor()
    expect(await hrefOf(page.getByRole('link', { name: 'Generate Meal' }))).toBe('/admin/create')
    for (const [name, count] of [
      ['Total Meals', '6'],
      ['Categories', '3'],
      ['Published Meals', '1'],
    ] as const) {
      await expect.poll(() => tileOf(page, name).textContent()).toBe(count)
    }
    await page.getByRole('heading', { name: 'Meal List' }).waitFor()
    const named = await columnsOf(page)
    expect(named.slice(-6)).toEqual(['Image', 'Title', 'Category', 'Type', 'Status', 'Actions'])
    const soup = rowOf(page, 'Soup 6')
    expect(await hrefOf(soup.getByRole('link', { name: 'Soup 6', exact: true }))).toBe(
      `/admin/meals/edit/${staff.meal._id}`,
    )
    const status = soup.getByRole('cell').filter({ hasText: /^Published$/ })
    await status.waitFor()
    for (const name of ['Edit Soup 6', 'Unpublish Soup 6', 'Delete Soup 6']) {
      await soup.getByLabel(name).waitFor()
    }
    await page.getByRole('button', { name: 'Add Category' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add Category' }).click()
    await dialog.getByText('Category name is required').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const words of ['sOuP 6', 'MEDITERR', 'lunch']) {
      await page.getByPlaceholder('Search meals...').fill(words)
      await page.getByText('Showing 1 to 1 of 1 results').waitFor()
      await soup.waitFor()
    }
    await close()
  })

  it('the switch of a meal or post sends all its fields, and shows the answer [manage-07, posts-05]', async () => {
    for (const { path, title, flag, known } of [
      { path: '/admin/meals', title: 'Soup 6', flag: 'isPublished', known: staff.meal._id },
      { path: '/admin/blogs', title: 'Post 6', flag: 'published', known: staff.post._id },
    ]) {
      const { page, close } = await staff.open(path)
      const sent = watchWrites(page)
      await page.getByRole('button', { name: `Unpublish ${title}` }).click()
      await page.getByRole('button', { name: `Publish ${title}`, exact: true }).waitFor()
      const [body] = sent
      expect(body).toMatchObject({ _id: known, title, [flag]: false })
      if (path === '/admin/meals') {
        expect(body).toMatchObject({ nutritionData: { calories: 300 }, imageUrl: staff.imageUrl })
        await expect.poll(() => tileOf(page, 'Published Meals').textContent()).toBe('0')
      } else {
        await expect.poll(() => tileOf(page, 'Published Blogs').textContent()).toBe('0')
      }
      await page.getByRole('button', { name: `Publish ${title}`, exact: true }).click()
      await page.getByRole('button', { name: `Unpublish ${title}` }).waitFor()
      expect(sent[1]).toMatchObject({ [flag]: true })
      await close()
    }
  })

  it('a failed load shows the reason of the server, and broken images are replaced [manage-11, posts-09, manage-12]', async () => {
    for (const [path, call] of [
      ['/admin/meals', '**/api/meals?*'],
      ['/admin/blogs', '**/api/blogs?*'],
    ] as const) {
      const { page, close } = await staff.open('/dashboard')
      await page.route('**/media/**', (route) => route.abort())
      await page.route(call, (route) =>
        route.fulfill({ status: 503, json: { msg: 'The archive is being restored' } }),
      )
      await page.goto(staff.site.url + path)
      await page.getByText('The archive is being restored').waitFor()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByText('Image unavailable').first().waitFor({ state: 'attached' })
      await close()
    }
  })

  it('a meal is edited in its fields [edit-01, edit-02, edit-04, route-15]', async () => {
    const { page, close } = await staff.open(`/admin/meals/edit/${staff.meal._id}`)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Soup 6')
    expect(await page.locator('input[name=imageUrl]').inputValue()).toBe(staff.imageUrl)
    expect(await page.getByLabel('Description').inputValue()).toBe('A bowl of it')
    expect(await page.getByRole('checkbox', { name: 'Keto' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Vegan' }).isChecked()).toBe(false)
    expect(await page.getByLabel('Meal type').locator('option:checked').innerText()).toBe('Lunch')
    const figures = page.locator('input[type=number]')
    expect(
      await figures.evaluateAll((all) => all.map((one) => one.getAttribute('name')).toSorted()),
    ).toEqual(['calories', 'carbohydrates', 'fat', 'fiber', 'protein', 'sodium', 'sugar'])
    expect(await page.locator('input[name=protein]').inputValue()).toBe('12')
    expect(await page.getByLabel('Publish this meal').isChecked()).toBe(true)
    expect(await page.getByLabel('Image URL').count()).toBe(1)
    await page.getByRole('button', { name: 'Update Meal' }).waitFor()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL('**/admin/meals')
    await rowOf(page, 'Soup 5').getByRole('link', { name: 'Edit Soup 5' }).click()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Soup 5')
    expect(await page.getByLabel('Publish this meal').isChecked()).toBe(false)
    await close()
  })

  it('a meal is made in its fields, and sent as specified [create-01, create-02, create-05, create-14, create-16, create-20, create-22, route-14]', async () => {
    const { page, close } = await staff.open('/admin/create')
    for (const name of ['Generate Image', 'Upload Image', 'Image URL']) {
      await page.getByRole('tab', { name }).waitFor()
    }
    expect(await page.getByLabel('Image URL').count()).toBe(1)
    await page.getByLabel('Prompt').waitFor()
    await page.getByRole('switch', { name: 'Multi-prompt mode' }).click()
    await page.getByLabel('Prompt 2').waitFor()
    expect(await page.getByLabel(/^Prompt \d$/).count()).toBe(2)
    await uploadPicture(page, 9)
    expect(await page.getByRole('radio', { name: /^Image \d/ }).count()).toBe(1)
    await page.getByLabel('Ingredients', { exact: true }).fill('100 g rice, 2 eggs')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Image analyzed successfully').waitFor()
    const panel = page.locator('section').filter({ hasText: 'Nutrition Analysis' }).last()
    for (const name of [
      'Calories',
      'Carbohydrates',
      'Protein',
      'Fat',
      'Fiber',
      'Sugar',
      'Sodium',
    ]) {
      const field = panel.getByRole('spinbutton', { name: new RegExp(`^${name}`) })
      expect(await field.inputValue()).toMatch(/^[\d.]+$/)
    }
    for (const food of ['Rice', 'Egg'])
      await panel.getByText(new RegExp(food, 'i')).first().waitFor()
    await page.getByLabel('Title').fill('Rice & Eggs, for one')
    await page.getByText('/meals/rice-eggs-for-one').waitFor()
    await page.getByText('Keto', { exact: true }).click()
    await page.getByLabel('Meal type').selectOption('Dinner')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/meals', async (route) => {
      await held.promise
      await route.continue()
    })
    const sent = watchWrites(page)
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.getByRole('button', { name: 'Publishing...' }).waitFor()
    held.resolve()
    await page.getByText('Meal created successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    expect(sent[0]).toMatchObject({
      title: 'Rice & Eggs, for one',
      name: 'Keto Dinner Meal',
      slug: 'rice-eggs-for-one',
      description: 'Nutritious meal with balanced macronutrients',
      isPublished: true,
      imageUrl: expect.stringMatching(/^\/media\//),
      ingredients: expect.arrayContaining([expect.stringMatching(/rice/i)]),
      nutritionData: { calories: expect.any(Number), sodium: expect.any(Number) },
    })
    await close()
  })
})
