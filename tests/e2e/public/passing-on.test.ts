import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

const slug = 'grilled-salmon-with-quinoa-and-asparagus'

describe('passing a meal on', () => {
  let site: ReadableSite
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startReadableSite('To be passed on'), sharedBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  it('a meal offers a card to print and the code to embed it [pass-06, calm-01]', async () => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${site.url}/meals/${slug}`)
    await page.getByText('Print or embed this meal').click()
    const code = await page.getByRole('textbox', { name: /paste this code/ }).inputValue()
    await expectToFit(page, [320, 1280], 'a meal with its embed code open')
    await page.getByRole('link', { name: 'A card to print (A6)' }).click()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    await expectToFit(page, [320, 1280], 'the card to print')
    await page.getByRole('link', { name: '2 servings' }).click()
    await page.getByText('2 servings', { exact: true }).last().waitFor()
    expect(new URL(page.url()).search).toBe('?portion=2')
    // The policy must allow the page's two scripts.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.evaluate(() => localStorage.setItem('calmMode', 'on'))
    await page.reload()
    await page.getByRole('img', { name: 'QR code' }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/kcal|Protein/)
    expect(problems).toEqual([])

    // Another site with the code in one of its pages. Both have public addresses in truth, where a browser does not
    // ask whether one may reach the other.
    await page.context().grantPermissions(['local-network-access'])
    await page.route('https://another.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><h1>Blog</h1>${code}` }),
    )
    await page.goto('https://another.test/')
    const card = page.frameLocator('iframe')
    await card.getByRole('heading', { name: 'Grilled Salmon with Quinoa and Asparagus' }).waitFor()
    expect(await card.getByRole('link').getAttribute('href')).toBe(`${site.url}/meals/${slug}`)
    await close()
  })

  it('the card for other sites fits narrow places', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/embed/meals/${slug}`)
    await expectToFit(page, [220, 420, 800], 'the card for other sites')
    await close()
  })
})
