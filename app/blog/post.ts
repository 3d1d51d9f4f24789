import { z } from 'zod'
import { imageFilesSchema } from '#app/images/image.ts'
import { addressOf, type Publication } from '#app/publishing/publication.ts'
import { postStatuses } from './post-dates.ts'

/** A post as lists return it, without its content. */
export const postSummarySchema = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  featuredImage: z.string(),
  featuredImageId: z.string().nullable(),
  featuredImageAlt: z.string(),
  /** Sizes and formats of the featured image; null when it is not stored here. */
  image: imageFilesSchema.nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  /** True for a scheduled post too. */
  published: z.boolean(),
  status: z.enum(postStatuses),
  /** When visitors see it first, or saw it first; null for a draft that was never published. */
  publishedAt: z.string().nullable(),
  views: z.number(),
  author: z.object({ name: z.string(), avatar: z.string().nullable(), bio: z.string() }),
  /** The account of the author; null when it is gone. */
  authorId: z.string().nullable(),
  /** What search engines and networks are told; empty when it is derived from the post. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  socialImage: z.string(),
  canonicalUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type PostSummary = z.infer<typeof postSummarySchema>

/** A post as the API returns it; `readContent` parses its `content`. */
export const postSchema = postSummarySchema.extend({ content: z.string() })

export type Post = z.infer<typeof postSchema>

/** A post as it was after one of its saves. */
export const revisionSummarySchema = z.object({
  _id: z.string(),
  title: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
})

export type RevisionSummary = z.infer<typeof revisionSummarySchema>

export const revisionSchema = revisionSummarySchema.extend({
  description: z.string(),
  content: z.string(),
  featuredImage: z.string(),
  featuredImageAlt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  published: z.boolean(),
})

export type Revision = z.infer<typeof revisionSchema>

/** A category with the number of its posts, drafts included. */
export const usedCategorySchema = z.object({ name: z.string(), posts: z.number() })

export type UsedCategory = z.infer<typeof usedCategorySchema>

/** The categories of a new site. */
export const firstPostCategories = [
  'Nutrition',
  'Recipes',
  'Fitness',
  'Wellness',
  'Weight Loss',
  'Diet Tips',
]

/** Paths below /api/blogs that are not posts. */
const reservedPostSlugs = ['categories', 'check-title', 'slug']

export const takenPostTitle =
  'A blog with this title already exists. Please choose a different title.'

/** How posts are published. */
export const postPublication: Publication = {
  table: 'posts',
  publishedColumn: 'published',
  noun: 'post',
  reservedSlugs: reservedPostSlugs,
  notFound: 'Blog not found',
  titleTaken: takenPostTitle,
}

/** The slug of a post with this title; empty without letters and digits. */
export const postAddress = (title: string) => addressOf(postPublication, title)
