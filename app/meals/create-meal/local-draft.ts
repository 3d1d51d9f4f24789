import { z } from 'zod'
import { noPrompts, promptsSchema } from '#app/images/making/prompts.ts'
import { spreadSchema } from '#app/nutrition/analysis.ts'
import { storedItemSchema, suggestionSchema } from '#app/nutrition/nutrition.ts'
import { noServing, servingSchema } from '../portions/serving.ts'
import { proposalSchema } from '../propose/proposal.ts'

const analysisSchema = z.object({
  /** The source that the figures were computed from; with any other source they are out of date. */
  basis: z.string(),
  detectedIngredients: z.array(z.string()),
  items: z.array(storedItemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }).nullable(),
  spread: spreadSchema.optional(),
  /**
   * Words that are not counted, with the foods that they may
   * mean; each is removed once a food was chosen for it.
   */
  suggestions: z.array(suggestionSchema).catch([]),
})

/** The answer of the server for the chosen image; corrections are made to a copy of the items. */
export type Analysis = z.infer<typeof analysisSchema>

// A field that an older version stored in another shape falls
// back to empty, so that the rest of the draft is kept.
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
  /** Empty for the standard description. */
  description: z.string().catch(''),
  /** What is read out in place of the picture; empty for what follows from it. */
  imageAlt: z.string().catch(''),
  /** What the site proposed last, and the foods that it was proposed for. */
  proposal: proposalSchema.extend({ key: z.string() }).nullable().catch(null),
  /** The fields that have what was proposed and were not touched since; see `proposing/marks.ts`. */
  proposed: z.array(z.string()).catch([]),
  /** Proposed categories that a person took out, so that they are not proposed again. */
  declined: z.array(z.string()).catch([]),
})

/** Everything on the create screen that is not on the server yet. */
export type LocalDraft = z.infer<typeof draftSchema>

export const emptyDraft: LocalDraft = draftSchema.parse({})

/** The key under which the draft is stored, separately for each tab. */
export const draftKind = 'mealDraft'

/** Reads a stored draft; returns an empty one when there is none or it cannot be read. */
export function parseDraft(text: string | null): LocalDraft {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? '{}'))
    return parsed.success ? parsed.data : emptyDraft
  } catch (error) {
    console.warn('The draft could not be read', error)
    return emptyDraft
  }
}

/** The id under which the meal of a stored draft was to be stored. */
export function newIdOf(text: string | null): string | undefined {
  try {
    return z.object({ newId: z.string() }).safeParse(JSON.parse(text ?? '{}')).data?.newId
  } catch {
    return undefined
  }
}

/** The text to store for a draft; null for an empty one. */
export function draftText(draft: LocalDraft, newId: string): string | null {
  return isSame(draft, emptyDraft) ? null : JSON.stringify({ ...draft, newId })
}

/** True when there is nothing to lose. */
export function isEmptyDraft(draft: LocalDraft): boolean {
  const blank = draft.prompts.slots.every((slot) => slot.trim() === '')
  const prompts = blank && draft.prompts.single === '' ? noPrompts : draft.prompts
  return isSame({ ...draft, prompts }, emptyDraft)
}

const isSame = (one: LocalDraft, other: LocalDraft) =>
  JSON.stringify(draftSchema.parse(one)) === JSON.stringify(other)
