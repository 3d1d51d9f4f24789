import { readContent } from '#app/blog/content/content.ts'
import {
  comesAsDraft,
  notCopied,
  notForVisitors,
  staysAsItWas,
} from '#app/blog/importing/import-notes.ts'
import { takePostPictures } from '#app/blog/importing/post-pictures.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { fromLatest } from '#app/publishing/save.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Imported } from '#platform/import-report.ts'
import { sameJson } from '#platform/text/same-json.ts'
import type { PageDocument } from './page-document.ts'
import { allowedSlug, changePage, createPage, findPageAt } from './pages.server.ts'

/** A page in a file. */
export type ImportedPage = {
  slug: string
  title: string
  description?: string
  content?: string
  published?: boolean
  createdAt?: string
  /** Why visitors must not see it; only imports from other programs say so. */
  whyDraft?: string | null
}

/**
 * Stores a page at its address with copies of its images; a page that is there is changed if it differs. Images
 * that cannot be copied are reported as a failure, and the next import tries them again. Throws a Failure
 * for a page that cannot be stored at all.
 */
export const importPage = (...sent: Parameters<typeof tryToImport>): Promise<Imported> =>
  // Staff may have saved the page meanwhile.
  fromLatest(() => tryToImport(...sent))

async function tryToImport(
  app: App,
  admin: Admin,
  sent: ImportedPage,
  pictures: PictureSource,
): Promise<Imported> {
  allowedSlug(sent.slug)
  const { title, description = '', content = '', createdAt, whyDraft } = sent
  const known = await findPageAt(app, admin, sent.slug)
  const written = known?.builtIn ? null : known
  if (whyDraft && written?.published) {
    return { result: 'failed', notes: [notForVisitors(whyDraft)] }
  }
  const before = written && { featuredImage: '', socialImage: '', content: written.content }
  const taken = await takePostPictures(app, { content }, before, pictures)
  const lost = taken.lost.map(notCopied)
  const notes = [...(whyDraft ? [comesAsDraft(whyDraft)] : []), ...lost]
  if (taken.wouldLose) return { result: 'failed', notes: [...notes, staysAsItWas] }
  const published = isToBePublished(sent, written, pictures)
  const page = { title, description, content: taken.content, published }
  if (known?.builtIn) notes.push(`replaces the built-in text of ${known.path}`)
  const result = resultOf(known, page)
  if (result !== 'same' && !pictures.dry) {
    const origin = { createdAt, keepsImageAddresses: true }
    if (known) await changePage(app, admin, known._id, { ...page, ...unchanged(known) }, origin)
    else await createPage(app, admin, { ...page, slug: sent.slug }, origin)
  }
  return { result: lost.length > 0 ? 'failed' : result, notes }
}

const unchanged = ({ updatedAt }: PageDocument) => ({
  ...{ autosave: false, slug: undefined },
  updatedAt,
})

/** After the first import staff decide here what visitors see; only an exact file changes that. */
const isToBePublished = (
  { published = false }: ImportedPage,
  written: PageDocument | null,
  { exact }: PictureSource,
) => (written && !exact ? written.published : published)

type Said = Pick<PageDocument, 'title' | 'description' | 'content' | 'published'>

function resultOf(known: PageDocument | null, page: Said) {
  if (!known) return 'new'
  const said = ({ title, description, content, published }: Said) => [
    ...[title, description, published],
    readContent(content),
  ]
  return !known.builtIn && sameJson(said(known), said(page)) ? 'same' : 'changed'
}
