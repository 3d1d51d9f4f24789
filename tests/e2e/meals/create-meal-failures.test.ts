import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const image = {
  _id: 'image-1',
  imageUrl: 'pending',
  url: null,
  prompt: 'rice',
  source: 'generated',
  model: 'illustrator',
  seed: 1,
  error: null,
  progress: 0.5,
  width: null,
  height: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  files: null,
}

const drawn = { ...image, imageUrl: '/media/a.webp', url: '/media/a.webp', progress: 1 }

/** Answers with an error message; without a message or an answer, the screen shows its own text. */
const refuse = (msg: string) => (route: Route) => route.fulfill({ status: 400, json: { msg } })
const cut = (route: Route) => route.abort()

describe('the messages of the create screen when', () => {
  let staff: StaffSite

  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(async () => {
    await staff?.close()
  })

  async function openScreen() {
    const { page, close } = await staff.open('/admin/create')
    await page.getByRole('tab', { name: 'Generate Image' }).waitFor()
    return { page, close }
  }

  async function generate(page: Page, prompt = 'rice') {
    await page.getByLabel('Prompt').fill(prompt)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
  }

  async function bringImage(page: Page, answer: object) {
    await page.route('**/api/images/url', (route) => route.fulfill({ status: 201, json: answer }))
    await page.getByRole('tab', { name: 'Image URL' }).click()
    await page.getByRole('textbox', { name: 'Image URL' }).fill('https://example.com/a.jpg')
    await page.getByRole('button', { name: 'Use URL' }).click()
    await page.getByRole('radio', { name: /Image 1: / }).waitFor()
  }

  const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Image' }).click()
  const alert = (page: Page, text: string) =>
    page.getByRole('alert').filter({ hasText: text }).first().waitFor()

  it('categories or meal types cannot be loaded [create-24]', async () => {
    const { page, close } = await staff.open('/dashboard')
    await page.route('**/api/mealtypes', cut)
    await page.goto(`${staff.site.url}/admin/create`)
    await alert(page, 'Failed to fetch categories or meal types')
    await page.unroute('**/api/mealtypes')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByLabel('Meal type').selectOption('Lunch')
    await close()
  })

  it('a prompt is missing, or an image cannot be requested [create-02, create-03, create-05, create-25]', async () => {
    const { page, close } = await openScreen()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByText('Please enter a prompt').waitFor()
    await page.getByRole('switch', { name: 'Multi-prompt mode' }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByText('Please enter at least one prompt').waitFor()
    for (const slots of [3, 4, 5, 6]) {
      await page.getByRole('button', { name: 'Add prompt' }).click()
      await page.getByLabel(`Prompt ${slots}`).waitFor()
    }
    await page.getByRole('button', { name: 'Add prompt' }).waitFor({ state: 'detached' })
    await page.getByLabel('Remove line 6').click()

    await page.getByRole('switch', { name: 'Multi-prompt mode' }).click()
    await page.route('**/api/images/generate', cut)
    await generate(page)
    await alert(page, 'Failed to generate images')
    await expect.poll(() => page.getByText('Image unavailable').count()).toBe(2)
    await page.unroute('**/api/images/generate')
    await page.route('**/api/images/generate', refuse('The model is not available'))
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await alert(page, 'The model is not available')
    await close()
  })

  it('an image is not there yet [create-10]', async () => {
    const { page, close } = await openScreen()
    await page.route('**/api/images/generate', () => {})
    await generate(page)
    await page.getByRole('button', { name: 'Image 1 is not there yet' }).click()
    await alert(page, 'Cannot select a null image')
    await analyze(page)
    await alert(page, 'Please select an image to analyze')
    await close()
  })

  it('an image is not made in time; it is shown if it arrives late [create-05, create-06, create-09]', async () => {
    const { page, close } = await openScreen()
    await page.clock.install()
    let checks = 0
    let answer: object = image
    await page.route('**/api/images/generate', (route) => route.fulfill({ json: image }))
    await page.route('**/api/images/image-1', (route) => {
      checks += 1
      return route.fulfill({ json: answer })
    })
    await page.getByRole('switch', { name: 'Multi-prompt mode' }).click()
    await page.getByLabel('Prompt 1').fill('rice')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByText('50%').waitFor()

    const pass = async (ms: number, expected: number) => {
      await page.clock.runFor(ms)
      await expect.poll(() => checks).toBe(expected)
      // The next poll is scheduled when the answer has been read.
      await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
    }
    await pass(2_000, 1)
    await pass(5_000, 2)

    // Polling stops while the tab is hidden.
    await showTab(page, false)
    await page.clock.runFor(60_000)
    expect(checks).toBe(2)
    await showTab(page, true)
    await pass(100, 3)
    for (let check = 4; check <= 30; check++) await pass(5_000, check)
    await alert(page, 'Image generation timed out. Please try again.')
    await page.getByText('Image unavailable').waitFor()
    await analyze(page)
    await alert(page, 'Please select an image to analyze')

    answer = drawn
    await pass(30_000, 31)
    await page.getByRole('radio', { name: /Image 1: /, checked: true }).waitFor()
    await close()
  })

  it('the progress of an image cannot be loaded [create-26]', async () => {
    const { page, close } = await openScreen()
    await page.route('**/api/images/generate', (route) => route.fulfill({ json: image }))
    await page.route('**/api/images/image-1', cut)
    await generate(page)
    await alert(page, 'Failed to check image generation status')
    await page.unroute('**/api/images/image-1')
    await page.route('**/api/images/image-1', (route) => route.fulfill({ json: drawn }))
    await page.getByText('Failed to check image generation status').waitFor({ state: 'detached' })
    await close()
  })

  it('a picture cannot be uploaded or fetched [create-13, create-27]', async () => {
    const { page, close } = await openScreen()
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await page.getByLabel('Image file').setInputFiles({
      name: 'plate.jpg',
      mimeType: 'image/jpeg',
      buffer: await buildPicture(),
    })
    await page.route('**/api/images/upload', cut)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await alert(page, 'Failed to upload image')
    await page.unroute('**/api/images/upload')
    await page.route('**/api/images/upload', refuse('The picture is broken'))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await alert(page, 'The picture is broken')

    await page.getByRole('tab', { name: 'Image URL' }).click()
    await page.getByRole('button', { name: 'Use URL' }).click()
    await page.getByText('Please enter a valid image URL').waitFor()
    await page.route('**/api/images/url', cut)
    await page.getByRole('textbox', { name: 'Image URL' }).fill('https://example.com/a.jpg')
    await page.getByRole('button', { name: 'Use URL' }).click()
    // Shown in the page and in a toast.
    await expect.poll(() => page.getByText('Failed to upload image URL').count()).toBe(2)
    await close()
  })

  it('an image cannot be analysed [create-15, create-28]', async () => {
    const { page, close } = await openScreen()
    await analyze(page)
    await alert(page, 'Please select an image to analyze')
    await bringImage(page, { ...drawn, _id: '' })
    await analyze(page)
    await alert(page, 'Selected image is missing an ID')
    await page.getByLabel('Discard image 1').click()
    await page.unroute('**/api/images/url')
    await bringImage(page, { ...drawn, imageUrl: '' })
    await analyze(page)
    await alert(page, 'Selected image is missing a URL')
    await page.getByLabel('Discard image 1').click()
    await page.unroute('**/api/images/url')
    await bringImage(page, drawn)
    await page.route('**/api/nutrition/analyze', cut)
    await analyze(page)
    await alert(page, 'Failed to analyze image')
    await page.unroute('**/api/nutrition/analyze')
    await page.route('**/api/nutrition/analyze', refuse('No known ingredient found in the text'))
    await analyze(page)
    await alert(page, 'No known ingredient found in the text')
    await close()
  })

  it('a category or meal type cannot be added [create-17, create-18, create-31]', async () => {
    const { page, close } = await openScreen()
    const kinds = [
      { add: 'Add category', path: '**/api/categories', name: 'Category' },
      { add: 'Add meal type', path: '**/api/mealtypes', name: 'Meal type' },
    ]
    for (const { add, path, name } of kinds) {
      await page.getByRole('button', { name: add }).click()
      await page.getByRole('button', { name: add }).click()
      await page.getByText(`${name} name is required`).waitFor()
      await page.getByLabel(`${name} name`).fill('Brunch')
      await page.route(path, cut)
      await page.getByRole('button', { name: add }).click()
      await page.getByText(`Failed to add ${name.toLowerCase()}`).waitFor()
      await page.unroute(path)
      await page.getByRole('button', { name: add }).click()
      await page.getByText(`${name} created successfully!`).waitFor()
    }
    expect(await page.getByLabel('Brunch').isChecked()).toBe(true)
    await close()
  })

  it('a meal cannot be published [create-19, create-23, create-29, title-02, title-05]', async () => {
    await staff.call('POST', '/meals', { title: 'Taken soup' })
    const { page, close } = await openScreen()
    const publish = () => page.getByRole('button', { name: 'Publish Meal' }).click()
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('section, div')?.textContent)
    await publish()
    await page.getByText('Please enter a title for the meal').waitFor()
    await page.getByText('Please select an image for the meal').waitFor()
    await page.getByText('Please select a meal type').waitFor()
    expect(await focused()).toContain('Title')
    await page.getByLabel('Title').fill('Taken soup')
    await publish()
    await expect.poll(() => focused()).toContain('Please select an image for the meal')
    await bringImage(page, drawn)
    await page.getByLabel('Meal type').selectOption('Lunch')
    await page.getByText('A meal with this title already exists.').waitFor()
    await publish()
    await page.getByText('Please fix the title issue before submitting').waitFor()

    // A failed check does not block the form.
    await page.route('**/api/meals/title/check-title*', cut)
    await page.getByLabel('Title').fill('Free soup')
    await page.getByText('/meals/free-soup').waitFor()
    await page.route('**/api/meals', cut)
    await publish()
    await expect.poll(() => page.getByText('Failed to save meal').count()).toBe(2)
    await page.unroute('**/api/meals')
    await page.route('**/api/meals', refuse('There is no such image'))
    await publish()
    await expect.poll(() => page.getByText('There is no such image').count()).toBe(2)
    expect(await page.getByLabel('Title').inputValue()).toBe('Free soup')
    await close()
  })
})

/** Simulates switching to another tab or back. */
async function showTab(page: Page, shown: boolean) {
  await page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { value: !visible, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, shown)
}
