import type { Browser } from 'playwright-core'
import { untilQuiet, watchRequests } from './browser.ts'

export const resourceKinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const

type ResourceKind = (typeof resourceKinds)[number]

/** Bytes transferred for a page by kind of resource, compressed and with headers. */
export type PageBytes = Record<ResourceKind, number>

type Visit = {
  width: number
  /** Device pixels per CSS pixel. */
  density: number
  /** Scrolls the page to its end, so that lazy images load. */
  scrolled: boolean
}

/**
 * Opens a page in a new browser context and adds up the bytes that it loads. Throws if a resource fails to
 * load, since the sum would be wrong.
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
    // A call of the API may be refused, such as one about an invitation that the address does not name.
    const isPart = !['document', 'fetch'].includes(response.request().resourceType())
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
