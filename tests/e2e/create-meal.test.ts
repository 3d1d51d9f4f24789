import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/browser.ts'
import { buildPicture } from '#tests/support/pictures.ts'
import { administrator, startSite } from '#tests/support/site-process.ts'
import { type StaffSite, startStaffSite } from '#tests/support/staff-site.ts'

type Meal = {
  _id: string
  title: string
  nutritionSource: string
  nutritionData: Record<string, number>
  items: { food: string; grams: number }[]
  isPublished: boolean
}

/** The machine may have more to do than this test. */
const soon = { timeout: 10_000 }

describe('making a meal', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  const mealNamed = async (title: string) => {
    const search = encodeURIComponent(title)
    const { meals } = await staff.call<{ meals: Meal[] }>('GET', `/meals?search=${search}`)
    return meals.find((meal) => meal.title === title)
  }

  const picture = async (seed: number) => ({
    name: 'plate.jpg',
    mimeType: 'image/jpeg',
    buffer: await buildPicture('jpeg', { seed }),
  })

  async function uploadPicture(page: Page, seed: number) {
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await page.getByLabel('Image file').setInputFiles(await picture(seed))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('Image uploaded successfully').waitFor()
    await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
  }

  async function analyze(page: Page, ingredients: string) {
    await page.getByLabel('Ingredients', { exact: true }).fill(ingredients)
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Image analyzed successfully').waitFor()
  }

  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  const figure = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

  it('ingredients are corrected, added and removed, and the totals follow', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await uploadPicture(page, 1)
    await analyze(page, '150 g salmon, 100 g quinoa')
    const calories = async () => Number(await figure(page, 'calories').inputValue())
    const atFirst = await calories()
    await page.getByLabel('Grams of Salmon').fill('300')
    await expect.poll(calories, soon).toBeGreaterThan(atFirst * 1.4)

    // Another food, by keyboard alone; those close to it are offered before anything is typed.
    await page.getByRole('combobox', { name: 'Ingredient 2: Quinoa' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /^Quinoa \d/ }).waitFor()
    await page.keyboard.type('white ri')
    await page.getByRole('option', { name: /^White rice \d/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByLabel('Grams of White rice').waitFor()

    await page.getByLabel('Add an ingredient').click()
    await expect.poll(() => focused(page), soon).toBe('Name of the food')
    await page.keyboard.type('olive oi')
    await page.getByRole('option', { name: /^Olive oil \d/ }).click()
    await expect.poll(() => focused(page), soon).toBe('Grams of Olive oil')
    await page.getByLabel('Grams of Olive oil').fill('10')
    await page.getByLabel('Remove White rice').click()
    await expect.poll(() => focused(page), soon).toBe('Grams of Olive oil')

    // A figure set by hand stays until Recompute is pressed.
    await figure(page, 'fat').fill('99')
    await page.getByText('Set by hand and kept: Fat.').waitFor()
    await page.getByText('which is more than 15 percent away').waitFor()
    await page.getByLabel('Grams of Salmon').fill('200')
    await expect.poll(calories, soon).toBeLessThan(500)
    expect(await figure(page, 'fat').inputValue()).toBe('99')
    await page.getByRole('button', { name: 'Recompute' }).click()
    expect(Number(await figure(page, 'fat').inputValue())).toBeLessThan(40)
    await figure(page, 'sugar').fill('7')

    await page.getByLabel('Title').fill('Corrected salmon')
    await page.getByLabel('Meal type').selectOption('Lunch')
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.waitForURL('**/dashboard')
    const meal = await mealNamed('Corrected salmon')
    expect(meal).toMatchObject({
      nutritionSource: 'edited',
      nutritionData: { sugar: 7 },
      items: [
        { food: 'Salmon', grams: 200 },
        { food: 'Olive oil', grams: 10 },
      ],
    })
    expect(problems).toEqual([])
    await close()
  })

  it('an ingredient can be added without a picture, and says when it cannot', async () => {
    const { page, close } = await staff.open('/admin/create')
    await page.route('**/api/nutrition/**', (route) => route.abort())
    await page.getByLabel('Add an ingredient').click()
    await page.getByLabel('Name of the food').fill('rice')
    await page.getByText('Foods could not be looked up.').waitFor()
    await page.unroute('**/api/nutrition/**')
    await page.getByLabel('Name of the food').fill('qqq')
    await page.getByText('No food is called “qqq”.').waitFor()
    await page.getByLabel('Name of the food').fill('white rice')
    await page.getByRole('option', { name: /^White rice \d/ }).click()
    await page.getByLabel('Grams of White rice').waitFor()

    await page.route('**/api/nutrition/recompute', (route) => route.abort())
    const calories = Number(await figure(page, 'calories').inputValue())
    await page.getByLabel('Grams of White rice').fill('1500')
    await page.getByText('The figures are scaled only').waitFor()
    expect(Number(await figure(page, 'calories').inputValue())).toBeGreaterThan(calories * 5)
    await page.getByLabel('Grams of White rice').fill('many')
    await page.getByText('0 to 10000 grams').waitFor()
    await close()
  })

  it('takes pictures that are dropped and pasted, and makes large ones smaller', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    await page.getByRole('tab', { name: 'Generate Image' }).waitFor()
    const bytes = [...(await picture(2)).buffer]
    await page.evaluate((data) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }))
      const init = { clipboardData: transfer, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new ClipboardEvent('paste', init))
    }, bytes)
    await page.getByText('pasted.jpg').waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Image file').evaluate((input, data) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(data)], 'dropped.jpg', { type: 'image/jpeg' }))
      const init = { dataTransfer: transfer, bubbles: true, cancelable: true }
      input.dispatchEvent(new DragEvent('drop', init))
    }, bytes)
    await page.getByText('dropped.jpg').waitFor()

    const file = page.getByLabel('Image file')
    await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') })
    await page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)').waitFor()
    await file.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
    await page.getByText('This one is a HEIC photo').waitFor()
    const large = Buffer.concat([(await picture(3)).buffer, Buffer.alloc(5_300_000)])
    await file.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large })
    await page.getByText('Image size should be less than 5MB').waitFor()
    await page.getByRole('button', { name: 'Make it smaller' }).click()
    await page.getByText('large.webp').waitFor()
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByRole('progressbar', { name: 'Uploading' }).waitFor()
    await page.getByText('Image uploaded successfully').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('an earlier image is found by its prompt and used again, or made anew', async () => {
    const prompt = 'lentil soup with bread'
    const { _id } = await staff.call<{ _id: string }>('POST', '/images/generate', { prompt })
    const { page, problems, close } = await staff.open('/admin/create')
    const asked = async () => await staff.call<{ url: string | null }>('GET', `/images/${_id}`)
    await expect.poll(async () => (await asked()).url, { timeout: 60_000 }).not.toBeNull()

    await page.getByRole('button', { name: 'Earlier images' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier images' })
    await dialog.getByLabel('Search the prompts').fill('nothing like it')
    await dialog.getByText('No prompt has these words.').waitFor()
    await dialog.getByLabel('Search the prompts').fill('SOUP lentil')
    await dialog.getByText('1 image, page 1 of 1').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use again' }).click()
    await page.getByRole('radio', { name: /^Image 1: lentil soup/, checked: true }).waitFor()

    await page.getByRole('button', { name: 'Earlier images' }).click()
    await dialog.getByLabel('Search the prompts').fill('lentil')
    await dialog.getByText('1 image, page 1 of 1').waitFor()
    const sent = page.waitForRequest('**/api/images/generate')
    await dialog.getByRole('button', { name: 'Same prompt, new seed' }).click()
    expect((await sent).postDataJSON()).toEqual({ prompt })
    await page.getByLabel('Discard image 2').waitFor()
    await page.getByLabel('Discard image 1').click()
    expect(problems).toEqual([])
    await close()
  })

  it('a draft comes back after a reload, and two tabs keep theirs apart', async () => {
    const { page, close } = await staff.open('/admin/create')
    await page.getByLabel('Title').fill('First tab')
    await page.reload()
    await expect.poll(() => page.getByLabel('Title').inputValue(), soon).toBe('First tab')

    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText('Another tab has this screen open').waitFor()
    expect(await second.getByLabel('Title').inputValue()).toBe('')
    await second.getByLabel('Title').fill('Second tab')
    await page.reload()
    await expect.poll(() => page.getByLabel('Title').inputValue(), soon).toBe('First tab')

    // A closed tab's draft waits for whoever opens the screen next.
    await second.close()
    const third = await page.context().newPage()
    await third.goto(page.url())
    await expect.poll(() => third.getByLabel('Title').inputValue(), soon).toBe('Second tab')

    // Leaving asks first; the draft is still there on return.
    await third.getByRole('link', { name: 'Dashboard' }).click()
    const question = third.getByRole('alertdialog', { name: 'Leave this screen?' })
    await question.getByText('The meal is not published yet.').waitFor()
    await question.getByRole('button', { name: 'Leave' }).click()
    await third.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await third.goBack()
    await expect.poll(() => third.getByLabel('Title').inputValue(), soon).toBe('Second tab')
    await close()
  })

  it('a session that ended is renewed in place, and the meal is published once', async () => {
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
    expect((await mealNamed('After signing in again'))?.isPublished).toBe(true)
    await close()
  })

  it('on a phone, with the server killed in the middle, nothing is lost', async () => {
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
    staff.site = await startSite({ DATA_DIR: dataDir, PORT: new URL(url).port, WORKERS: '1' })
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Title').inputValue(), soon)
      .toBe('Potato through a storm')
    await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Publish Meal' }).click()
    await page.waitForURL('**/dashboard')
    expect(await mealNamed('Potato through a storm')).toMatchObject({
      nutritionSource: 'computed',
      items: [{ grams: 200 }, { grams: 30 }],
    })
    await close()
  })

  it('an image is explained, with the meals that show it, and becomes a meal', async () => {
    const { _id, imageUrl } = await staff.upload(6)
    await staff.call('POST', '/meals', { title: 'Shows it', imageId: _id, imageUrl })
    const { page, close } = await staff.open(`/admin/analyze/${_id}`)
    await page.getByRole('link', { name: 'Shows it' }).waitFor()
    await page.getByText('Uploaded image').first().waitFor()
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('Configure a vision model or type the ingredients').waitFor()
    await page.getByLabel('Ingredients', { exact: true }).fill('2 eggs, 1 slice of toast')
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByRole('row', { name: /toast/i }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Make a meal of it' }).click()
    await page.waitForURL(/\/admin\/create$/)
    await page.getByRole('radio', { name: /^Image 1/, checked: true }).waitFor()
    const ingredients = page.getByLabel('Ingredients', { exact: true })
    await expect.poll(() => ingredients.inputValue(), soon).toBe('2 eggs, 1 slice of toast')

    await page.goto(`${staff.site.url}/admin/analyze/no-such-image`)
    await page.getByText('Image not found').waitFor()
    await page.route('**/api/images/*', (route) => route.abort())
    await page.reload()
    await page.getByText('Failed to load the image. Please try again.').waitFor()
    await page.unroute('**/api/images/*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Image not found').waitFor()
    await close()
  })

  it('a meal is made by keyboard alone', async () => {
    const { page, problems, close } = await staff.open('/admin/create')
    const main = page.getByRole('main')
    await main.getByLabel('Prompt').waitFor()
    await tabTo(page, main.getByLabel('Prompt'))
    await page.keyboard.type('2 boiled eggs with 100 g spinach')
    await page.keyboard.press('Control+Enter')
    const plate = page.getByRole('radio', { name: /^Image \d/, checked: true })
    await plate.waitFor({ timeout: 60_000 })
    await tabTo(page, page.getByRole('button', { name: 'Analyze Image' }))
    await page.keyboard.press('Enter')
    await page.getByText('Image analyzed successfully').waitFor()
    await tabTo(page, page.getByLabel('Grams of Spinach'))
    await page.keyboard.type('150')
    await tabTo(page, page.getByLabel('Title'))
    await page.keyboard.type('Eggs by keyboard')
    await tabTo(page, page.getByRole('checkbox', { name: 'Keto' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel('Meal type'))
    await page.keyboard.type('Breakfast')
    await tabTo(page, page.getByRole('button', { name: 'Publish Meal' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    expect(await mealNamed('Eggs by keyboard')).toMatchObject({
      categories: [{ name: 'Keto' }],
      mealType: { name: 'Breakfast' },
      isPublished: true,
    })
    expect(problems).toEqual([])
    await close()
  })

  it('has no fault that axe finds, light and dark, narrow and wide', async () => {
    const { _id } = await staff.upload(7)
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const path of ['/admin/create', `/admin/analyze/${_id}`]) {
        const { page, close } = await staff.open(path, { colorScheme })
        await page.getByRole('heading', { name: 'Nutrition Analysis' }).waitFor()
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
    }
  })
})

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
