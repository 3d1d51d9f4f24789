import { LRUCache } from 'lru-cache'
import { noSuchImage } from '#app/images/images.server.ts'
import { imageIdOfUrl, ownImagesAt } from '#app/images/images-by-address.server.ts'
import { adoptImageUrl } from '#app/images/making/uploads.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid, isFailure } from '#platform/errors.ts'
import { withImageUrls } from './blocks.ts'
import { readContent } from './content.ts'
import { imageUrlsOf } from './rich-text.ts'

/** Images copied in parallel; few, so that one post does not fill the worker's queue. */
const copiedAtOnce = 4

/** Our copies by their original address: the same address within an hour gets the same copy. */
const copies = new LRUCache<string, string>({ max: 1000, ttl: 3_600_000 })

/**
 * The content with a local copy of each image of another host, except for `kept` addresses; older HTML
 * stays as it is. Throws 400 that names the content and each image that cannot be copied, or that has a
 * local address and does not exist.
 */
export async function copyInlineImages(
  app: App,
  staff: Staff,
  stored: string,
  kept: string[],
): Promise<string> {
  const content = readContent(stored)
  if (content.kind !== 'rich') return stored
  const addresses = imageUrlsOf(content.blocks)
  const { missing } = await ownImagesAt(app, addresses)
  const issues = issuesOfMissing(addresses, missing, kept)
  const foreign = addresses.filter((url) => !kept.includes(url) && isForeign(app, url))
  if (foreign.length === 0 && issues.length === 0) return stored
  const own = new Map<string, string>()
  for (let first = 0; first < foreign.length; first += copiedAtOnce) {
    const part = foreign.slice(first, first + copiedAtOnce)
    const copying = part.map(async (url) => own.set(url, await copyOf(app, staff, url)))
    const outcomes = await Promise.allSettled(copying)
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue
      const url = part[index] ?? ''
      issues.push(issueOf(outcome.reason, url, addresses.indexOf(url) + 1))
    }
  }
  if (issues.length > 0) throw invalid(issues)
  const blocks = content.blocks.map((block) => withImageUrls(block, (url) => own.get(url) ?? url))
  return JSON.stringify(blocks)
}

/** The issues for local addresses without an image, except for `kept` ones. */
export function issuesOfMissing(addresses: string[], missing: string[], kept: string[]): Issue[] {
  return missing
    .filter((url) => !kept.includes(url))
    .map((url) => {
      const number = addresses.indexOf(url) + 1
      return { msg: `Content, image ${number} (${url}): ${noSuchImage}`, path: 'content' }
    })
}

/** False for relative addresses and those of this site. */
export function isForeign(app: App, url: string): boolean {
  const { siteUrl } = app.config
  return URL.parse(url, siteUrl)?.origin !== new URL(siteUrl).origin
}

async function copyOf(app: App, staff: Staff, url: string): Promise<string> {
  const address = URL.parse(url, app.config.siteUrl)?.href ?? url
  const key = `${app.config.dataDir} ${address}`
  const known = copies.get(key)
  // The copy may have been deleted since.
  if (known && (await imageIdOfUrl(app, known))) return known
  const { imageUrl } = await adoptImageUrl(app, staff, address, 'content')
  copies.set(key, imageUrl)
  return imageUrl
}

/** Images are numbered in the order of the content, each address once. */
function issueOf(error: unknown, url: string, number: number): Issue {
  if (!isFailure(error) || error.status !== 400) throw error
  const msg = `Content, image ${number} (${url}) cannot be copied: ${error.message}`
  return { msg, path: 'content' }
}
