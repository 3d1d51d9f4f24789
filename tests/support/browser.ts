import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'

/** Starts the browser that comes with the tests (Linux), else an installed Chrome; `extra` are its arguments. */
export async function launchBrowser(extra: string[] = []): Promise<Browser> {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...extra,
  ]
  if (process.platform !== 'linux') return playwright.launch({ channel: 'chrome', args: quiet })
  const executablePath = await chromium.executablePath()
  if (!existsSync(executablePath)) throw new Error('The browser of the tests is missing')
  // In a single process the browser would end with its first closed context.
  const args = chromium.args.filter((argument) => argument !== '--single-process')
  return playwright.launch({ executablePath, args: [...args, ...quiet], headless: true })
}

export type Visit = { page: Page; problems: string[]; close(): Promise<void> }

/** A fresh page that reaches loopback only and collects what a developer would see go wrong. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  // Reduced motion: what fades in has its final colours at once, so contrast can be measured.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  await context.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return { page, problems, close: () => context.close() }
}

/** What axe finds wrong on the page as it stands, a line each; empty when all is well. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so that the page's own policy stays in force.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => (await window.axe.run()).violations)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
