import type { Stats } from './stats.ts'

/** What every row of a managing screen has. */
export type ManagedRow = { _id: string; title: string }

/** What the managing screens need to know about meals or about posts. */
export type ManagedKind<Row extends ManagedRow> = {
  /** The path of the API call that lists them; `/{id}` below it is one of them. */
  calls: '/meals' | '/blogs'
  /** The field of the answer that holds the rows. */
  rows: 'meals' | 'blogs'
  /** The count of published ones. */
  publishedCount: keyof Stats & ('publishedMeals' | 'publishedBlogs')
  /** True if visitors see the row. */
  isPublished: (row: Row) => boolean
  /** What is said after a change of the status, if it is neither published nor unpublished. */
  otherStatus?: (row: Row) => string | undefined
  words: ManagedWords
}

/** What the screens say about one row. */
type ManagedWords = {
  /** Follows "someone else changed this". */
  one: string
  published: string
  unpublished: string
  statusFailed: string
  deleteQuestion: string
  deleted: string
  deleteFailed: string
  restored: string
  restoreFailed: string
}
