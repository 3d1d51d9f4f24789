import type { Image } from '#app/images/image.ts'
import type { Nutrient } from '#app/nutrition/nutrition.ts'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { missingMealTitle } from '../editing/meal-input.ts'
import type { Category, MealType } from '../meal.ts'
import { mealAddress } from '../meal.ts'
import {
  figureNumbers,
  ingredientNames,
  type Serving,
  wrongFigures,
  wrongFigureText,
} from '../portions/serving.ts'
import { standardDescription } from '../warnings/warnings.ts'
import { servingRange } from './analysis.ts'
import type { Analysis } from './local-draft.ts'

/** The contents of the create screen when Publish Meal is pressed. */
export type MealForm = {
  title: string
  /** Empty for the standard one. */
  description: string
  /** Empty for what follows from the picture. */
  imageAlt: string
  /** The chosen image; null unless one is chosen and ready. */
  image: Image | null
  categories: Category[]
  mealType: MealType | null
  analysis: Analysis | null
  serving: Serving
}

export type PublishField = 'title' | 'image' | 'mealType' | Nutrient

/** What is missing, in the order of the screen; empty when the meal can be published. */
export function publishProblems(form: MealForm): Map<PublishField, string> {
  const problems = new Map<PublishField, string>()
  if (form.title.trim() === '') problems.set('title', missingMealTitle)
  if (form.image === null) problems.set('image', 'Please select an image for the meal')
  if (form.mealType === null) problems.set('mealType', 'Please select a meal type')
  for (const name of wrongFigures(form.serving.figures)) {
    problems.set(name, wrongFigureText(name))
  }
  return problems
}

/** What keeps a meal from being stored as a draft, which needs a title only. */
export function draftProblems(form: MealForm): Map<PublishField, string> {
  const problems = publishProblems(form)
  problems.delete('image')
  problems.delete('mealType')
  return problems
}

/** The name of a new meal: its categories, its type, and Meal. */
export function labelsName(categories: Named[], mealType: Named | null): string {
  const names = [...categories.map(({ name }) => name), mealType?.name, 'Meal']
  return names.filter(Boolean).join(' ').slice(0, maxTitleLength).trim()
}

type Named = { name: string }

/** The body of POST /meals. */
export function newMealBody(form: MealForm, isPublished = true) {
  const { title, image, imageAlt, categories, mealType, analysis, serving } = form
  return {
    name: labelsName(categories, mealType),
    title: title.trim(),
    // For a title without letters the server makes up a slug.
    slug: mealAddress(title) || undefined,
    description: form.description.trim() || standardDescription,
    imageUrl: image?.imageUrl,
    imageId: image?._id,
    imageAlt: imageAlt.trim(),
    mealType: mealType?._id,
    categories: categories.map(({ _id }) => _id),
    nutritionData: figureNumbers(serving.figures),
    ingredients: ingredientNames(
      serving.items,
      analysis?.detectedIngredients ?? [],
      analysis?.items ?? [],
    ),
    items: serving.items,
    range: servingRange(serving, analysis),
    isPublished,
  }
}
