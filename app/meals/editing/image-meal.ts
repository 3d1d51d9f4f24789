import { z } from 'zod'

/** A meal that shows an image, with enough to link to it. */
export const imageMealSchema = z.object({
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
})

export type ImageMeal = z.infer<typeof imageMealSchema>
