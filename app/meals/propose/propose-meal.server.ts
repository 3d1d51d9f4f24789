import { drawnInImage } from '#app/images/drawn/drawn-image.server.ts'
import { freeTitle } from '#app/publishing/titles.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isId } from '#platform/text/slug.ts'
import { mealPublication } from '../meal.ts'
import { mealNames } from '../meal-names.server.ts'
import { namesOf } from '../warnings/warnings.ts'
import { fittingLabels } from './fitting-labels.ts'
import type { Proposal, ProposeInput } from './proposal.ts'
import { titleOf } from './title-words.ts'

/** Proposes title, labels and description of a new meal, by rules and without any paid call. */
export async function proposeMeal(app: App, _staff: Staff, input: ProposeInput): Promise<Proposal> {
  const { text, items, unknown, imageId } = input
  const names = await mealNames(app)
  const plate = { text, items, figures: input.nutritionData, unknown }
  const title = titleOf(
    text,
    items.map(({ food }) => food),
  )
  return {
    title: title && (await freeTitle(app, mealPublication, title)),
    ...fittingLabels(plate, names),
    description: namesOf(items),
    drawn: imageId && isId(imageId) ? await drawnInImage(app, imageId) : null,
  }
}
