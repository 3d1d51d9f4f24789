import { z } from 'zod'
import { noPrompts, promptsSchema } from '#app/images/making/prompts.ts'
import type { LocalWrite } from '#app/publishing/autosave/states.ts'
import type { DraftKind } from '#app/ui/browser/draft-place.ts'
import type { Meal } from '../meal.ts'
import { type MealFields, mealFieldsSchema } from './meal-fields.ts'

const wishesSchema = z.object({ prompts: promptsSchema, linkUrl: z.string() })

/** Prompts and an address, typed to get another image. */
export type Wishes = z.infer<typeof wishesSchema>

export const noWishes: Wishes = { prompts: noPrompts, linkUrl: '' }

// Older drafts have no items or no text about the picture, and may lack the fields that typing started from.
const keptFields = mealFieldsSchema.partial({ items: true, imageAlt: true })

const draftSchema = z.object({
  fields: keptFields,
  /** The fields on the server when typing began. */
  before: keptFields.optional().catch(undefined),
  /** The version of the meal that the fields were made from. */
  updatedAt: z.string(),
  /** The prompts and the address for another image. */
  wishes: wishesSchema.catch(noWishes).default(noWishes),
})

/** What was typed over a meal and is not on the server yet. */
export type EditDraft = z.infer<typeof draftSchema> & {
  fields: MealFields
  before?: MealFields | undefined
}

/** The key under which the draft of a meal is stored, separately for each tab. */
export const editDraftKind = (mealId: string): DraftKind => `mealEdit:${mealId}`

/** The text to store for the draft; null when the server has everything. */
export function editDraftText(
  { fields: typed, base }: LocalWrite<Pick<EditDraft, 'fields' | 'wishes'>, Meal>,
  before: MealFields,
): string | null {
  if (!typed || !base) return null
  return JSON.stringify({ ...typed, before, updatedAt: base.updatedAt } satisfies EditDraft)
}

/**
 * Reads a stored draft; returns null when there is none
 * or it cannot be read. `now` fills fields that it lacks.
 */
export function parseEditDraft(text: string | null, now: MealFields): EditDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    if (!parsed.success) return null
    const { fields, before } = parsed.data
    const full = (kept: typeof fields) => ({ ...now, ...kept })
    return { ...parsed.data, fields: full(fields), before: before && full(before) }
  } catch (error) {
    console.warn('The draft could not be read', error)
    return null
  }
}
