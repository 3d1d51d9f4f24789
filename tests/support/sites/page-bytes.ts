import type { Browser } from 'playwright-core'
import { untilQuiet, watchRequests } from './browser.ts'

export const resourceKinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const

type ResourceKind = (typeof resourceKinds)[number]

/** Bytes that came over the wire for a page, compressed and with headers, by what they are. */
export type PageBytes = Record<ResourceKind, number>

type Visit = {
  width: number
  /** Device pixels for each CSS pixel. */
  density: number
  /** Reads the page to its end, so that its lazy images load. */
  scrolled: boolean
}

/**
 * Opens a page in a fresh browser context and adds up what it loads. Throws where a part of it does not
 * come: those are not the bytes of the page.
 */
export async function pageBytes(browser: Browser, url: string, visit: Visit): Promise<PageBytes> {
  const context = await browser.newContext({
    viewport: { width: visit.width, height: 844 },
    deviceScaleFactor: visit.density,
  })
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  watchRequests(page)
  const missing: string[] = []
  page.on('response', (response) => {
    const isPart = response.request().resourceType() !== 'document'
    if (isPart && response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  const network = await context.newCDPSession(page)
  const kinds = new Map<string, ResourceKind>()
  const bytes = Object.fromEntries(resourceKinds.map((kind) => [kind, 0])) as PageBytes
  network.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, resourceKinds.find((kind) => kind === type) ?? 'Other')
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(url)
  await untilQuiet(page)
  if (visit.scrolled) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 500) {
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(50)
    }
    await untilQuiet(page)
  }
  await context.close()
  if (missing.length > 0) throw new Error(`Parts of ${url} are missing: ${missing.join(', ')}`)
  return bytes
}
