import { z } from 'zod'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { parseDrafts } from '../local-draft.ts'
import type { PostFields } from '../post-fields.ts'
import { type Splice, spliceText } from './splice-blocks.ts'

const changeSchema = z.object({
  at: z.string(),
  fields: z.record(z.string(), z.unknown()),
  splice: z.object({ from: z.number(), removed: z.number(), blocks: z.unknown() }).nullable(),
})

/** What was typed, as the browser notes it with every key: all fields but the content, and what changed in that. */
export function postChange({ content: _, ...fields }: PostFields, splice: Splice | null): string {
  return JSON.stringify({ at: new Date().toISOString(), fields, splice })
}

/** The newest text that the browser has of a post: the one that was kept, or what was noted since. */
export function newestText(place: Pick<DraftPlace, 'read' | 'noted'>): string | null {
  const kept = place.read()
  const noted = place.noted && notedText(place.noted)
  return noted !== null && timeOf(noted) >= timeOf(kept) ? noted : kept
}

const timeOf = (text: string | null) => parseDrafts(text)[0]?.at ?? ''

function notedText({ text, change }: NonNullable<DraftPlace['noted']>): string | null {
  const [draft, ...earlier] = parseDrafts(text)
  if (!draft || change === '') return text
  try {
    const { at, fields, splice } = changeSchema.parse(JSON.parse(change))
    const { content: before } = draft.fields
    const content = splice ? spliceText(before, splice) : before
    return JSON.stringify({
      ...draft,
      fields: { ...draft.fields, ...fields, content },
      at,
      earlier,
    })
  } catch (error) {
    console.warn('What was noted of a draft could not be read', error)
    return text
  }
}
