import { z } from 'zod'

const bulkActions = ['publish', 'unpublish', 'categorise', 'delete', 'restore'] as const

/** The actions for several meals in one call. */
export type BulkAction = (typeof bulkActions)[number]

export const bulkInput = z
  .object({
    action: z.enum(bulkActions, `action must be one of ${bulkActions.join(', ')}`),
    ids: z
      .array(z.string('Each id must be text').trim().toLowerCase(), 'ids must be a list')
      .min(1, 'Please select at least one meal')
      .max(100, 'At most 100 meals at once')
      .transform((ids) => [...new Set(ids)]),
    /** For categorise: the ids of the categories that the meals get, besides those that they have. */
    categories: z
      .array(z.string('Each category must be text').trim(), 'categories must be a list')
      .max(50, 'There can be at most 50 categories')
      .optional(),
  })
  .refine(({ action, categories }) => action !== 'categorise' || categories?.length, {
    path: ['categories'],
    error: 'Please select at least one category',
  })

export type BulkInput = z.output<typeof bulkInput>

/** The ids of the meals for which it worked, and the reasons for the others. */
export const bulkOutcomeSchema = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ _id: z.string(), msg: z.string() })),
})

export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>
