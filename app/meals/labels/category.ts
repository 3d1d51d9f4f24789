import { z } from 'zod'
import { lineField, requiredField } from '#platform/text/fields.ts'
import { categorySchema, mealTypeSchema } from '../meal.ts'

/** What meals are sorted under. */
export type LabelKind = 'category' | 'mealType'

/** What a label of that kind is called in a sentence. */
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

/** Slugs stay, since addresses hold them. */
export const renamedMealTypeInput = newMealTypeInput.pick({ name: true })

export const mergeInput = z.object({
  into: z.string('Please choose what to merge it into').trim().toLowerCase(),
})

/** A category with how many meals have it; what is in the trash does not count. */
export const usedCategorySchema = categorySchema.extend({ meals: z.number() })

export type UsedCategory = z.infer<typeof usedCategorySchema>

export const usedMealTypeSchema = mealTypeSchema.extend({
  meals: z.number(),
  /** A page such as /meals/lunch shows its meals, so that it cannot be deleted. */
  hasPage: z.boolean(),
})

export type UsedMealType = z.infer<typeof usedMealTypeSchema>

/** What every site has from its first start. */
export const firstCategories = ['Keto', 'Vegan', 'Mediterranean']

export const firstMealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snacks']
