import { z } from 'zod'
import { itemSchema, nutrients, nutritionSchema, suggestionSchema } from './nutrition.ts'
import { maxTextLength, textTooLong } from './text/text-limit.ts'

/** The source of an analysis: typed ingredients, the prompt of an image, or what a model saw on it. */
const analysisSources = ['ingredients', 'prompt', 'vision'] as const

/** The spread of several looks at the same picture; the figures are those of the median look. */
export const spreadSchema = z.object({
  looks: z.number(),
  low: nutritionSchema,
  high: nutritionSchema,
})

/** Figures of a text with the foods that they come from, as the API returns them. */
export const analysisSchema = z.object({
  nutritionData: nutritionSchema,
  detectedIngredients: z.array(z.string()),
  items: z.array(itemSchema),
  range: z.object({ calories: z.object({ low: z.number(), high: z.number() }) }),
  missing: z.array(z.enum(nutrients)),
  unknown: z.array(z.string()).meta({
    description:
      'Stretches of the text that look like food and were not found or not used; they are not counted',
  }),
  suggestions: z.array(suggestionSchema).meta({
    description: 'For each unknown stretch the nearest foods, at most three, best first',
  }),
  source: z.enum(analysisSources),
  spread: spreadSchema.optional(),
})

export type Analysis = z.infer<typeof analysisSchema>

/** A text to be read for foods. */
export const estimateInput = z.object({
  text: z
    .string('Please enter a text')
    .trim()
    .min(1, 'Please enter a text')
    .max(maxTextLength, textTooLong),
})

/** The image to analyse. `ingredients`, if given, are read instead of its prompt. */
export const analyzeInput = z.object({
  imageId: z.string().trim().max(100).nullish(),
  imageUrl: z.string().trim().max(2000).nullish(),
  ingredients: z
    .union([z.string(), z.array(z.string()).transform((list) => list.join(', '))])
    .pipe(z.string().trim().max(maxTextLength, textTooLong))
    .nullish(),
  /** Number of looks by a vision model, for a picture without a prompt. */
  times: z
    .union([z.literal(1), z.literal(3)], 'The picture can be looked at 1 or 3 times')
    .nullish(),
})

export type AnalyzeInput = z.output<typeof analyzeInput>
