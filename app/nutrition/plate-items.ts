import { z } from 'zod'
import { analysisSchema } from './analysis.ts'
import { foodPortionSchema } from './foods/food-portions.ts'
import { maxItemText, maxPlateGrams, mostPlateItems } from './plate-limits.ts'

const plateGramsMessage = `Grams must be a number from 0 to ${maxPlateGrams}`

const words = z
  .string('The text must be text')
  .trim()
  .max(maxItemText, `The text must have at most ${maxItemText} characters`)

const idMessage = 'Each item needs a foodId'

/** How the grams were found, which decides how far they may be off. */
const plateBases = ['weight', 'measure', 'assumed'] as const

const plateItemSchema = z.object({
  foodId: z.string(idMessage).trim().min(1, idMessage).max(200, idMessage),
  grams: z
    .number(plateGramsMessage)
    .min(0, plateGramsMessage)
    .max(maxPlateGrams, plateGramsMessage),
  basis: z.enum(plateBases, `The basis must be one of ${plateBases.join(', ')}`).default('weight'),
  text: words.default(''),
})

/** A food of a corrected plate with its grams; `text` are the words that it was read from. */
export type PlateItem = z.infer<typeof plateItemSchema>

const countMessage = `Items must be a list of 1 to ${mostPlateItems} foods with their grams`

export const figuresInput = z.object({
  items: z
    .array(plateItemSchema, countMessage)
    .min(1, countMessage)
    .max(mostPlateItems, countMessage),
  /** Words of the plate that are still not understood; they widen the range. */
  unknown: z.array(words, 'Unknown words must be a list').max(mostPlateItems).default([]),
})

/** Figures of a plate, with the usual amounts of its foods by their ids. */
export const plateFiguresSchema = analysisSchema.extend({
  portions: z.record(z.string(), z.array(foodPortionSchema)),
})

export type PlateFigures = z.infer<typeof plateFiguresSchema>
