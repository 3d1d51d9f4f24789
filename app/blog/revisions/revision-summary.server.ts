import type { RevisionSummary } from '../post.ts'

type Row = { id: string; title: string; saved_by: string; saved_at: string }

/** A revision in a list, of a post or a page. */
export const revisionSummary = ({ id, title, saved_by, saved_at }: Row): RevisionSummary => ({
  _id: id,
  title,
  savedBy: saved_by,
  savedAt: saved_at,
})
