import { z } from 'zod'

/** The counts of the site; deleted rows do not count. */
export const statsSchema = z.object({
  meals: z.number(),
  publishedMeals: z.number(),
  blogs: z.number(),
  publishedBlogs: z.number(),
  /** The views of all posts together. */
  blogViews: z.number(),
  categories: z.number(),
  images: z.number(),
})

export type Stats = z.infer<typeof statsSchema>
