import { z } from 'zod'
import { noPrompts, promptsSchema } from '#app/images/making/prompts.ts'
import { spreadSchema } from '#app/nutrition/analysis.ts'
import { storedItemSchema, suggestionSchema } from '#app/nutrition/nutrition.ts'
import { noServing, servingSchema } from '../portions/serving.ts'

const analysisSchema = z.object({
  /** What the figures were computed from; they are out of date when it is something else. */
  basis: z.string(),
  detectedIngredients: z.array(z.string()),
  items: z.array(storedItemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }).nullable(),
  spread: spreadSchema.optional(),
  /** What is not counted, with the foods that it may mean; each goes once one of them is put in. */
  suggestions: z.array(suggestionSchema).catch([]),
})

/** What the server found on the chosen image; corrections are made to a copy of the items. */
export type Analysis = z.infer<typeof analysisSchema>

// What a field stores in another shape, as an older version did, falls back to nothing: the rest
// of the draft is still worth having.
const draftSchema = z.object({
  prompts: promptsSchema.catch(noPrompts),
  linkUrl: z.string().catch(''),
  images: z.array(z.object({ id: z.string(), prompt: z.string() })).catch([]),
  selectedId: z.string().nullable().catch(null),
  ingredients: z.string().catch(''),
  analysis: analysisSchema.nullable().catch(null),
  serving: servingSchema.catch(noServing),
  title: z.string().catch(''),
  categoryIds: z.array(z.string()).catch([]),
  mealTypeId: z.string().catch(''),
})

/** Everything on the create screen that is not on the server yet. */
export type LocalDraft = z.infer<typeof draftSchema>

export const emptyDraft: LocalDraft = draftSchema.parse({})

/** Under which the draft is kept, apart for each tab. */
export const draftKind = 'mealDraft'

/** The draft in a text that was kept; an empty one when there is none that can be read. */
export function parseDraft(text: string | null): LocalDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : emptyDraft
  } catch (error) {
    console.warn('The draft could not be read', error)
    return emptyDraft
  }
}

/** What is kept of a draft; null for an empty one. */
export function draftText(draft: LocalDraft): string | null {
  return isEmptyDraft(draft) ? null : JSON.stringify(draft)
}

/** True when there is nothing to lose. */
export function isEmptyDraft(draft: LocalDraft): boolean {
  return JSON.stringify(draftSchema.parse(draft)) === JSON.stringify(emptyDraft)
}
