import { readFile, stat } from 'node:fs/promises'
import { dryPictures, webPictures } from '#app/images/making/picture-source.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid, isFailure } from '#platform/errors.ts'
import { beginningOf, isZip } from '#platform/files/named-file.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { isGhostZip } from '../ghost/ghost-file.server.ts'
import { importGhost } from '../ghost/import-ghost.server.ts'
import { importSiteFile } from '../import-site-file.server.ts'
import type { ImportEvent } from '../imported-thing.server.ts'
import { importContent } from '../json-file.server.ts'
import { fileNames } from '../site-file.ts'
import { importWordpress } from '../wordpress/import-wordpress.server.ts'
import type { ImportKind } from './import-run.ts'

type Source = { file: string; kind: ImportKind; siteUrl: string; dry: boolean }

/** A JSON file of our own is read at once. */
const maxJsonBytes = 200 * 1024 * 1024

/** Imports a file of any kind and yields what becomes of each entry. `dry` stores nothing. */
export async function* importEvents(
  app: App,
  admin: Admin,
  { file, kind, siteUrl, dry }: Source,
): AsyncGenerator<ImportEvent> {
  const pictures = () => (dry ? dryPictures() : webPictures(app, admin))
  if (kind === 'site') yield* importSiteFile(app, admin, file, { dry })
  else if (kind === 'wordpress') yield* importWordpress(app, admin, { file, pictures: pictures() })
  else if (kind === 'ghost') yield* importGhost(app, admin, { file, siteUrl, pictures: pictures() })
  else yield* importContent(app, admin, await readJson(file), pictures())
}

async function readJson(file: string): Promise<unknown> {
  if ((await stat(file)).size > maxJsonBytes) {
    throw invalid(
      'A JSON export of meals and posts must have at most 200 MB. Use an export as zip.',
    )
  }
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw invalid(`The file is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** What a file is by its first bytes, and a zip by its files; null for any other one. */
export async function kindOf(file: string): Promise<ImportKind | null> {
  if (await isZip(file)) return await kindOfZip(file)
  const beginning = await beginningOf(file, 4096)
  const isWide = beginning[0] === 0xff && beginning[1] === 0xfe
  const text = beginning
    .toString(isWide ? 'utf16le' : 'utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('<')) return 'wordpress'
  if (!text.startsWith('{')) return null
  return text.includes('"platewise-content"') ? 'content' : 'ghost'
}

async function kindOfZip(file: string): Promise<ImportKind | null> {
  const zip = await openZip(file).catch(nullIfFailure)
  // Taken for ours: it fails when it is checked, with the reason.
  if (!zip) return 'site'
  try {
    if (zip.has(fileNames.manifest)) return 'site'
    return isGhostZip(zip) ? 'ghost' : null
  } finally {
    zip.close()
  }
}

function nullIfFailure(error: unknown): null {
  if (isFailure(error)) return null
  throw error
}
