import { z } from 'zod'
import { chosenId, lastSeen, optional } from '#app/publishing/input.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { lineField, requiredField, textField } from '#platform/text/fields.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { contentProblem } from './content/content.ts'

export const maxDescriptionLength = 500

export const maxTags = 30

const missingPostTitle = 'Please enter a title for the post'

const missingCategoryName = 'Please enter a category name'

export const takenPostCategory = 'A category with this name already exists'

/** A text that null clears. */
const clearable = <T extends z.ZodType<string>>(schema: T) =>
  schema.nullish().transform((value) => (value === null ? '' : value))

const tagList = z
  .array(lineField('Each tag', 50), 'Tags must be a list of texts')
  .max(maxTags, `There can be at most ${maxTags} tags`)
  .transform(distinct)

/** Removes tags that differ from an earlier one only in case or diacritics. */
function distinct(tags: string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const key = searchKey(tag)
    if (key && !byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

const content = z.string('Content must be text').superRefine((text, context) => {
  const problem = contentProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const instant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/

/** False also for a day that its month does not have, which `Date` would take for one of the next month. */
function isOnCalendar(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(Date.parse(text)) && day.toISOString().startsWith(text.slice(0, 10))
}

/** A time with its zone, as ISO 8601; empty for none. Becomes UTC. */
const publishedAt = lineField('publishedAt', 40)
  .refine(
    (text) => text === '' || (instant.test(text) && isOnCalendar(text)),
    'publishedAt must be a time with its zone, such as 2026-05-01T08:00:00Z',
  )
  .transform((text) => text && new Date(text).toISOString())

/** How long an address may be. */
export const maxAddressLength = 2000

const canonicalUrl = lineField('Canonical address', maxAddressLength).refine(
  (text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  'The canonical address must begin with https:// or http://',
)

const written = z.object({
  title: optional(requiredField('Title', maxTitleLength, missingPostTitle)),
  slug: optional(lineField('Slug', 500)),
  description: clearable(textField('Description', maxDescriptionLength)),
  content: clearable(content),
  featuredImage: clearable(lineField('Featured image', 2000)),
  featuredImageAlt: clearable(lineField('Image description', 500)),
  category: clearable(lineField('Category', 60)),
  tags: optional(tagList),
  publishedAt: optional(publishedAt),
  /** A member of staff; see `author` in answers. */
  authorId: optional(lineField('authorId', 100)),
  seoTitle: clearable(lineField('Search title', maxTitleLength)),
  seoDescription: clearable(textField('Search description', maxDescriptionLength)),
  socialImage: clearable(lineField('Social image', 2000)),
  canonicalUrl: clearable(canonicalUrl),
  published: optional(z.boolean('published must be true or false')),
  /** Another name of `published`, which has priority; see `flipsPublished` for a whole post that is sent back. */
  isPublished: optional(z.boolean('isPublished must be true or false')),
})

type Written = z.output<typeof written>

const oneName = <T extends Written>({ isPublished, ...post }: T) => ({
  ...post,
  published: post.published ?? isPublished,
})

/** The body of POST /blogs: a draft only needs a title. */
export const newPostInput = written
  .extend({
    title: requiredField('Title', maxTitleLength, missingPostTitle),
    newId: chosenId,
  })
  .transform(oneName)

export type NewPost = Partial<z.output<typeof newPostInput>> & { title: string }

type Names = { published?: boolean; isPublished?: boolean; updatedAt?: string }

const oneChange = <T extends Names>({ isPublished, ...post }: T) => ({
  ...post,
  published: post.published ?? isPublished,
  /**
   * True when both names were sent and disagree: one repeats what is stored, the other is the change. Only with
   * `updatedAt`, so that a request that is sent twice does not undo itself.
   */
  flipsPublished:
    post.updatedAt !== undefined && post.published !== undefined && isPublished === !post.published,
})

/** The parts of a body that are looked up in the database; undefined when invalid. */
export const postLookUps = z
  .object({
    title: written.shape.title.catch(undefined),
    slug: written.shape.slug.catch(undefined),
    description: written.shape.description.catch(undefined),
    content: written.shape.content.catch(undefined),
    featuredImage: written.shape.featuredImage.catch(undefined),
    socialImage: written.shape.socialImage.catch(undefined),
    authorId: written.shape.authorId.catch(undefined),
    category: written.shape.category.catch(undefined),
    published: written.shape.published.catch(undefined),
    isPublished: written.shape.isPublished.catch(undefined),
    updatedAt: lastSeen.catch(undefined),
  })
  .transform(oneChange)

/**
 * The body of PUT /blogs/{id}: the fields that change, the `updatedAt`
 * that the client last saw, and whether it is an autosave.
 */
export const postChangesInput = written
  .extend({
    updatedAt: lastSeen,
    autosave: optional(z.boolean('autosave must be true or false')),
  })
  .transform(oneChange)

export type PostChanges = Partial<z.output<typeof postChangesInput>>

/** Whether a post is to be seen after a change, at once or from its time on; a new post has no `before`. */
export function publishedAfter(
  { published, flipsPublished = false }: PostChanges,
  before?: { published: boolean },
): boolean {
  if (before && flipsPublished) return !before.published
  return published ?? before?.published ?? false
}

export const categoryInput = z.object({
  name: requiredField('Category name', 60, missingCategoryName),
})
