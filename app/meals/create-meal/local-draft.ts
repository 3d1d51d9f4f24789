import { z } from 'zod'
import { noPrompts } from '#app/images/prompts.ts'
import { itemSchema, nutritionSchema } from '#app/nutrition/nutrition.ts'

const analysisSchema = z.object({
  /** What the figures were computed from; they are out of date when it is something else. */
  basis: z.string(),
  nutritionData: nutritionSchema,
  detectedIngredients: z.array(z.string()),
  items: z.array(itemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }).nullable(),
})

/** The figures of the chosen image, as the server computed them. */
export type Analysis = z.infer<typeof analysisSchema>

// What a field stores in another shape, as an older version did, falls back to nothing: the rest
// of the draft is still worth having.
const draftSchema = z.object({
  prompts: z
    .object({ single: z.string(), multi: z.boolean(), slots: z.array(z.string()).min(2) })
    .catch(noPrompts),
  linkUrl: z.string().catch(''),
  images: z.array(z.object({ id: z.string(), prompt: z.string() })).catch([]),
  selectedId: z.string().nullable().catch(null),
  ingredients: z.string().catch(''),
  analysis: analysisSchema.nullable().catch(null),
  title: z.string().catch(''),
  categoryIds: z.array(z.string()).catch([]),
  mealTypeId: z.string().catch(''),
})

/** Everything on the create screen that is not on the server yet. */
export type LocalDraft = z.infer<typeof draftSchema>

export const emptyDraft: LocalDraft = draftSchema.parse({})

const key = 'mealDraft'

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft that was left; an empty one when there is none, or the storage cannot be read. */
export function readDraft(store: () => DraftStore): LocalDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(store().getItem(key) ?? '{}'))
    return parsed.success ? parsed.data : emptyDraft
  } catch (error) {
    console.warn('The draft could not be read', error)
    return emptyDraft
  }
}

/** Keeps the draft; an empty one leaves nothing behind. False when the storage refuses. */
export function keepDraft(store: () => DraftStore, draft: LocalDraft): boolean {
  try {
    if (isEmptyDraft(draft)) store().removeItem(key)
    else store().setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    console.warn('The draft could not be kept', error)
    return false
  }
}

/** True when there is nothing to lose. */
export function isEmptyDraft(draft: LocalDraft): boolean {
  return JSON.stringify(draftSchema.parse(draft)) === JSON.stringify(emptyDraft)
}
