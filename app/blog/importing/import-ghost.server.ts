import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'
import { newPostInput } from '../post-input.ts'
import { accountsByEmail } from './accounts-by-email.server.ts'
import { type GhostEntry, ghostPost, toEntry } from './ghost-post.server.ts'
import { ghostRows } from './ghost-rows.server.ts'
import { readGhostTables } from './ghost-tables.server.ts'
import { importPost } from './import-post.server.ts'
import { oncePerFile } from './once-per-file.ts'

/** A post, or a row of another table that cannot be read. */
export type ImportedRow = Imported & { kind: 'post' | 'row'; name: string }

type Options = {
  file: string
  /** The site with the pictures; empty when unknown. */
  siteUrl: string
  pictures: PictureSource
}

/**
 * Imports the posts of a Ghost export by their slugs, and yields each one. The file is read to its end
 * before anything is stored, so that a broken one changes nothing. Throws 400 for any other file.
 */
export async function* importGhost(
  app: App,
  admin: Admin,
  { file, siteUrl, pictures }: Options,
): AsyncGenerator<ImportedRow> {
  const tables = await readGhostTables(file)
  for (const name of tables.faults) {
    yield { kind: 'row', name, result: 'failed', notes: ['it is not as Ghost writes it'] }
  }
  const accounts = await accountsByEmail(app, admin)
  const once = oncePerFile()
  let number = 0
  for await (const { table, part, row } of ghostRows(file)) {
    if (table !== 'posts') continue
    number += 1
    const name = `entry ${number}`
    try {
      const place = { part, siteUrl: siteUrl.replace(/\/+$/, '') }
      const entry = toEntry(tables, readInput(ghostPost, row), place)
      yield await importEntry(app, admin, entry, { once, accounts, pictures })
    } catch (error) {
      if (!isFailure(error)) throw error
      yield {
        kind: 'post',
        name: nameOf(row) ?? name,
        result: 'failed',
        notes: error.issues.map(({ msg }) => msg),
      }
    }
  }
}

type Run = {
  once: ReturnType<typeof oncePerFile>
  accounts: Map<string, string>
  pictures: PictureSource
}

async function importEntry(
  app: App,
  admin: Admin,
  { post, createdAt, authors, notes }: GhostEntry,
  { once, accounts, pictures }: Run,
): Promise<ImportedRow> {
  const { slug } = post
  const twice = once('post', slug)
  if (twice) return { ...twice, kind: 'post', name: slug }
  const author = authors.map(({ name }) => name).join(', ')
  const authorId = authors.map(({ email }) => accounts.get(email.toLowerCase())).find(Boolean)
  const input = { ...readInput(newPostInput, post), slug, whyDraft: post.whyDraft }
  const imported = await importPost(app, admin, input, { author, authorId, createdAt }, pictures)
  return { ...imported, kind: 'post', name: slug, notes: [...imported.notes, ...notes] }
}

/** The title or slug, to find a post that cannot be read. */
function nameOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null
  const named = 'slug' in row && row.slug ? row.slug : 'title' in row ? row.title : null
  return typeof named === 'string' && named !== '' ? named : null
}
