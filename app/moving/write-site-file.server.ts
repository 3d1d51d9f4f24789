import { everyPost } from '#app/blog/every-post.server.ts'
import { filesOfMoved } from '#app/images/files/move-images.server.ts'
import type { MovedImage } from '#app/images/files/moved-image.ts'
import { everyPage } from '#app/legal/documents/every-page.server.ts'
import { everyMeal } from '#app/meals/every-meal.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { type AddFile, writeZip } from '#platform/zip/write-zip.ts'
import { toMealEntry, toPageEntry, toPostEntry } from './json-file.server.ts'
import { readLabels } from './moved-labels.server.ts'
import { readMovedRedirects } from './moved-redirects.server.ts'
import { readMovedSettings } from './moved-settings.server.ts'
import { readMovedSiteSettings, siteSettingsName } from './moved-site-settings.server.ts'
import { fileNames, type Manifest, mediaFolder } from './site-file.ts'

/** How many pictures are read ahead of writing, because a bucket answers several requests at once. */
const readAhead = 8

export type WrittenSite = {
  meals: number
  posts: number
  pages: number
  redirects: number
  pictures: number
  /** The names of picture files that are missing in the media store. */
  missing: string[]
  bytes: number
}

/**
 * Writes the whole content of the site into a zip while the site runs: settings, labels, meals, posts, pages,
 * redirects, and every picture that these use, named by the hash of its content. Nothing secret is in it:
 * accounts, tokens and what environment variables say stay here.
 */
export async function writeSiteFile(app: App, admin: Admin, file: string): Promise<WrittenSite> {
  const counts = { meals: 0, posts: 0, pages: 0, redirects: 0 }
  const images = new Map<string, string[]>()
  const note = (used: MovedImage[]) => {
    for (const image of used) images.set(image.key, filesOfMoved(image))
  }
  let missing: string[] = []
  const bytes = await writeZip(file, async (add) => {
    const manifest: Manifest = {
      format: 'platewise-site',
      version: 1,
      createdAt: timestamp(app.clock),
    }
    await add(fileNames.manifest, asJson(manifest))
    const site = await readMovedSiteSettings(app, admin)
    note(site.images)
    const settings = { ...(await readMovedSettings(app)), [siteSettingsName]: site.values }
    await add(fileNames.settings, asJson(settings))
    await add(fileNames.labels, asJson(await readLabels(app)))
    await add(fileNames.meals, mealLines(app, admin, counts, note))
    await add(fileNames.posts, postLines(app, admin, counts, note))
    await add(fileNames.pages, pageLines(app, admin, counts, note))
    await add(fileNames.redirects, redirectLines(app, admin, counts))
    missing = await addPictures(app, add, images)
  })
  return { ...counts, pictures: images.size, missing, bytes }
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

type Note = (used: MovedImage[]) => void

async function* mealLines(app: App, admin: Admin, counts: { meals: number }, note: Note) {
  for await (const whole of everyMeal(app, admin)) {
    const { images } = whole
    note(images)
    counts.meals += 1
    yield `${JSON.stringify({ ...toMealEntry(whole), images })}\n`
  }
}

async function* postLines(app: App, admin: Admin, counts: { posts: number }, note: Note) {
  for await (const whole of everyPost(app, admin)) {
    const { images, post, authorEmail: email } = whole
    note(images)
    counts.posts += 1
    const author = { name: post.author.name, email }
    yield `${JSON.stringify({ ...(await toPostEntry(app, admin, whole)), author, images })}\n`
  }
}

async function* pageLines(app: App, admin: Admin, counts: { pages: number }, note: Note) {
  for await (const whole of everyPage(app, admin)) {
    const { images } = whole
    note(images)
    counts.pages += 1
    yield `${JSON.stringify({ ...(await toPageEntry(app, admin, whole)), images })}\n`
  }
}

async function* redirectLines(app: App, admin: Admin, counts: { redirects: number }) {
  for (const row of await readMovedRedirects(app, admin)) {
    counts.redirects += 1
    yield `${JSON.stringify(row)}\n`
  }
}

/** Adds the picture files, holding only a few in memory. Returns the names of missing ones. */
async function addPictures(
  app: App,
  add: AddFile,
  images: Map<string, string[]>,
): Promise<string[]> {
  const missing: string[] = []
  const ahead: { name: string; bytes: Promise<Uint8Array | null> }[] = []
  const addFirst = async () => {
    const first = ahead.shift()
    const bytes = await first?.bytes
    if (first && bytes) await add(`${mediaFolder}${first.name}`, bytes, { compress: false })
    else if (first) missing.push(first.name)
  }
  for (const name of [...images.values()].flat()) {
    const bytes = readUnlessGone(app, name)
    // Awaited later, in order; until then a failure must not count as an unhandled rejection.
    bytes.catch(() => undefined)
    ahead.push({ name, bytes })
    if (ahead.length >= readAhead) await addFirst()
  }
  while (ahead.length > 0) await addFirst()
  return missing
}

async function readUnlessGone({ media }: App, name: string): Promise<Uint8Array | null> {
  try {
    return await media.get(name)
  } catch (error) {
    if (await media.exists(name)) throw error
    return null
  }
}
