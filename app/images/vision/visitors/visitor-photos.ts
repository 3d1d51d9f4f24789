import { z } from 'zod'

/** The foods that a model saw on a visitor's photo, with its guess of their grams; no figures. */
export const photoFoodsSchema = z.object({
  foods: z.array(z.object({ name: z.string(), grams: z.number() })),
})

export type PhotoFood = z.infer<typeof photoFoodsSchema>['foods'][number]
