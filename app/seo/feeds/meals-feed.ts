import { listMeals } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { htmlText } from '#platform/text/html.ts'
import { atomAnswer, entryOfMeal } from './atom.ts'
import { pictureHtml } from './content-html.server.ts'

/** How many meals the feed has at most, newest first. */
const feedLength = 30

/** `/meals/feed.xml`: the newest meals with their pictures. */
export const loader = pageLoader(async ({ app }) => {
  const { siteName, siteUrl } = app.config
  const { meals } = await listMeals(app, null, { page: 1, limit: feedLength })
  const entries = meals.map((meal) => {
    const entry = entryOfMeal(meal)
    const picture = pictureHtml({ url: meal.imageUrl, alt: meal.imageAlt || meal.title }, siteUrl)
    return { ...entry, html: `${picture}<p>${htmlText(entry.summary)}</p>` }
  })
  return atomAnswer(app, {
    title: `${siteName}: new meals`,
    path: '/meals/feed.xml',
    page: '/meals',
    entries,
  })
})
