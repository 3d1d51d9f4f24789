import { listPosts } from '#app/blog/list-posts.server.ts'
import type { PostSummary } from '#app/blog/post.ts'
import { postPath } from '#app/blog/post-path.ts'
import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { xmlText } from '#platform/text/xml.ts'
import { xmlAnswer } from './answers.ts'

/** How many meals and posts the feed has at most, newest first. */
const feedLength = 30

type Entry = {
  id: string
  title: string
  path: string
  summary: string
  author?: string
  published: string
  updated: string
}

/** `/feed.xml`: the newest meals and posts as an Atom feed (RFC 4287). */
export const loader = pageLoader(async ({ app }) => {
  const { siteName, siteUrl } = app.config
  const paging = { page: 1, limit: feedLength }
  const [{ meals }, { blogs }] = await Promise.all([
    listMeals(app, null, paging),
    listPosts(app, null, paging),
  ])
  const entries = [...meals.map(entryOfMeal), ...blogs.map(entryOfPost)]
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .slice(0, feedLength)
  const updated = entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1)
  return xmlAnswer(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(siteName)}: new meals and articles</title>
<id>${xmlText(siteUrl)}/</id>
<link rel="self" href="${xmlText(siteUrl)}/feed.xml"/>
<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/"/>
<updated>${updated ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${xmlText(siteName)}</name></author>
${entries.map((entry) => entryText(entry, siteUrl)).join('\n')}
</feed>`,
  )
})

const entryOfMeal = (meal: Meal): Entry => ({
  id: meal._id,
  title: meal.title,
  path: mealPath(meal.slug),
  summary: `${meal.nutritionData.calories} kcal for one serving. ${meal.description}`,
  published: meal.createdAt,
  updated: meal.updatedAt,
})

const entryOfPost = (post: PostSummary): Entry => ({
  id: post._id,
  title: post.title,
  path: postPath(post.slug),
  summary: post.description,
  author: post.author.name || undefined,
  published: post.createdAt,
  updated: post.updatedAt,
})

function entryText(entry: Entry, siteUrl: string): string {
  const address = xmlText(siteUrl + entry.path)
  const author = entry.author ? `<author><name>${xmlText(entry.author)}</name></author>` : ''
  return `<entry><title>${xmlText(entry.title)}</title><id>urn:uuid:${entry.id}</id>
<link rel="alternate" type="text/html" href="${address}"/>${author}
<published>${entry.published}</published><updated>${entry.updated}</updated>
<summary>${xmlText(entry.summary)}</summary></entry>`
}
