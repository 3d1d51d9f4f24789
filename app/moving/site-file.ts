import { z } from 'zod'

/** The names of the files in a whole export; pictures have the same names as in the media store. */
export const fileNames = {
  manifest: 'manifest.json',
  settings: 'settings.json',
  labels: 'categories.json',
  meals: 'meals.jsonl',
  posts: 'posts.jsonl',
  pages: 'pages.jsonl',
  redirects: 'redirects.jsonl',
} as const

/** The folder of the pictures. */
export const mediaFolder = 'media/'

/** The first file of a whole export. */
export const manifestSchema = z.object({
  format: z.literal('platewise-site'),
  /** Increased when older versions could not read the file any more. */
  version: z.literal(1),
  createdAt: z.string(),
})

export type Manifest = z.infer<typeof manifestSchema>

const name = z.string().trim().min(1).max(60)

/** The labels of meals and posts, in their order. */
export const labelsSchema = z.object({
  categories: z.array(name).default([]),
  mealTypes: z.array(z.object({ name, slug: z.string().max(60).optional() })).default([]),
  blogCategories: z.array(name).default([]),
})

export type Labels = z.infer<typeof labelsSchema>

/** Settings by name; unknown ones are ignored. */
export const settingsSchema = z.record(z.string(), z.unknown())
