import { isId, slugOf } from '#platform/text/slug.ts'

/** Longer titles are refused. */
export const maxTitleLength = 200

/** A table of what staff write and publish, with all in which it differs from the other one. */
export type Publication = {
  table: 'meals' | 'posts'
  /** The column that is true of what visitors see. */
  publishedColumn: 'is_published' | 'published'
  /** What one is called: to people, in the history of slugs, and behind a slug that is reserved. */
  noun: 'meal' | 'post'
  /** Paths beside its pages or its calls, which no slug may be. */
  reservedSlugs: string[]
  /** What the 404 says. */
  notFound: string
  /** What the 409 of a taken title or slug says. */
  titleTaken: string
}

/** What titles are compared by. */
export type TitleColumns = {
  /** The title's slug form; null for a title without letters and digits, which is like no other. */
  title_slug: string | null
  /** 0; another number for a title that was there twice before titles had to be unique. */
  title_twin: number
}

/**
 * The slug of a title, or of a slug that was sent: one that is reserved, or could be an id, gets a suffix.
 * Empty when the title has neither letters nor digits.
 */
export function addressOf({ reservedSlugs, noun }: Publication, title: string): string {
  const slug = slugOf(title)
  return reservedSlugs.includes(slug) || isId(slug) ? `${slug}-${noun}` : slug
}
