import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { asFile, buildPicture } from '../builders/pictures.ts'
import { jsonBody } from '../json-body.ts'
import { launchBrowser, openPage, untilAwake, type Visit } from './browser.ts'
import { administrator, removeSite, type SiteProcess, startSite } from './site-process.ts'

export type StaffSite = {
  site: SiteProcess
  browser: Browser
  token: string
  /** Calls the API as the administrator. Returns the JSON of the answer. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  /** Uploads a picture and returns its id and address. */
  upload(seed: number): Promise<{ _id: string; imageUrl: string }>
  /** Opens a screen as the administrator, in a new browser context. */
  open(path: string, options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

/** A running site with a worker, a browser and a signed-in administrator. */
export async function startStaffSite(settings: Record<string, string> = {}): Promise<StaffSite> {
  const started = startSite({ WORKERS: '1', ...settings })
  const [site, browser] = await Promise.all([started, launchBrowser()])
  const sent = { method: 'POST', ...jsonBody(administrator) }
  const answer = await fetch(`${site.url}/api/auth/login`, sent)
  const { token } = await answer.json()
  const send = async (path: string, init: RequestInit) =>
    await (await fetch(`${site.url}/api${path}`, init)).json()
  return {
    site,
    browser,
    token,
    call: (method, path, body) =>
      send(path, {
        method,
        headers: { 'x-auth-token': token, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    async upload(seed) {
      const form = new FormData()
      form.set('image', asFile(await buildPicture('jpeg', { seed })))
      return await send('/images/upload', {
        method: 'POST',
        headers: { 'x-auth-token': token },
        body: form,
      })
    },
    async open(path, options) {
      const visit = await openPage(browser, options)
      visit.page.setDefaultTimeout(15_000)
      await signIn(visit.page, token)
      await visit.page.goto(site.url + path)
      await untilAwake(visit.page)
      return visit
    },
    async close() {
      await browser.close()
      await removeSite(site)
    },
  }
}

/** Stores a token before the page's first script runs, unless another token is stored by then. */
async function signIn(page: Page, token: string) {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('signedInByTest')) localStorage.setItem('token', stored)
    sessionStorage.setItem('signedInByTest', 'yes')
    localStorage.setItem('cookieConsent', 'all')
  }, token)
}
