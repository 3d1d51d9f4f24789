import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, type Visit } from '#tests/support/sites/browser.ts'
import { type ReadableSite, startReadableSite } from '#tests/support/sites/readable-site.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

describe('reading without JavaScript', () => {
  let site: ReadableSite
  let browser: Browser
  let visit: Visit

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startReadableSite('A plate to read'), sharedBrowser()])
    visit = await openPage(browser, { javaScriptEnabled: false })
  })

  afterAll(async () => {
    await browser?.close()
    await site?.remove()
  })

  it.each([
    ['/', 'Know what is on your plate.', 200],
    ['/?diet=Vegan', 'Know what is on your plate.', 200],
    ['/meals', 'Explore Our Meals', 200],
    ['/meals/lunch', 'Explore Our Meals', 200],
    ['/meals?search=salmon', 'Explore Our Meals', 200],
    ['/meals/grilled-salmon-with-quinoa-and-asparagus', 'Grilled Salmon', 200],
    ['/blogs', 'Nutrition & Health Blog', 200],
    ['/blogs?category=Recipes', 'Nutrition & Health Blog', 200],
    ['a post', 'A plate to read', 200],
    ['/about', 'About Platewise', 200],
    ['/contact', 'Contact us', 200],
    ['/privacy-policy', 'Privacy Policy', 200],
    ['/terms-and-conditions', 'Terms & Conditions', 200],
    ['/cookie-policy', 'Cookie Policy', 200],
    ['/nowhere', 'Page Not Found', 404],
  ])('%s is complete and styled', async (path, heading, status) => {
    const { page } = visit
    const answer = await page.goto(site.url + (path === 'a post' ? site.post : path))
    expect(answer?.status()).toBe(status)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    expect(ink).toBe('rgb(31, 27, 22)')
    // A text that only a script would replace must not appear.
    expect(await page.locator('main').innerText()).not.toMatch(/loading/i)
  })

  it('links from a list to its article and back', async () => {
    const { page } = visit
    await page.goto(`${site.url}/blogs?category=Recipes`)
    await page.getByRole('link', { name: 'A plate to read' }).first().click()
    await page.getByRole('heading', { name: 'Second part' }).waitFor()
    await page.getByRole('link', { name: '#Plates' }).click()
    await page.getByText('Showing 1 of 1 articles').waitFor()
  })

  it('every page contains all of its data, and no placeholders for streaming', async () => {
    for (const path of ['/', '/meals', site.post, '/nowhere']) {
      const html = await (await fetch(site.url + path)).text()
      expect(html, path).toContain('loaderData')
      // The renderer's markup for parts that a later script would fill in.
      expect(html, path).not.toMatch(/<!--\$[?!~]-->|<template id="B:|\$RC\(/)
      // No script is requested before the page is displayed, or if scripts are off.
      expect(html, path).not.toMatch(/<script[^>]* src=|<script type="module"|rel="modulepreload"/)
      expect(html.match(/<script type="queued"/g), path).toHaveLength(1)
    }
  })

  it('a form that only a script can send loads its scripts immediately', async () => {
    for (const path of ['/login', '/register']) {
      const html = await (await fetch(site.url + path)).text()
      expect(html, path).toContain('method="dialog"')
      expect(html, path).toMatch(/<link rel="modulepreload"/)
      expect(html, path).toContain('<script type="module" async="">')
    }
  })
})
