import { keyOfAddress } from '#app/images/images-by-address.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { fromLatest, orUndefined } from '#app/publishing/save.server.ts'
import { importedTitle } from '#app/publishing/titles.server.ts'
import { pictureToCome } from '#app/ui/picture-to-come.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { imagesOf } from '../content/blocks.ts'
import { readContent } from '../content/content.ts'
import { createPost, type Origin, updatePost } from '../edit-posts.server.ts'
import { type Post, postPublication } from '../post.ts'
import { lackingParts, requirePublishable } from '../post-columns.server.ts'
import type { NewPost } from '../post-input.ts'
import { getPostBySlug } from '../posts.server.ts'
import { drawAwaited, placesToCome } from '../samples/illustrate-post.jobs.server.ts'
import {
  comesAsDraft,
  drawnFromTitle,
  notCopied,
  notForVisitors,
  staysAsItWas,
} from './import-notes.ts'
import { takePostPictures } from './post-pictures.server.ts'

/** A post from another site; its images may be on any host. */
export type ForeignPost = NewPost & {
  slug: string
  /**
   * Only set by imports from other programs: why visitors must not see the post, or null when they may.
   * Staff then decide here what is published, and a later import does not undo that.
   */
  whyDraft?: string | null
}

/** If no post has the slug, the post at one of these former slugs is updated and gets the new slug. */
type ForeignOrigin = Origin & { formerSlugs?: string[] }

/**
 * Stores a post by its slug, with copies of its images. An existing post is only changed if it differs.
 * Images that cannot be copied are reported as a failure, and the next import tries them again; until then
 * a new post is a draft without them, and an existing one keeps its images. Throws a Failure for a post
 * that cannot be stored at all.
 */
export const importPost = (...sent: Parameters<typeof tryToImport>): Promise<Imported> =>
  // A worker may have drawn a picture of the post meanwhile, or staff may have saved it.
  fromLatest(() => tryToImport(...sent))

async function tryToImport(
  app: App,
  staff: Staff,
  { whyDraft, ...sent }: ForeignPost,
  { formerSlugs = [], ...origin }: ForeignOrigin,
  pictures: PictureSource,
): Promise<Imported> {
  const known = await knownPost(app, staff, [sent.slug, ...formerSlugs])
  if (known?.published && whyDraft) return { result: 'failed', notes: [notForVisitors(whyDraft)] }
  const title = await importedTitle(app, postPublication, sent.title, known)
  const foreign = { ...sent, title }
  const taken = await takePostPictures(app, foreign, known, pictures)
  // A picture may be both the featured one and in the text.
  const lost = [...new Set(taken.lost.map(notCopied))]
  const isWhole = lost.length === 0
  const notes = whyDraft ? [comesAsDraft(whyDraft), ...lost] : lost
  if (taken.wouldLose) return { result: 'failed', notes: [...notes, staysAsItWas] }
  const { featuredImage, socialImage, content } = taken
  const own = { ...filled(foreign, known), featuredImage, socialImage, content }
  const illustrated = withFirstImage(app, sent, whyDraft, pictures, own)
  // Staff may have held back a draft that is here already.
  const isShown = known === null || known.published
  const isToBeDrawn = whyDraft === null && isWhole && isShown && lacksOnlyImage(illustrated)
  const wanted = isToBeDrawn ? { ...illustrated, featuredImage: pictureToCome } : illustrated
  if (isToBeDrawn) notes.push(drawnFromTitle)
  const isDraftByStaff = whyDraft !== undefined && known !== null && isPublishableDraft(known)
  if (isDraftByStaff && wanted.published) notes.push('is a draft here and stays one')
  const published = !isDraftByStaff && isToBePublished(wanted, known, pictures, notes)
  const post = { ...wanted, published }
  if (known && saysTheSame(known, post)) return { result: isWhole ? 'same' : 'failed', notes }
  if (post.title !== sent.title) notes.push(`its title is taken: it is now ${post.title}`)
  if (pictures.dry) return { result: known ? 'changed' : 'new', notes }
  if (placesToCome(post).length === 0) await store(app, staff, known, post, origin)
  else
    await inTransaction(app, async (app) => {
      const stored = await store(app, staff, known, post, origin)
      await drawAwaited(app, staff, stored, known)
    })
  const result = known ? 'changed' : 'new'
  return isWhole ? { result, notes } : { result: 'failed', notes: [...notes, storedWithout] }
}

