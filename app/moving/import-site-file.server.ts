import { z } from 'zod'
import { postAddress } from '#app/blog/post.ts'
import { type MovedImage, movedImageSchema } from '#app/images/files/moved-image.ts'
import { mealAddress } from '#app/meals/meal.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { plainFault } from '#platform/text/plain-fault.ts'
import { type OpenZip, openZip } from '#platform/zip/read-zip.ts'
import { entryImporter } from './import-entries.server.ts'
import type { ImportedThing } from './imported-thing.server.ts'
import { importLabels } from './moved-labels.server.ts'
import { importRedirects } from './moved-redirects.server.ts'
import { importSettings } from './moved-settings.server.ts'
import { importSiteSettings, siteSettingsName } from './moved-site-settings.server.ts'
import { fileNames, labelsSchema, manifestSchema, settingsSchema } from './site-file.ts'
import { type ZipPictures, zipPictures } from './zip-pictures.server.ts'

/** The largest size (bytes) of the small files of a whole export. */
const maxBytes = 10 * 1024 * 1024

/** The pictures that a meal or post of the file uses, in addition to its own fields. */
const withImages = z.looseObject({ images: z.array(z.unknown()).max(10_000).default([]) })

const withSlug = z.object({ slug: z.string() })

/**
 * Imports a whole export: adds what this site does not have, changes what is different, and keeps everything
 * else. Each item is stored at once with its pictures, so that the next run finishes an interrupted one. A new
 * item whose picture is missing in the file becomes a draft without it; an existing one stays as it is. The file
 * is checked completely first, and a broken one changes nothing. Needs no network. `dry` stores nothing.
 */
export async function* importSiteFile(
  app: App,
  admin: Admin,
  file: string,
  { dry = false } = {},
): AsyncGenerator<ImportedThing> {
  const zip = await openZip(file)
  try {
    await checkManifest(zip, file)
    const labels = await readJson(zip, fileNames.labels, labelsSchema)
    const settings = await readJson(zip, fileNames.settings, settingsSchema)
    const slugs = {
      meal: await checkLines(zip, fileNames.meals, mealAddress),
      post: await checkLines(zip, fileNames.posts, postAddress),
    }
    await checkLines(zip, fileNames.pages, asIs)
    await checkLines(zip, fileNames.redirects, asIs)
    yield* importSettings(app, admin, settings ?? {}, dry)
    if (labels) yield* importLabels(app, admin, labels, dry)
    const pictures = zipPictures(app, admin, zip, dry)
    const importer = await entryImporter(app, admin, pictures.source, slugs)
    yield* importLines(zip, fileNames.meals, pictures, importer.meal)
    yield* importLines(zip, fileNames.posts, pictures, importer.post)
    yield* importLines(zip, fileNames.pages, pictures, importer.page)
    // They name a meal, which is here by now.
    yield* importSiteSettings(app, admin, settings?.[siteSettingsName], {
      pictures,
      meals: slugs.meal,
    })
    yield* importRedirects(app, admin, parsedLines(zip, fileNames.redirects), dry)
  } finally {
    zip.close()
  }
}

async function checkManifest(zip: OpenZip, file: string): Promise<void> {
  if (!zip.has(fileNames.manifest)) {
    throw invalid(`${file} is no export of a site: it has no ${fileNames.manifest} at its top`)
  }
  const json = parsed((await zip.bytes(fileNames.manifest, maxBytes)).toString())
  if (manifestSchema.safeParse(json).success) return
  throw invalid(`${file} is no export of a site that this version can read`)
}

async function readJson<S extends z.ZodType>(
  zip: OpenZip,
  name: string,
  schema: S,
): Promise<z.output<S> | null> {
  if (!zip.has(name)) return null
  const value = parsed((await zip.bytes(name, maxBytes)).toString())
  const read = schema.safeParse(value, { error: plainFault })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw invalid(`${name} cannot be read: ${issue?.message}`)
}

/** Reads the whole file, to check that it is complete and intact. Returns its slugs. */
async function checkLines(
  zip: OpenZip,
  name: string,
  addressOf: (slug: string) => string,
): Promise<Set<string>> {
  const slugs = new Set<string>()
  let number = 0
  for await (const line of zip.lines(name)) {
    number += 1
    const entry = parsed(line)
    if (entry === undefined) throw invalid(`${name}, line ${number} is not JSON`)
    const { slug = '' } = withSlug.safeParse(entry).data ?? {}
    slugs.add(addressOf(slug))
  }
  return slugs
}

const asIs = (slug: string) => slug

async function* parsedLines(zip: OpenZip, name: string): AsyncGenerator<unknown> {
  for await (const line of zip.lines(name)) yield parsed(line)
}

async function* importLines(
  zip: OpenZip,
  name: string,
  pictures: ZipPictures,
  importEntry: (entry: unknown) => Promise<ImportedThing>,
): AsyncGenerator<ImportedThing> {
  for await (const line of zip.lines(name)) {
    const entry = withImages.safeParse(parsed(line))
    if (!entry.success) {
      yield await importEntry(parsed(line))
      continue
    }
    const { images, ...said } = entry.data
    pictures.offer(readImages(images))
    const thing = await importEntry(said)
    yield* pictures.taken()
    yield thing
  }
}

/** Pictures with invalid data are treated as missing. */
const readImages = (images: unknown[]): MovedImage[] =>
  images.flatMap((image): MovedImage[] => {
    const read = movedImageSchema.safeParse(image)
    return read.success ? [read.data] : []
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
