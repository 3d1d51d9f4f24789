import { z } from 'zod'
import type { LocalDraft, LocalWrite } from '#app/publishing/autosave/states.ts'
import type { DraftKind } from '#app/ui/browser/draft-place.ts'
import type { Post } from '../post.ts'
import { emptyFields, hasSubstance, keyOf, type PostFields } from './post-fields.ts'

const fieldsSchema = z.object({
  title: z.string().catch(''),
  description: z.string().catch(''),
  content: z.string().catch(emptyFields.content),
  featuredImage: z.string().catch(''),
  featuredImageAlt: z.string().catch(''),
  category: z.string().catch(''),
  tags: z.string().catch(''),
  published: z.boolean().catch(false),
  publishedAt: z.string().catch(''),
  authorId: z.string().catch(''),
  seoTitle: z.string().catch(''),
  seoDescription: z.string().catch(''),
  socialImage: z.string().catch(''),
  canonicalUrl: z.string().catch(''),
  address: z.string().nullable().catch(null),
})

const draftSchema = z.object({
  fields: fieldsSchema,
  updatedAt: z.string().nullable().catch(null),
  at: z.string().catch(''),
  newId: z.string().optional().catch(undefined),
})

const storedSchema = draftSchema.extend({
  /** Drafts of earlier visits that wait for a decision. Older versions stored at most one. */
  earlier: z.union([z.array(draftSchema), draftSchema.transform((draft) => [draft])]).catch([]),
})

type PostDraft = LocalDraft<PostFields>

/** The key under which the local draft of a post is stored; a new post has no id. */
export const postDraftKind = (postId: string | null): DraftKind => `postDraft:${postId ?? 'new'}`

/** The drafts in a stored text that differ from the post, newest first. */
export function recoveredDrafts(text: string | null, now: PostFields): PostDraft[] {
  return parseDrafts(text).filter(
    ({ fields }) =>
      hasSubstance(fields) &&
      keyOf(fields, { published: true }) !== keyOf(now, { published: true }),
  )
}

/** The drafts in a stored text, newest first. */
export function parseDrafts(text: string | null): PostDraft[] {
  if (text === null) return []
  try {
    const parsed = storedSchema.safeParse(JSON.parse(text))
    if (!parsed.success) return []
    const { earlier, ...newest } = parsed.data
    return [newest, ...earlier]
  } catch (error) {
    console.warn('The local draft could not be read', error)
    return []
  }
}

/** The text to store: the typed draft and the recovered ones; null for none. */
export function postDraftText({ fields, base, recovered, newId }: LocalWrite<PostFields, Post>) {
  const typed = fields && {
    fields,
    updatedAt: base?.updatedAt ?? null,
    at: new Date().toISOString(),
    ...(base ? {} : { newId: newId.id }),
  }
  const [newest, ...earlier] = typed ? [typed, ...recovered] : recovered
  return newest ? JSON.stringify({ ...newest, earlier }) : null
}
