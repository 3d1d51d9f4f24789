import { z } from 'zod'
import { maxTextLength, textTooLong } from '#app/nutrition/text/text-limit.ts'
import { itemInput, nutritionInput } from '../editing/figures-input.ts'
import { categorySchema, mealSchema, mealTypeSchema } from '../meal.ts'

/** What is known of a new meal: its words, foods and figures, and its image. */
export const proposeInput = z.object({
  text: z.string('The text must be text').trim().max(maxTextLength, textTooLong).default(''),
  items: z.array(itemInput, 'Items must be a list').max(100, 'There can be at most 100 items'),
  nutritionData: nutritionInput.prefault({}),
  /** Words that are not counted. */
  unknown: z.array(z.string().max(300)).max(100).default([]),
  imageId: z.string().trim().max(100).nullish(),
})

export type ProposeInput = z.output<typeof proposeInput>

/** What the site proposes for a meal, by rules alone; a person decides. */
export const proposalSchema = z.object({
  /** A title that no other meal has; empty when there are no words for one. */
  title: z.string(),
  mealType: mealTypeSchema.nullable(),
  /** Categories of the site that fit, each with the reason. */
  categories: z.array(categorySchema.extend({ why: z.string() })),
  /** A sentence of the foods; empty without any. */
  description: z.string(),
  /** The foods that the picture shows, which its alternative text names; null for other pictures. */
  drawn: z.array(z.string()).nullable(),
})

export type Proposal = z.infer<typeof proposalSchema>

export const draftInput = z.object({
  imageId: z.string('Please choose an image').trim().min(1, 'Please choose an image').max(100),
})

/** The meal of an image; `made` is false when it had one before. */
export const draftSchema = z.object({ meal: mealSchema, made: z.boolean() })

export type ImageDraft = z.infer<typeof draftSchema>
