import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import {
  type AiServer,
  errorAnswer,
  pictureAnswer,
  startAiServer,
  textAnswer,
} from '#tests/support/servers/ai-server.ts'
import { accessibilityProblems, openPage } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

const key = 'test-key-0123456789'
const manager = { email: 'manager@example.com', password: 'correct horse too' }

let server: AiServer
let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  server = await startAiServer()
  ;[site, browser] = await Promise.all([
    startSite({
      IMAGE_MODEL: 'compatible:test',
      VISION_MODEL: 'compatible:eye',
      COMPATIBLE_BASE_URL: server.url,
      COMPATIBLE_API_KEY: key,
      AI_MONTHLY_LIMIT_USD: '5',
    }),
    sharedBrowser(),
  ])
  await addManager()
})

afterAll(async () => {
  await browser?.close()
  if (site) await removeSite(site)
  await server?.close()
})

/** Calls the API like the screens do. */
async function call(path: string, body: unknown, token?: string, method = 'POST') {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'x-auth-token': token } : {}) },
    body: JSON.stringify(body),
  })
  return await response.json()
}

async function addManager() {
  const { user } = await call('/auth/register', { name: 'May', ...manager })
  const { token } = await call('/auth/login', administrator)
  await call(`/users/${user._id}`, { role: 'Manager' }, token, 'PUT')
}

async function signIn(page: Page, who: { email: string; password: string }) {
  await page.goto(`${site.url}/login`)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
}

describe('images by a provider', () => {
  it('wait until an Admin has entered the unknown price and tested the model', {
    timeout: 400_000,
  }, async () => {
    const { page, problems, close } = await openPage(browser)
    await signIn(page, administrator)
    await page.goto(`${site.url}/admin/create`)
    await page.getByText('The price of compatible:test is not known').waitFor()

    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.waitForURL('**/admin/settings')
    const price = page.getByLabel('Price of one image, in US dollars')
    await price.fill('a lot')
    await page.getByRole('button', { name: 'Save settings' }).click()
    const fault = 'The price must be an amount in US dollars from 0 to 100'
    await page.locator('form').getByText(fault).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await price.fill('0.02')
    await page.getByLabel('Price of one look, in US dollars').fill('0.001')
    await page.getByLabel('House style').fill('A watercolour of {prompt}, on blue.')
    await page.getByText('A watercolour of grilled salmon with quinoa, on blue.').waitFor()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved').waitFor()

    server.say(errorAnswer(401, { message: 'Wrong key' }))
    await page.getByRole('button', { name: 'Test provider for images' }).click()
    await page
      .getByText('It failed: The compatible server does not accept the key: Wrong key.')
      .waitFor()
    server.say(pictureAnswer(await buildPicture('png')))
    await page.getByRole('button', { name: 'Test provider for images' }).click()
    await page.getByText(/It works: compatible:test made a PNG/).waitFor()
    await page.getByText('of $5.00, 1 call').waitFor()
    server.say(textAnswer('{"foods":[]}'))
    await page.getByRole('button', { name: 'Test provider for recognising foods' }).click()
    await page.getByText(/It works: compatible:eye looked at a picture/).waitFor()
    // Only the deliberate errors appear in the console.
    expect(problems.filter((line) => !line.includes('status of 400'))).toEqual([])
    await page.reload()
    await expect.poll(() => price.inputValue()).toBe('0.02')
    await close()
  })

  it('are made on the create screen; errors are shown on the tile', {
    timeout: 400_000,
  }, async () => {
    const { token } = await call('/auth/login', administrator)
    const houseStyle = 'A watercolour of {prompt}, on blue.'
    await call('/settings', { imagePriceUsd: 0.02, houseStyle }, token, 'PUT')
    const { page, problems, close } = await openPage(browser)
    await signIn(page, manager)
    await page.getByRole('link', { name: 'Generate Meal' }).click()
    await page.getByText('AI images by compatible:test. About $0.02 each').waitFor()
    await page.getByLabel('Prompt').fill('lentil soup with bread')
    await page.getByText('$0.04 for 2.').waitFor()
    const refusal = errorAnswer(400, { message: 'Not this.', code: 'moderation_blocked' })
    server.say(refusal, pictureAnswer(await buildPicture('png', { width: 1024, height: 1024 })))
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    const plates = page.getByRole('radio', { name: /^Image \d/, disabled: false })
    await expect.poll(() => plates.count(), { timeout: 120_000 }).toBe(1)
    const told = 'The compatible server refused this by its content policy: Not this.'
    await page.getByText(told).waitFor()
    await page.getByText('Image unavailable').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    // Retrying the failed image succeeds.
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => plates.count(), { timeout: 120_000 }).toBe(2)
    expect(server.requests.at(-1)?.body.prompt).toBe(
      'A watercolour of lentil soup with bread, on blue.',
    )
    expect(problems).toEqual([])
    await close()
    expect(site.output()).not.toContain(key)
  })
})

