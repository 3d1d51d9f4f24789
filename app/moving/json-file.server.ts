import { z } from 'zod'
import { mealCardSlugs } from '#app/blog/content/moved-meal-cards.server.ts'
import { everyPost, type WholePost } from '#app/blog/every-post.server.ts'
import { webPictures } from '#app/images/making/picture-source.server.ts'
import type { WholePage } from '#app/legal/documents/every-page.server.ts'
import { everyMeal, type WholeMeal } from '#app/meals/every-meal.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid } from '#platform/errors.ts'
import { entryImporter } from './import-entries.server.ts'
import type { ImportedThing } from './imported-thing.server.ts'

/**
 * The file that `export FILE.json` writes and `import` reads. Images have absolute addresses, so that other
 * sites can fetch them.
 */
const contentFile = z.object({
  format: z.literal('platewise-content'),
  meals: z.array(z.unknown()).default([]),
  posts: z.array(z.unknown()).default([]),
})

/** All meals and posts, including drafts, oldest first. */
export async function readAllContent(app: App, admin: Admin) {
  const meals: object[] = []
  for await (const whole of everyMeal(app, admin)) {
    const { meal } = whole
    meals.push({ ...toMealEntry(whole), imageUrl: wholeAddress(app, meal.imageUrl) })
  }
  const posts: object[] = []
  for await (const whole of everyPost(app, admin)) {
    const { post } = whole
    posts.push({
      ...(await toPostEntry(app, admin, whole)),
      author: post.author.name,
      featuredImage: wholeAddress(app, post.featuredImage),
      socialImage: wholeAddress(app, post.socialImage),
      content: relativeAddresses(app, post.content).replaceAll(
        '"url":"/media/',
        `"url":"${app.config.siteUrl}/media/`,
      ),
    })
  }
  return { format: 'platewise-content', meals, posts }
}

/** Imports the content of the file by slugs, with its images, by default from the web. */
export async function* importContent(
  app: App,
  admin: Admin,
  json: unknown,
  pictures = webPictures(app, admin),
): AsyncGenerator<ImportedThing> {
  const file = contentFile.safeParse(json).data
  if (!file) throw invalid('This is no export of meals and posts')
  const importer = await entryImporter(app, admin, pictures)
  for (const meal of file.meals) yield await importer.meal(meal)
  for (const post of file.posts) yield await importer.post(post)
}

/** A meal as a file has it, without ids and other data that only this site can use. */
export function toMealEntry({ meal, oldSlugs }: WholeMeal) {
  const { _id, imageId, image, updatedAt, categories, mealType, ...said } = meal
  return {
    ...said,
    categories: categories.map(({ name }) => name),
    mealType: mealType?.name ?? null,
    oldSlugs,
  }
}

/** A post as a file has it. */
export async function toPostEntry(app: App, admin: Admin, { post, oldSlugs }: WholePost) {
  const { _id, featuredImageId, image, updatedAt, author, authorId, status, ...said } = post
  return { ...said, ...(await movedContent(app, admin, post.content)), oldSlugs }
}

/** A page as a file has it. */
export async function toPageEntry(app: App, admin: Admin, { page }: WholePage) {
  const { slug, title, description, published, createdAt } = page
  const said = { slug, title, description, published, createdAt }
  return { ...said, ...(await movedContent(app, admin, page.content)) }
}

/** A text and the meals in it, by names that mean the same on another site. */
const movedContent = async (app: App, admin: Admin, content: string) => ({
  content: relativeAddresses(app, content),
  mealCards: await mealCardSlugs(app, admin, content),
})

/** Removes the address of this site from images in the content, because the next site has another address. */
const relativeAddresses = (app: App, content: string) =>
  content.replaceAll(`${app.config.siteUrl}/media/`, '/media/')

const wholeAddress = (app: App, url: string) =>
  url.startsWith('/') && !isToCome(url) ? app.config.siteUrl + url : url
