import { z } from 'zod'
import { lineField, requiredField } from '#platform/text/fields.ts'
import { categorySchema, mealTypeSchema } from '../meal.ts'

/** The kinds of labels that meals are sorted by. */
export type LabelKind = 'category' | 'mealType'

/** The name of each kind in a sentence. */
export const labelWords = { category: 'category', mealType: 'meal type' } as const

export const takenCategoryName = 'A category with this name already exists'

export const takenMealTypeName = 'A meal type with this name already exists'

export const newCategoryInput = z.object({
  name: requiredField('Category name', 60, 'Category name is required'),
})

export const newMealTypeInput = z.object({
  name: requiredField('Meal type name', 60, 'Meal type name is required'),
  slug: lineField('Slug', 60).nullish(),
})

export type NewMealType = z.output<typeof newMealTypeInput>

/** Slugs cannot change, because they are part of addresses. */
export const renamedMealTypeInput = newMealTypeInput.pick({ name: true })

export const mergeInput = z.object({
  into: z.string('Please choose what to merge it into').trim().toLowerCase(),
})

/** A category with the number of its meals; deleted meals do not count. */
export const usedCategorySchema = categorySchema.extend({ meals: z.number() })

export type UsedCategory = z.infer<typeof usedCategorySchema>

export const usedMealTypeSchema = mealTypeSchema.extend({
  meals: z.number(),
  /** True when a page such as /meals/lunch lists its meals; it cannot be deleted then. */
  hasPage: z.boolean(),
})

export type UsedMealType = z.infer<typeof usedMealTypeSchema>

/** The categories of a new site. */
export const firstCategories = ['Keto', 'Vegan', 'Mediterranean']

export const firstMealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snacks']
