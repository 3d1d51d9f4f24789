import { z } from 'zod'
import { lineField, requiredField } from '#platform/text/fields.ts'

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

/** What every site has from its first start. */
export const firstCategories = ['Keto', 'Vegan', 'Mediterranean']

export const firstMealTypes = ['Breakfast', 'Lunch', 'Dinner', 'Snacks']
