import { accountsByEmail } from '#app/blog/importing/accounts-by-email.server.ts'
import { oncePerFile } from '#app/blog/importing/once-per-file.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { attempt, failed, type ImportEvent } from '../imported-thing.server.ts'
import { addOldAddresses } from '../old-addresses.server.ts'
import { type RecipeImporter, recipeImporter } from '../recipes/import-recipe.server.ts'
import { storePage, storePost, type Target } from '../store-entry.server.ts'
import { type GhostFile, openGhostFile } from './ghost-file.server.ts'
import { ghostZipPictures } from './ghost-pictures.server.ts'
import { type GhostEntry, ghostPost, toEntry } from './ghost-post.server.ts'
import { ghostRows } from './ghost-rows.server.ts'
import { type GhostTables, readGhostTables } from './ghost-tables.server.ts'

type Options = {
  file: string
  /** The site with the pictures; empty when unknown. */
  siteUrl: string
  pictures: PictureSource
}

type Run = Target & {
  tables: GhostTables
  siteUrl: string
  once: ReturnType<typeof oncePerFile>
  recipes: RecipeImporter
}

/**
 * Imports the posts, pages and recipes of a Ghost export, JSON or a zip with it and the images. The JSON is read to
 * its end before anything is stored, so that a broken one changes nothing. Throws 400 for any other file.
 */
export async function* importGhost(
  app: App,
  admin: Admin,
  { file, siteUrl, pictures }: Options,
): AsyncGenerator<ImportEvent> {
  const source = await openGhostFile(file)
  try {
    const tables = await readGhostTables(app, admin, source)
    const here = source.zip ? ghostZipPictures(app, admin, source.zip, pictures) : pictures
    const run: Run = {
      ...{ app, admin, tables, pictures: here, siteUrl: siteUrl.replace(/\/+$/, '') },
      once: oncePerFile(),
      accounts: await accountsByEmail(app, admin),
      recipes: recipeImporter(app, admin, here),
    }
    yield* importRows(run, source)
    if (!pictures.dry) yield* addOldAddresses(app, admin, tables.paths, 'rss')
  } finally {
    source.close()
  }
}

async function* importRows(run: Run, source: GhostFile): AsyncGenerator<ImportEvent> {
  for (const name of run.tables.faults) {
    yield { kind: 'row', name, result: 'failed', notes: ['it is not as Ghost writes it'] }
  }
  let number = 0
  const { siteUrl } = run
  const ownUrl = run.app.config.siteUrl
  for await (const { table, part, row } of ghostRows(source)) {
    if (table !== 'posts') continue
    number += 1
    let entry: GhostEntry
    try {
      entry = toEntry(run.tables, readInput(ghostPost, row), { part, siteUrl, ownUrl })
    } catch (error) {
      yield { kind: 'post', name: nameOf(row) ?? `entry ${number}`, ...failed(error) }
      continue
    }
    yield* importEntry(run, entry)
  }
}

async function* importEntry(run: Run, entry: GhostEntry): AsyncGenerator<ImportEvent> {
  const kind = entry.isPage ? 'page' : 'post'
  const { slug } = entry.post
  const twice = run.once(kind, slug)
  if (twice) {
    yield { ...twice, kind, name: slug }
    return
  }
  const imported = await attempt(() =>
    entry.isPage ? storePage(run, entry) : storePost(run, entry),
  )
  yield { ...imported, kind, name: slug, notes: [...imported.notes, ...entry.notes] }
  yield* run.recipes.importMissing(entry.recipes)
}

/** The title or slug, to find a post that cannot be read. */
function nameOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null
  const named = 'slug' in row && row.slug ? row.slug : 'title' in row ? row.title : null
  return typeof named === 'string' && named !== '' ? named : null
}
