import { isRouteErrorResponse, redirect, useParams } from 'react-router'
import { DraftPreview } from '#app/accounts/draft-preview.tsx'
import { errorMeta, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { isId } from '#platform/text/slug.ts'
import { listRelatedCards } from '../catalogue/meal-cards.server.ts'
import { MealError, mealErrorTitle } from '../detail/meal-error.tsx'
import { embedLink, mealMeta } from '../detail/meal-meta.ts'
import { mealSharePath } from '../detail/meal-share.server.ts'
import { MealView } from '../detail/meal-view.tsx'
import { drawnInMeal } from '../drawn-in-meal.server.ts'
import { mealPlateAddress } from '../estimate/meal-plate.ts'
import type { Meal } from '../meal.ts'
import { mealPath } from '../meal-path.ts'
import { mealPortionsPath } from '../meal-portions.server.ts'
import { getMeal, getMealBySlug } from '../meals.server.ts'
import { listSwaps } from '../swaps/find-swaps.server.ts'
import type { Route } from './+types/meal.ts'

export const loader = pageLoader(async ({ app, params: { slug = '' } }) => {
  const byId = isId(slug)
  const meal = byId ? await getMeal(app, null, slug) : await getMealBySlug(app, null, slug)
  if (!byId && meal.slug !== slug) throw redirect(mealPath(meal.slug), 301)
  const related = await listRelatedCards(app, meal)
  const portionPlates = await mealPortionsPath(app, meal)
  const drawn = await drawnInMeal(app, meal)
  const swaps = await listSwaps(app, meal)
  const shown = { related, swaps, portionPlates, drawn, yours: mealPlateAddress(meal.items) }
  return { meal, shown, sharePicture: await mealSharePath(app, meal) }
})

export function meta({ loaderData, error, params, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (!loaderData) return errorMeta(site, mealErrorTitle(error, params.slug))
  const { meal, sharePicture } = loaderData
  return [...pageMeta(site, mealMeta(site, meal, sharePicture)), embedLink(site, meal)]
}

export default function MealPage({ loaderData }: Route.ComponentProps) {
  const { meal, shown } = loaderData
  // The key resets the portion to one serving for the next meal.
  return <MealView key={meal._id} meal={meal} {...shown} />
}

/** For staff, a meal that visitors may not see is shown as a draft. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = '' } = useParams()
  const view = <MealError error={error} slug={slug} />
  const missing = isRouteErrorResponse(error) && error.status === 404
  if (!missing) return view
  return (
    <DraftPreview<Meal>
      path={`/meals/slug/${encodeURIComponent(slug)}`}
      titleOf={({ title }) => title}
      show={(draft) => <MealView meal={draft} related={[]} />}
    >
      {view}
    </DraftPreview>
  )
}
