/** What a caller sees of a post: nothing yet, from a time on, or now. */
export const postStatuses = ['published', 'draft', 'scheduled'] as const

export type PostStatus = (typeof postStatuses)[number]

/** When a post goes live, as its row stores it; `published` is true while visitors see it. */
export type Publication = {
  published: boolean
  scheduled: boolean
  published_at: string | null
}

type Wish = {
  /** True for a post that visitors are to see, now or at its time. */
  published: boolean
  /** The time that was chosen, ISO 8601; empty to drop it; undefined if it stays. */
  publishedAt?: string
}

/**
 * When a post goes live that has (or had) the time `had`. A published post without a chosen time gets the
 * present one; a time in the future makes it wait.
 */
export function publicationOf(wish: Wish, had: string | null, now: string): Publication {
  const { published } = wish
  const published_at = timeOf(wish, had, now)
  const scheduled = published && published_at !== null && published_at > now
  return { published: published && !scheduled, scheduled, published_at }
}

function timeOf({ published, publishedAt }: Wish, had: string | null, now: string): string | null {
  if (publishedAt) return publishedAt
  if (publishedAt === undefined) return had ?? (published ? now : null)
  // A published post always has a time: without a chosen one it goes live at once.
  return published ? (had !== null && had <= now ? had : now) : null
}

/** The date that readers are shown: of the publication, and of the creation while there is none. */
export const shownDate = (post: { publishedAt: string | null; createdAt: string }) =>
  post.publishedAt ?? post.createdAt

/** The status in one word. */
export const statusOf = ({
  published,
  scheduled,
}: Omit<Publication, 'published_at'>): PostStatus =>
  scheduled ? 'scheduled' : published ? 'published' : 'draft'
