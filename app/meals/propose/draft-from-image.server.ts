import { getImage } from '#app/images/images.server.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import { freeTitle } from '#app/publishing/titles.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { conflict, invalid, isFailure } from '#platform/errors.ts'
import { labelsName } from '../create-meal/publish-meal.ts'
import { createMeal } from '../editing/edit-meals.server.ts'
import { mealsOfImage } from '../editing/meal-uses.db.server.ts'
import { mealPublication } from '../meal.ts'
import { mealNames } from '../meal-names.server.ts'
import { getMeal } from '../meals.server.ts'
import { standardDescription } from '../warnings/warnings.ts'
import { fittingLabels } from './fitting-labels.ts'
import type { ImageDraft } from './proposal.ts'
import { titleOf } from './title-words.ts'

/**
 * Makes a draft of an image that was drawn of words, with its figures and all that is proposed. An image that
 * a meal shows already is left alone, and that meal is returned. Throws 404 for an unknown image, 409 for one
 * that is not ready, and 400 for one without words, or whose words name no food.
 */
export async function draftFromImage(
  app: App,
  staff: Staff,
  { imageId }: { imageId: string },
): Promise<ImageDraft> {
  const image = await getImage(app, staff, imageId)
  if (!image.url) throw conflict('Image is not ready for analysis yet', 'imageId')
  if (!image.prompt) throw invalid('Nothing is known of this image but its picture', 'imageId')
  const { prompt: text } = image
  const analysis = await analyseText(app, text, 'prompt', 'imageId')
  const { items, nutritionData: figures, unknown } = analysis
  const foods = items.map(({ food }) => food)
  const known = {
    imageId,
    analysis,
    title: titleOf(text, foods) || 'Meal',
    labels: fittingLabels({ text, items, figures, unknown }, await mealNames(app)),
  }
  return await makeOnce(app, staff, known, mostTries)
}

type Known = {
  imageId: string
  analysis: Analysis
  /** Without the number that it gets where others have it. */
  title: string
  labels: ReturnType<typeof fittingLabels>
}

/** Others may take one title after another at the same moment. */
const mostTries = 4

/**
 * The title is chosen before looking for a meal of the image: of two calls at once the later one then either
 * sees the meal of the first, or wants the same title, which the database refuses.
 */
async function makeOnce(app: App, staff: Staff, known: Known, tries: number): Promise<ImageDraft> {
  const { imageId, analysis, labels } = known
  const title = await freeTitle(app, mealPublication, known.title)
  const [earlier] = await mealsOfImage(app.db, imageId, 1)
  if (earlier) return { meal: await getMeal(app, staff, earlier._id), made: false }
  try {
    const meal = await createMeal(app, staff, {
      title,
      name: labelsName(labels.categories, labels.mealType),
      description: standardDescription,
      imageId,
      categories: labels.categories.map(({ _id }) => _id),
      mealType: labels.mealType?._id ?? null,
      nutritionData: analysis.nutritionData,
      detectedIngredients: analysis.detectedIngredients,
      items: analysis.items,
      range: analysis.range,
      isPublished: false,
    })
    return { meal, made: true }
  } catch (error) {
    if (tries <= 1 || !isFailure(error) || error.status !== 409) throw error
    return await makeOnce(app, staff, known, tries - 1)
  }
}
