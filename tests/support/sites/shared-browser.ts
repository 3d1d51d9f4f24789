import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser.ts'

let browser: Promise<Browser> | undefined

/**
 * The browser of this process, which the files of tests that run in it share: its start takes seconds of processor time.
 * Closing it closes its pages with all that they stored; the browser itself ends with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  browser ??= launchShared()
  if (!(await browser).isConnected()) browser = launchShared()
  return await browser
}

async function launchShared(): Promise<Browser> {
  const launched = await launchBrowser()
  launched.close = async () => {
    await Promise.all(launched.contexts().map((context) => context.close()))
  }
  return launched
}
