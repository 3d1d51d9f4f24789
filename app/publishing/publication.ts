import { isId, slugOf } from '#platform/text/slug.ts'

/** Longer titles are refused. */
export const maxTitleLength = 200

/** Rows that go to a trash when they are deleted. */
export type Deletable = {
  table: 'meals' | 'posts' | 'pages'
  /** The column that is true for rows that visitors see. */
  publishedColumn: 'is_published' | 'published'
  /** Used in messages, in the slug history, and as the suffix of a reserved slug. */
  noun: 'meal' | 'post' | 'page'
  /** The message of the 404. */
  notFound: string
}

/** What differs between meals and posts as published rows: table, columns, words. */
export type Publication = Deletable & {
  table: 'meals' | 'posts'
  noun: 'meal' | 'post'
  /** Slugs that are taken by other paths of its pages or of its API. */
  reservedSlugs: string[]
  /** The message of the 409 for a taken title or slug. */
  titleTaken: string
}

/** The columns by which titles are compared. */
export type TitleColumns = {
  /** The slug form of the title; null for a title without letters and digits, which never clashes. */
  title_slug: string | null
  /** 0; greater for a title that existed twice before titles had to be unique. */
  title_twin: number
}

/**
 * The slug for a title or for a slug that was sent. A reserved slug, or one that looks like an id, gets a
 * suffix. Empty when there are neither letters nor digits.
 */
export function addressOf({ reservedSlugs, noun }: Publication, title: string): string {
  const slug = slugOf(title)
  return reservedSlugs.includes(slug) || isId(slug) ? `${slug}-${noun}` : slug
}
