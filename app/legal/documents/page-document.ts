import { z } from 'zod'
import { contentProblem } from '#app/blog/content/content.ts'
import { chosenId, lastSeen, optional } from '#app/publishing/input.ts'
import { type Deletable, maxTitleLength } from '#app/publishing/publication.ts'
import { lineField, requiredField, textField } from '#platform/text/fields.ts'
import { isId } from '#platform/text/slug.ts'

/** The pages that the program brings a text for. */
export const builtInSlugs = [
  'about',
  'privacy-policy',
  'terms-and-conditions',
  'cookie-policy',
] as const

export type BuiltInSlug = (typeof builtInSlugs)[number]

/** True for pages whose address is fixed, as links and policies name it. */
export const isBuiltIn = (slug: string) => builtInSlugs.some((each) => each === slug)

/** First parts of paths that lead elsewhere, so that no page can have them. */
export const reservedSlugs = [
  ...['accept', 'accept-invitation', 'account', 'admin', 'admin-login', 'api', 'assets', 'atom'],
  ...['blog', 'blogs', 'compare', 'confirm-email', 'import'],
  ...['contact', 'dashboard', 'day', 'embed', 'estimate', 'favicon', 'feed', 'forgot-password'],
  ...['guess', 'healthz', 'home', 'icons', 'invitation', 'login', 'logout', 'meals', 'media'],
  ...['metrics', 'oembed', 'portions', 'preview', 'readyz', 'register', 'reset-password', 'robots'],
  ...['rss', 'saved', 'search', 'share', 'sitemap', 'sitemaps', 'site', 'upload'],
]

/** True for slugs that no page can have; those of the shape of an id would be taken for one. */
export const isReserved = (slug: string) => reservedSlugs.includes(slug) || isId(slug)

/** A page in a list, without its content. */
export const pageSummarySchema = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Its address. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  published: z.boolean(),
  /** True while the page shows the text that the program brings. */
  builtIn: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type PageSummary = z.infer<typeof pageSummarySchema>

/** The content is stored like that of a post; it is empty while the built-in text is shown. */
export const pageSchema = pageSummarySchema.extend({ content: z.string() })

export type PageDocument = z.infer<typeof pageSchema>

export const pageRevisionSummarySchema = z.object({
  _id: z.string(),
  title: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
})

export const pageRevisionSchema = pageRevisionSummarySchema.extend({
  description: z.string(),
  content: z.string(),
  published: z.boolean(),
})

export type PageRevision = z.infer<typeof pageRevisionSchema>

const missingTitle = 'Please enter a title for the page'

const content = z.string('Content must be text').superRefine((text, context) => {
  const problem = contentProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const written = z.object({
  title: optional(requiredField('Title', maxTitleLength, missingTitle)),
  slug: optional(lineField('Address', 200)),
  /** Another name of `slug`, with or without a slash before it. */
  path: optional(lineField('Address', 200)),
  description: optional(textField('Description', 500)),
  content: optional(content),
  published: optional(z.boolean('published must be true or false')),
  isPublished: optional(z.boolean('isPublished must be true or false')),
})

const oneName = <T extends z.output<typeof written>>({ isPublished, path, ...page }: T) => ({
  ...page,
  slug: page.slug ?? path,
  published: page.published ?? isPublished,
})

/** Pages as rows that go to the trash. */
export const deletablePages: Deletable = {
  table: 'pages',
  publishedColumn: 'published',
  noun: 'page',
  notFound: 'Page not found',
}

export const newPageInput = written
  .extend({ title: requiredField('Title', maxTitleLength, missingTitle), newId: chosenId })
  .transform(oneName)

type Sent = z.output<typeof newPageInput>

export type NewPage = Omit<Sent, 'newId'> & Partial<Pick<Sent, 'newId'>>

export const pageChangesInput = written
  .extend({ updatedAt: lastSeen, autosave: optional(z.boolean()) })
  .transform(oneName)

export type PageChanges = z.output<typeof pageChangesInput>
