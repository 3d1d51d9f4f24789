import { z } from 'zod'
import type { DraftKind } from '#app/ui/browser/draft-place.ts'
import { emptyFields, type PostFields } from './post-fields.ts'

const fieldsSchema = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  content: z.string().catch(emptyFields.content),
  featuredImage: z.string().catch(''),
  featuredImageAlt: z.string().catch(''),
  category: z.string().catch(''),
  tags: z.string().catch(''),
  published: z.boolean().catch(false),
})

const pageSchema = z.object({
  fields: fieldsSchema,
  /** Which state of the post they were made from; null for a new post. */
  updatedAt: z.string().nullable().catch(null),
  /** When they were written down. */
  at: z.string().catch(''),
})

const journalSchema = pageSchema.extend({
  /** What an earlier visit left, on which nobody has decided yet. */
  earlier: pageSchema.nullable().catch(null),
})

/** What was typed and is not on the server, as it is kept on the device. */
export type Journal = z.infer<typeof journalSchema>

/** Under which the journal of a post is kept; of a new one without an id. */
export const journalKind = (postId: string | null): DraftKind => `postDraft:${postId ?? 'new'}`

/** Reads a journal; null where there is none that can be read. */
export function parseJournal(text: string | null): Journal | null {
  if (text === null) return null
  try {
    const parsed = journalSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch (error) {
    console.warn('The journal could not be read', error)
    return null
  }
}

type Entry = {
  /** Null when the server has everything. */
  fields: PostFields | null
  updatedAt: string | null
  /** What is still offered from before. */
  earlier: Journal | null
}

/** A journal to be kept; null where there is nothing to keep. */
export function journalText({ fields, updatedAt, earlier }: Entry): string | null {
  if (!fields) return earlier && JSON.stringify(earlier)
  const at = new Date().toISOString()
  return JSON.stringify({ fields, updatedAt, at, earlier } satisfies Journal)
}
