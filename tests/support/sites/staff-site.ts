import path from 'node:path'
import Database from 'better-sqlite3'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { asFile, buildPicture } from '../builders/pictures.ts'
import { jsonBody } from '../json-body.ts'
import { openPage, untilAwake, type Visit } from './browser.ts'
import { sharedBrowser } from './shared-browser.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startPlainWorker,
  startSite,
} from './site-process.ts'

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

/**
 * A running site with a worker, a browser and a signed-in administrator. The pictures of sample content are
 * still to come.
 */
export async function startStaffSite(settings: Record<string, string> = {}): Promise<StaffSite> {
  const started = startWithWorker(settings)
  const [{ site, worker }, browser] = await Promise.all([started, sharedBrowser()])
  const token = await signedIn(site)
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
      visit.page.setDefaultTimeout(30_000)
      await signIn(visit.page, token)
      await visit.page.goto(site.url + path)
      await untilAwake(visit.page)
      return visit
    },
    async close() {
      await browser.close()
      await worker?.stop()
      await removeSite(site)
    },
  }
}

/** Starts a site and, unless there are to be none, a worker beside it. What both print is the site's output. */
async function startWithWorker(settings: Record<string, string>) {
  const web = await startSite({ ...settings, WORKERS: '0' })
  if (settings.SAMPLE_CONTENT === 'on') dropSampleJobs(web)
  const worker = settings.WORKERS === '0' ? undefined : startPlainWorker(web, settings)
  const site = { ...web, output: () => web.output() + (worker?.output() ?? '') }
  return { site, worker }
}

/** The token of the administrator. */
async function signedIn({ url }: SiteProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    ...jsonBody(administrator),
  })
  return (await answer.json()).token
}

/** Drops the jobs that draw the samples: eighty pictures would take minutes, and uploads would wait. */
function dropSampleJobs({ dataDir }: SiteProcess) {
  const database = new Database(path.join(dataDir, 'platewise.sqlite'))
  database.prepare("delete from jobs where kind in ('meals.illustrate', 'blog.illustrate')").run()
  database.close()
}

/** Stores a token before the page's first script runs, unless another token is stored by then. */
async function signIn(page: Page, token: string) {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('signedInByTest')) localStorage.setItem('token', stored)
    sessionStorage.setItem('signedInByTest', 'yes')
    localStorage.setItem('cookieConsent', 'all')
  }, token)
}