describe('a meal with an image made by a model', () => {
  it('is marked as such for visitors, for machines and in the file', {
    timeout: 120_000,
  }, async () => {
    const { token } = await call('/auth/login', administrator)
    await call('/settings', { imagePriceUsd: 0.02 }, token, 'PUT')
    server.say(pictureAnswer(await buildPicture('png', { width: 700, height: 700, seed: 9 })))
    const { _id: imageId } = await call('/images/generate', { prompt: 'bean stew' }, token)
    const image = () => call(`/images/${imageId}`, undefined, token, 'GET')
    await expect.poll(async () => (await image()).url, { timeout: 30_000 }).toBeTruthy()
    await call('/meals', { title: 'Bean stew', imageId, isPublished: true }, token)

    const { page, problems, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/meals/bean-stew`)
    await page.getByText('AI image, made from the words for this meal.').waitFor()
    expect(await page.content()).toContain('TrainedAlgorithmicMediaDigitalSource')
    const file = await fetch(site.url + (await image()).url)
    expect(Buffer.from(await file.arrayBuffer()).includes('trainedAlgorithmicMedia')).toBe(true)
    expect(problems).toEqual([])
    await close()
  })
})

describe('an unknown picture', () => {
  it('is analysed three times, and the spread of the results is shown', {
    timeout: 400_000,
  }, async () => {
    const { token } = await call('/auth/login', administrator)
    await call('/settings', { visionPriceUsd: 0.001 }, token, 'PUT')
    const { page, problems, close } = await openPage(browser)
    await signIn(page, manager)
    await page.goto(`${site.url}/admin/create`)
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    const buffer = await buildPicture('jpeg', { width: 900, height: 700, seed: 3 })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lunch.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await page.getByText('The picture is looked at by compatible:eye, at $0.001 at most.').waitFor()
    const seen = (grams: number) =>
      textAnswer(JSON.stringify({ foods: [{ name: 'cooked white rice', grams }] }))
    server.say(seen(100), seen(300), seen(200))
    await page.getByLabel('Look three times and take the middle').check()
    await page.getByText('at $0.003 at most').waitFor()
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText(/^3 looks at the picture: \d+ to \d+ kcal/).waitFor()
    expect(await page.getByLabel(/^Grams of/).inputValue()).toBe('200')
    expect(await accessibilityProblems(page)).toEqual([])

    // If the model finds no food, the screen says so and keeps the ingredients.
    server.say(textAnswer('{"foods":[]}'))
    await page.getByRole('button', { name: 'Analyze Image' }).click()
    await page.getByText('No known ingredient found in the picture.').first().waitFor()
    expect(problems.filter((line) => !line.includes('status of 400'))).toEqual([])
    await close()
  })
})

describe('the settings screen', () => {
  it('is refused to a Manager, who sees no link to it', async () => {
    const { page, problems, close } = await openPage(browser)
    await signIn(page, manager)
    expect(await page.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0)
    await page.goto(`${site.url}/admin/settings`)
    await page.getByRole('heading', { name: 'Settings are for administrators' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'is accessible in %s at %i px, and keeps what was typed',
    async (colorScheme, width) => {
      const { page, problems, close } = await openPage(browser, {
        colorScheme,
        viewport: { width, height: 900 },
      })
      await signIn(page, administrator)
      await page.getByRole('link', { name: 'Settings', exact: true }).click()
      await page.getByLabel('House style').fill('Only {prompt}')
      await expectToFit(page, [width])
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => page.getByLabel('House style').inputValue()).toBe('Only {prompt}')
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.waitForURL('**/dashboard')
      expect(problems).toEqual([])
      await close()
    },
  )
})
