import { copyOrNote } from '#app/images/uploads.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { type Content, type RichText, readContent } from './content.ts'
import { createPost, type Origin, updatePost } from './edit-posts.server.ts'
import type { Post } from './post.ts'
import { requirePublishable } from './post-columns.server.ts'
import { type NewPost, newPostInput } from './post-input.ts'
import { getPostBySlug } from './posts.server.ts'

/** A post from elsewhere; the addresses of its images may be of any host. */
export type ForeignPost = NewPost & { slug: string }

export type Imported = {
  slug: string
  result: 'added' | 'changed' | 'unchanged'
  /** What could not be taken over, a sentence each. */
  notes: string[]
}

/**
 * Stores a post by its slug with copies of its images. One that is there already is changed only where
 * it says something else, and keeps its images.
 */
export async function importPost(
  app: App,
  staff: Caller,
  foreign: ForeignPost,
  origin: Origin,
): Promise<Imported> {
  const { slug } = foreign
  const known = await postAt(app, staff, slug)
  if (known) {
    const { featuredImage: _, slug: __, ...said } = foreign
    if (saysTheSame(known, foreign)) return { slug, result: 'unchanged', notes: [] }
    const { content, notes } = await withOwnImages(app, staff, foreign.content ?? '')
    await updatePost(app, staff, known._id, { ...said, content }, { keepsImageAddresses: true })
    return { slug, result: 'changed', notes }
  }
  const { content, notes } = await withOwnImages(app, staff, foreign.content ?? '')
  const featuredImage = await copyOrNote(app, staff, foreign.featuredImage ?? '', notes)
  const post = newPostInput.parse({ ...foreign, content, featuredImage })
  const published = Boolean(foreign.published) && isPublishable(post, notes)
  await createPost(app, staff, { ...post, published }, { ...origin, keepsImageAddresses: true })
  return { slug, result: 'added', notes }
}

async function postAt(app: App, staff: Caller, slug: string): Promise<Post | null> {
  try {
    const post = await getPostBySlug(app, staff, slug)
    return post.slug === slug ? post : null
  } catch (error) {
    if (isFailure(error) && error.status === 404) return null
    throw error
  }
}

function saysTheSame(known: Post, foreign: ForeignPost): boolean {
  const said = (post: ForeignPost | Post) =>
    JSON.stringify([
      post.title,
      post.description ?? '',
      withoutImages(post.content ?? ''),
      post.category ?? '',
      post.tags ?? [],
      post.featuredImageAlt ?? '',
    ])
  const wantsMore = Boolean(foreign.published) && !known.published && known.featuredImage !== ''
  return said(known) === said(foreign) && !wantsMore
}

/** The content as it is compared: copies of an image have other addresses. */
function withoutImages(stored: string): Content | string {
  const content = readContent(stored)
  if (content.kind !== 'rich') return stored
  const blocks = content.blocks.map((block) =>
    block.type === 'image' ? { ...block, url: '' } : block,
  )
  return { kind: 'rich', blocks }
}

/** The content with its images copied here; those that cannot be had keep their address. */
async function withOwnImages(app: App, staff: Caller, stored: string) {
  const notes: string[] = []
  const content = readContent(stored)
  if (content.kind !== 'rich' || stored === '') return { content: stored, notes }
  const blocks: RichText = []
  for (const block of content.blocks) {
    if (block.type !== 'image') blocks.push(block)
    else {
      const url = await copyOrNote(app, staff, block.url, notes)
      blocks.push(url ? { ...block, url } : block)
    }
  }
  return { content: JSON.stringify(blocks), notes }
}

function isPublishable(post: NewPost, notes: string[]): boolean {
  const { title, description = '', category = '', content = '', featuredImage = '' } = post
  try {
    requirePublishable({ title, description, category, content, featured_image: featuredImage })
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    notes.push(`stays a draft: ${error.issues.map(({ msg }) => msg).join(', ')}`)
    return false
  }
}
