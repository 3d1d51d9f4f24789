import type { Browser, Locator, Page } from 'playwright-core'
import { jsonBody } from '#tests/support/json-body.ts'
import { launchBrowser } from '#tests/support/sites/browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

/** A site with a browser in which its administrator writes. */
export type Desk = {
  /** Replaced when the site is started again. */
  site: SiteProcess
  browser: Browser
  token: string
  /** Calls the API as the administrator. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** A page of a new context, which has opened the list of posts. */
  open(): Promise<Sheet>
  close(): Promise<void>
}

/** A page, and the text on it while it shows a post. */
export type Sheet = { page: Page; text: Locator }

export const textOn = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' })

export async function openDesk(): Promise<Desk> {
  const site = await startSite({ WORKERS: '1' })
  const browser = await launchBrowser()
  const init = { method: 'POST', ...jsonBody(administrator) }
  const { token } = await (await fetch(`${site.url}/api/auth/login`, init)).json()
  const desk: Desk = {
    site,
    browser,
    token,
    async call(method, path, body) {
      const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
      const url = `${desk.site.url}/api${path}`
      const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return await answer.json()
    },
    async open() {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addInitScript((stored) => localStorage.setItem('token', stored), token)
      const page = await context.newPage()
      await page.goto(`${desk.site.url}/admin/blogs`)
      await page.getByRole('link', { name: 'New Blog Post' }).waitFor()
      return { page, text: textOn(page) }
    },
    async close() {
      await browser.close()
      await removeSite(desk.site)
    },
  }
  return desk
}
