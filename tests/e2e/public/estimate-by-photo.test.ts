import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { type AiServer, startAiServer } from '#tests/support/servers/ai-server.ts'
import { openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'
import { foods } from '#tests/support/sites/vision-site.ts'

describe('an estimate by photo', () => {
  let server: AiServer
  let site: SiteProcess
  let browser: Browser

  beforeAll(async () => {
    server = await startAiServer()
    ;[site, browser] = await Promise.all([
      startSite({ VISION_MODEL: 'compatible:eye', COMPATIBLE_BASE_URL: server.url }),
      sharedBrowser(),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
    await server?.close()
  })

  it('is offered once an Admin has allowed it [photo-02] [photo-05]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/estimate`)
    expect(await page.getByRole('button', { name: 'Use a photo' }).count()).toBe(0)
    await page.goto(`${site.url}/admin-login`)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/dashboard/)
    await page.goto(`${site.url}/admin/settings`)
    await page.getByRole('switch', { name: /Visitors may estimate a plate/ }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved').waitFor()
    await page.goto(`${site.url}/estimate`)
    await page.getByText(`The photo is sent to ${new URL(server.url).host}`).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows what was seen as rows to correct before any figure [photo-06]', async () => {
    server.say(foods(['grilled chicken', 150], ['white rice', 200], ['ketchup', 15]))
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/estimate`)
    await untilAwake(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Use a photo' }).click()
    const buffer = Buffer.from(await buildPicture('jpeg', { width: 900, height: 700 }))
    await (await chooser).setFiles({ name: 'lunch.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('heading', { name: 'Seen on your photo' }).waitFor()
    // The switch between kcal and kJ in the footer has no figure.
    expect(
      await page
        .getByRole('main')
        .getByText(/kcal|kJ/)
        .count(),
    ).toBe(0)
    await expectToFit(page, [320, 390, 1280], 'the foods of a photo')
    await page.getByRole('textbox', { name: 'Grams of white rice' }).fill('100')
    await page.getByRole('checkbox', { name: 'ketchup is on the plate' }).uncheck()
    await page.getByRole('textbox', { name: 'Food seen as grilled chicken' }).fill('')
    await page.getByText('Please keep at least one food').waitFor()
    await page.getByRole('button', { name: 'Estimate this plate' }).click()
    await page.getByRole('textbox', { name: 'Food seen as grilled chicken' }).fill('fried chicken')
    await page.getByRole('button', { name: 'Estimate this plate' }).click()
    await page.waitForURL(/text=/)
    expect(new URL(page.url()).searchParams.get('text')).toBe(
      '150 g fried chicken, 100 g white rice',
    )
    await page
      .getByRole('main')
      .getByText(/\d kcal/)
      .first()
      .waitFor()
    expect(await page.getByRole('heading', { name: 'Seen on your photo' }).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  it('says what went wrong, and the text field still works', async () => {
    server.say(foods())
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/estimate`)
    await untilAwake(page)
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
    await page.getByRole('alert').getByText('valid image file').waitFor()
    const buffer = Buffer.from(await buildPicture('jpeg', { width: 900, height: 700 }))
    await file.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText('No food was seen on this photo.').waitFor()
    await expectToFit(page, [320, 1280], 'a photo without food')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('textbox', { name: 'What is on the plate' }).fill('2 eggs')
    await page
      .getByRole('main')
      .getByText(/\d kcal/)
      .first()
      .waitFor()
    await close()
  })
})
