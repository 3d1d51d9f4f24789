import { slugOf } from '#platform/text/slug.ts'
import { isEmptyContent, readContent } from '../content/content.ts'
import { cleanBlocks } from '../editor/clean-blocks.ts'
import { type Post, postAddress } from '../post.ts'

/** The fields that a revision has too. Tags are one text, separated by commas. */
export type WrittenFields = {
  title: string
  description: string
  content: string
  featuredImage: string
  featuredImageAlt: string
  category: string
  tags: string
  published: boolean
}

/** The fields on the screen of a post. */
export type PostFields = WrittenFields & {
  /** ISO 8601; empty while no time is set. */
  publishedAt: string
  /** Empty for the account that stores a new post. */
  authorId: string
  seoTitle: string
  seoDescription: string
  socialImage: string
  canonicalUrl: string
  /** The address typed for a page; null until one is typed, empty for the one of the title. Posts have none. */
  address: string | null
}

export type PostField = keyof PostFields

export const emptyFields: PostFields = {
  title: '',
  description: '',
  content: canonicalContent(''),
  featuredImage: '',
  featuredImageAlt: '',
  category: '',
  tags: '',
  published: false,
  publishedAt: '',
  authorId: '',
  ...{ seoTitle: '', seoDescription: '', socialImage: '', canonicalUrl: '', address: null },
}

/** The fields of a stored post. */
export function fieldsOf(post: Post): PostFields {
  const { publishedAt, authorId, seoTitle, seoDescription, socialImage, canonicalUrl } = post
  return {
    ...writtenFieldsOf(post),
    ...{ seoTitle, seoDescription, socialImage, canonicalUrl },
    publishedAt: publishedAt ?? '',
    authorId: authorId ?? '',
    address: null,
  }
}

/** The fields of a stored revision. */
export function writtenFieldsOf(
  post: Omit<WrittenFields, 'tags'> & { tags: string[] },
): WrittenFields {
  const { title, description, featuredImage, featuredImageAlt, category, published } = post
  return {
    ...{ title, description, featuredImage, featuredImageAlt, category, published },
    content: canonicalContent(post.content),
    tags: post.tags.join(', '),
  }
}

/** Makes equal documents equal texts. Content of unknown structure stays as it is. */
function canonicalContent(stored: string): string {
  const content = readContent(stored)
  return content.kind === 'rich' ? JSON.stringify(cleanBlocks(content.blocks)) : stored
}

/** The tags to send, without empty ones. */
export const tagsOf = (text: string): string[] => text.split(',').flatMap((tag) => tag.trim() || [])

/** The fields as a text, to compare them; `published` is left out when a save does not change it. */
export function keyOf(fields: PostFields, { published }: { published: boolean }): string {
  const { title, description, content, featuredImage, featuredImageAlt, category } = fields
  return JSON.stringify([
    ...[
      title.trim(),
      description.trim(),
      content,
      featuredImage,
      featuredImageAlt.trim(),
      category,
    ],
    ...[tagsOf(fields.tags), published && fields.published],
    ...[fields.publishedAt, fields.authorId, fields.seoTitle.trim(), fields.seoDescription.trim()],
    ...[fields.socialImage, fields.canonicalUrl, published && fields.address],
  ])
}

/** True when there is anything worth storing as a draft. */
export function hasSubstance(fields: PostFields): boolean {
  const isWritten = keyOf(fields, { published: false }) !== keyOf(emptyFields, { published: false })
  return isWritten || Boolean(fields.address)
}

/** The body of the API call for these fields. */
export function bodyOf(fields: PostFields) {
  const { title, description, content, featuredImage, featuredImageAlt, category } = fields
  return {
    ...{ title: title.trim(), description, content, featuredImage, category },
    featuredImageAlt: featuredImageAlt.trim(),
    ...{ publishedAt: fields.publishedAt, authorId: fields.authorId || undefined },
    ...{ seoTitle: fields.seoTitle, seoDescription: fields.seoDescription },
    ...{ socialImage: fields.socialImage, canonicalUrl: fields.canonicalUrl },
    tags: tagsOf(fields.tags),
  }
}

/** The slug that a save by hand sends: the one of the typed address, or what follows from the title. */
export function chosenSlug({ address, title }: PostFields, base: SlugBase | null) {
  if (address === null) return base ? slugFor(base, title) : undefined
  return address.trim() || slugOf(title) || undefined
}

/** True when a slug is the one that the typed address, or the title without one, stands for. */
export const isAt = ({ address, title }: PostFields, slug: string): boolean =>
  address !== null && slugOf(address.trim() || title) === slug

type SlugBase = Pick<Post, 'title' | 'slug' | 'published'>

/** The slug follows the title until a post is first published, unless it was chosen. */
export function slugFor(base: SlugBase, title: string) {
  const follows = !base.published && base.slug.startsWith(postAddress(base.title))
  const slug = postAddress(title)
  return follows && slug !== '' && title.trim() !== base.title ? slug : undefined
}

const requiredFields = [
  ['title', 'Please enter a title'],
  ['description', 'Please enter a description'],
  ['featuredImage', 'Please upload a featured image'],
  ['category', 'Please select a category'],
] as const

/** What is missing in each field, in the order of the screen. */
export function fieldProblems(fields: PostFields): Map<PostField, string> {
  const missing = requiredFields.filter(([field]) => fields[field].trim() === '')
  const problems = new Map<PostField, string>(missing)
  if (isEmptyContent(fields.content)) problems.set('content', emptyContent)
  return problems
}

const emptyContent = 'Please add some content to your blog post'

/** The message about everything that prevents a save; null when nothing does. */
export function saveProblem(fields: PostFields, titleTaken: boolean): string | null {
  if (titleTaken) return 'Please fix the title error before saving'
  const problems = fieldProblems(fields)
  const [first] = problems.keys()
  if (!first) return null
  return first === 'content' ? emptyContent : 'Please fill in all required fields'
}

const names: Record<Exclude<PostField, 'address'>, string> = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  featuredImage: 'Featured image',
  featuredImageAlt: 'Image description',
  category: 'Category',
  tags: 'Tags',
  published: 'Status',
  publishedAt: 'Date and time',
  authorId: 'Author',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  socialImage: 'Picture for networks',
  canonicalUrl: 'Canonical address',
}

/** The fields in which two versions of a post differ, with their names. */
export function differingFields(mine: PostFields, theirs: PostFields): [PostField, string][] {
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => String(mine[field]).trim() !== String(theirs[field]).trim())
    .map((field) => [field, names[field]])
}
