import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { xmlText } from '#platform/text/xml.ts'
import { pageLoader } from '../page-loader.server.ts'
import { xmlAnswer } from './answers.ts'

/** Meals in the feed, newest first. */
const feedLength = 30

/** `/feed.xml`: the newest meals as an Atom feed (RFC 4287). */
export const loader = pageLoader(async ({ app }) => {
  const { siteName, siteUrl } = app.config
  const { meals } = await listMeals(app, null, { page: 1, limit: feedLength })
  const updated = meals
    .map((meal) => meal.updatedAt)
    .toSorted()
    .at(-1)
  return xmlAnswer(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(siteName)}: new meals</title>
<id>${xmlText(siteUrl)}/</id>
<link rel="self" href="${xmlText(siteUrl)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/meals"/>
<updated>${updated ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${xmlText(siteName)}</name></author>
${meals.map((meal) => entry(meal, siteUrl)).join('\n')}
</feed>`,
  )
})

function entry(meal: Meal, siteUrl: string): string {
  const address = xmlText(siteUrl + mealPath(meal.slug))
  const words = `${meal.nutritionData.calories} kcal for one serving. ${meal.description}`
  return `<entry><title>${xmlText(meal.title)}</title><id>urn:uuid:${meal._id}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${meal.createdAt}</published><updated>${meal.updatedAt}</updated>
<summary>${xmlText(words)}</summary></entry>`
}
