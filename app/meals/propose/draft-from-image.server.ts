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
import { getMeal } from '../meals.server.ts'
import { standardDescription } from '../warnings/warnings.ts'
import type { ImageDraft, Proposal } from './proposal.ts'
import { proposeMeal } from './propose-meal.server.ts'

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
  const analysis = await analyseText(app, image.prompt, 'prompt', 'imageId')
  const { items, nutritionData, unknown } = analysis
  const proposal = await proposeMeal(app, staff, {
    ...{ text: image.prompt, items, nutritionData, unknown, imageId },
  })
  return await makeOnce(app, staff, { imageId, analysis, proposal }, mostTries)
}

type Known = { imageId: string; analysis: Analysis; proposal: Proposal }

/** Others may take one title after another at the same moment. */
const mostTries = 4

/**
 * The title is chosen before looking for a meal of the image: of two calls at once the later one then either
 * sees the meal of the first, or wants the same title, which the database refuses.
 */
async function makeOnce(app: App, staff: Staff, known: Known, tries: number): Promise<ImageDraft> {
  const { imageId, analysis, proposal } = known
  const title = await freeTitle(app, mealPublication, proposal.title || 'Meal')
  const [earlier] = await mealsOfImage(app.db, imageId, 1)
  if (earlier) return { meal: await getMeal(app, staff, earlier._id), made: false }
  try {
    const meal = await createMeal(app, staff, {
      title,
      name: labelsName(proposal.categories, proposal.mealType),
      description: standardDescription,
      imageId,
      categories: proposal.categories.map(({ _id }) => _id),
      mealType: proposal.mealType?._id ?? null,
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