async function store(
  app: App,
  staff: Staff,
  known: Post | null,
  post: Wanted & { published: boolean },
  origin: Origin,
): Promise<Post> {
  const keeps = { keepsImageAddresses: true }
  if (!known) return await createPost(app, staff, post, { ...origin, ...keeps, exactSlug: true })
  const slug = post.slug === known.slug ? undefined : post.slug
  const { _id, updatedAt } = known
  return await updatePost(app, staff, _id, { ...post, slug, updatedAt }, keeps)
}

/** The first picture of the text as the featured one, without which other programs publish posts as well. */
function withFirstImage(
  app: App,
  sent: Sent,
  whyDraft: ForeignPost['whyDraft'],
  { dry }: PictureSource,
  wanted: Wanted,
): Wanted {
  if (whyDraft === undefined || sent.featuredImage) return wanted
  const read = readContent(wanted.content)
  const images = read.kind === 'rich' ? read.blocks.flatMap(imagesOf) : []
  const first = images.find(({ url }) => dry || keyOfAddress(app, url))
  if (!first || (wanted.featuredImage || first.url) !== first.url) return wanted
  const featuredImageAlt = wanted.featuredImageAlt || first.alt
  return { ...wanted, featuredImage: first.url, featuredImageAlt }
}

/** Whether a post that is to be published has no picture at all, and everything else. */
function lacksOnlyImage({ featuredImage, ...wanted }: Wanted): boolean {
  const issues = lackingParts({ ...wanted, featured_image: featuredImage })
  return wanted.published && issues.length === 1 && issues[0]?.path === 'featuredImage'
}

const storedWithout = 'It is stored without that, which the next import tries again'

type Sent = Omit<ForeignPost, 'whyDraft'>

/** Fields that the file does not contain stay as they are here. */
const filled = (foreign: Sent, known: Post | null) => ({
  ...foreign,
  description: foreign.description ?? known?.description ?? '',
  category: foreign.category ?? known?.category ?? '',
  tags: foreign.tags ?? known?.tags ?? [],
  featuredImageAlt: foreign.featuredImageAlt ?? known?.featuredImageAlt ?? '',
  seoTitle: foreign.seoTitle ?? known?.seoTitle ?? '',
  seoDescription: foreign.seoDescription ?? known?.seoDescription ?? '',
  canonicalUrl: foreign.canonicalUrl ?? known?.canonicalUrl ?? '',
  publishedAt: foreign.publishedAt ?? known?.publishedAt ?? undefined,
  published: foreign.published ?? known?.published ?? false,
})

type Wanted = ReturnType<typeof filled> & {
  featuredImage: string
  socialImage: string
  content: string
}

/**
 * Whether visitors will see it. Somebody may have published
 * here what was a draft there; only an exact file reverts that.
 */
function isToBePublished(
  wanted: Wanted,
  known: Post | null,
  { exact }: PictureSource,
  notes: string[],
): boolean {
  if (!wanted.published) return exact ? false : (known?.published ?? false)
  const { featuredImage: featured_image } = wanted
  try {
    requirePublishable({ ...wanted, featured_image })
    return true
  } catch (error) {
    // A published post is not withdrawn; in that case the change fails.
    if (!isFailure(error) || known?.published) throw error
    notes.push(`stays a draft: ${error.issues.map(({ msg }) => msg).join(', ')}`)
    return false
  }
}

/**
 * True for a draft that could be published: an import
 * published it once, or somebody keeps it from visitors.
 */
function isPublishableDraft(known: Post): boolean {
  if (known.published) return false
  try {
    requirePublishable({ ...known, featured_image: known.featuredImage })
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}

/** The first post that has one of these slugs. */
async function knownPost(app: App, staff: Staff, slugs: string[]): Promise<Post | null> {
  for (const slug of slugs) {
    const post = await postAt(app, staff, slug)
    if (post) return post
  }
  return null
}

async function postAt(app: App, staff: Staff, slug: string): Promise<Post | null> {
  const post = await orUndefined(getPostBySlug(app, staff, slug))
  return post?.slug === slug ? post : null
}

/** A category keeps its spelling here, whatever the case in the file. */
function saysTheSame(known: Post, wanted: Wanted): boolean {
  const said = (post: Post | Wanted) =>
    JSON.stringify([
      post.slug,
      post.title,
      post.description,
      searchKey(post.category),
      post.tags,
      post.featuredImage,
      post.featuredImageAlt,
      post.published,
      post.publishedAt ?? null,
      ...[post.seoTitle, post.seoDescription, post.socialImage, post.canonicalUrl],
      readContent(post.content),
    ])
  return said(known) === said(wanted)
}
