import type { PostSummary } from '#app/blog/post.ts'
import { shownDate } from '#app/blog/post-dates.ts'
import { postPath } from '#app/blog/post-path.ts'
import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import type { App } from '#platform/app.ts'
import { xmlText } from '#platform/text/xml.ts'
import { xmlAnswer } from '../answers.ts'

export type FeedEntry = {
  id: string
  title: string
  path: string
  summary: string
  /** The full text as HTML with absolute addresses. */
  html?: string
  author?: string
  tags?: string[]
  published: string
  updated: string
}

type Feed = {
  title: string
  /** The address of the feed, from the first slash on. */
  path: string
  /** The page whose news the feed has. */
  page: string
  entries: FeedEntry[]
}

/** An Atom feed (RFC 4287) as the answer to a request. */
export function atomAnswer({ config }: App, { title, path, page, entries }: Feed): Response {
  const { siteName, siteUrl } = config
  const updated = entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1)
  // The first feed of the site has had this id since before there were others.
  const id = path === '/feed.xml' ? `${siteUrl}/` : siteUrl + path
  return xmlAnswer(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xmlText(title)}</title>
<id>${xmlText(id)}</id>
<link rel="self" href="${xmlText(siteUrl + path)}"/>
<link rel="alternate" type="text/html" href="${xmlText(siteUrl + page)}"/>
<updated>${updated ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${xmlText(siteName)}</name></author>
${entries.map((entry) => entryText(entry, siteUrl)).join('\n')}
</feed>`,
  )
}

export const entryOfMeal = (meal: Meal): FeedEntry => ({
  id: meal._id,
  title: meal.title,
  path: mealPath(meal.slug),
  summary: `${meal.nutritionData.calories} kcal for one serving. ${meal.description}`,
  published: meal.createdAt,
  updated: meal.updatedAt,
})

export const entryOfPost = (post: PostSummary): FeedEntry => ({
  id: post._id,
  title: post.title,
  path: postPath(post.slug),
  summary: post.description,
  author: post.author.name || undefined,
  published: shownDate(post),
  updated: post.updatedAt,
})

function entryText(entry: FeedEntry, siteUrl: string): string {
  const { html, tags = [] } = entry
  const address = xmlText(siteUrl + entry.path)
  const author = entry.author ? `<author><name>${xmlText(entry.author)}</name></author>` : ''
  const labels = tags.map((tag) => `<category term="${xmlText(tag)}"/>`).join('')
  const content = html === undefined ? '' : `\n<content type="html">${xmlText(html)}</content>`
  return `<entry><title>${xmlText(entry.title)}</title><id>urn:uuid:${entry.id}</id>
<link rel="alternate" type="text/html" href="${address}"/>${author}${labels}
<published>${entry.published}</published><updated>${entry.updated}</updated>
<summary>${xmlText(entry.summary)}</summary>${content}</entry>`
}
