import { z } from 'zod'
import { chosenId, lastSeen, optional } from '#app/publishing/input.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { lineField, requiredField, textField } from '#platform/text/fields.ts'
import type { Editor } from '../meal.ts'
import { itemInput, nutritionInput, rangeInput } from './figures-input.ts'

/** How long the text that is read out in place of a picture may be. */
export const maxAltLength = 500

export const missingMealTitle = 'Please enter a title for the meal'

/** A row by its id, or as the whole object that the API returned. */
const reference = (label: string) =>
  z
    .union([z.string(), z.object({ _id: z.string() })], `${label} must be an id`)
    .transform((value) => oneId(typeof value === 'string' ? value : value._id))

const oneId = (id: string) => id.trim().toLowerCase()

/** A field that null and the empty string clear. */
const clearable = <T extends z.ZodType<string>>(schema: T) =>
  schema.nullish().transform((value) => (value === '' ? null : value))

const ingredientList = optional(
  z
    .array(lineField('Each ingredient', 200), 'Ingredients must be a list of texts')
    .max(100, 'There can be at most 100 ingredients')
    .transform((list) => [...new Set(list.filter(Boolean))]),
)

const written = z.object({
  title: optional(requiredField('Title', maxTitleLength, missingMealTitle)),
  /** Stored as sent; used as the title when that is absent. */
  name: optional(lineField('Name', maxTitleLength)),
  slug: optional(lineField('Slug', 500)),
  description: optional(textField('Description', 5000)),
  imageUrl: clearable(lineField('Image URL', 2000)),
  imageId: clearable(reference('The image')),
  imageAlt: optional(lineField('Alternative text', maxAltLength)),
  categories: optional(
    z
      .array(reference('Each category'), 'Categories must be a list')
      .max(50, 'There can be at most 50 categories')
      .transform((ids) => [...new Set(ids)]),
  ),
  mealType: clearable(reference('The meal type')),
  nutritionData: optional(nutritionInput),
  detectedIngredients: ingredientList,
  /** Another name of `detectedIngredients`. */
  ingredients: ingredientList,
  items: optional(
    z.array(itemInput, 'Items must be a list').max(100, 'There can be at most 100 items'),
  ),
  /** Kept while the figures are the sum of the items. */
  range: rangeInput,
  isPublished: optional(z.boolean('isPublished must be true or false')),
})

/** The body of POST /meals: only the title is required. */
export const newMealInput = written
  .extend({ newId: chosenId })
  .refine((meal) => !lacksTitle(meal), {
    path: ['title'],
    error: missingMealTitle,
    // Reported together with other problems, unless the title itself has one.
    when: ({ value, issues }) =>
      isObject(value) && !issues.some(({ path }) => path?.[0] === 'title'),
  })
  .transform(({ ingredients, ...meal }) => ({
    ...meal,
    title: meal.title ?? meal.name ?? '',
    detectedIngredients: meal.detectedIngredients ?? ingredients,
  }))

/**
 * `editedBy` and `checked` are not part of the API: an import says who set figures by hand, or null when
 * that is not known, and who has checked the meal, or null when nobody has.
 */
export type NewMeal = Partial<z.output<typeof newMealInput>> & {
  title: string
  editedBy?: Editor | null
  checked?: Editor | null
}

/** True for the body of a new meal without a title, also where a list is too long for the rules about it to run. */
export const lacksTitle = (body: unknown) => !Object(body).title && !Object(body).name

/** The parts of a body that are looked up in the database; undefined when invalid. */
export const mealLookUps = z.object({
  title: written.shape.title.catch(undefined),
  name: written.shape.name.catch(undefined),
  slug: written.shape.slug.catch(undefined),
  categories: written.shape.categories.catch(undefined),
  mealType: written.shape.mealType.catch(undefined),
  imageId: written.shape.imageId.catch(undefined),
  imageUrl: written.shape.imageUrl.catch(undefined),
})

/** The body of PUT /meals/{id}: the fields that change, and the `updatedAt` that the client last saw. */
export const mealChangesInput = written
  .extend({
    updatedAt: lastSeen,
  })
  .transform(({ ingredients, ...changes }) => ({
    ...changes,
    detectedIngredients: changes.detectedIngredients ?? ingredients,
  }))

export type MealChanges = Partial<z.output<typeof mealChangesInput>> &
  Pick<NewMeal, 'editedBy' | 'checked'>

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
