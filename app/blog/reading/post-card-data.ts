import type { ImageFiles } from '#app/images/image.ts'

/** What a card shows of a post. */
export type PostCardData = {
  _id: string
  slug: string
  title: string
  description: string
  category: string
  /** ISO 8601; of a draft that was never published, when it was made. */
  date: string
  views: number
  featuredImage: string
  featuredImageAlt: string
  image: ImageFiles | null
}
