import { z } from 'zod'
import { readContent } from '#app/blog/content.ts'
import { importPost } from '#app/blog/import-post.server.ts'
import { listPosts } from '#app/blog/list-posts.server.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import { getPost } from '#app/blog/posts.server.ts'
import type { Meal } from '#app/meals/meal.ts'
import { listMeals } from '#app/meals/meals.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { importMeal, mealEntry } from './import-meal.server.ts'

const postEntry = z.looseObject({
  slug: z.string().min(1),
  author: z.string().default(''),
  createdAt: z.iso.datetime().optional(),
})

/** What `export` writes and `import` reads. Addresses of images are whole, so that others can fetch them. */
export const contentFile = z.object({
  format: z.literal('platewise-content'),
  meals: z.array(mealEntry).default([]),
  posts: z.array(postEntry).default([]),
})

export type ContentFile = z.input<typeof contentFile>

const pageSize = 100

/** All meals and posts, drafts included, oldest first. */
export async function readAllContent(app: App, staff: Caller): Promise<ContentFile> {
  const meals = await allOf((page) => listMeals(app, staff, page), 'meals')
  const posts = await allOf((page) => listPosts(app, staff, page), 'blogs')
  return {
    format: 'platewise-content',
    meals: meals.toReversed().map((meal) => toMealEntry(app, meal)),
    posts: await Promise.all(posts.toReversed().map(({ _id }) => toPostEntry(app, staff, _id))),
  }
}

/** Brings in what the file holds by slugs; gives a line for each that was added, changed or lacks something. */
export async function* importContent(app: App, staff: Caller, file: z.output<typeof contentFile>) {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  for (const meal of file.meals) {
    const { result, notes } = await importMeal(app, staff, meal)
    counts[result] += 1
    if (result !== 'unchanged') yield `${result} meal ${meal.slug}`
    for (const note of notes) yield `  meal ${meal.slug}: ${note}`
  }
  for (const { slug, author, createdAt, ...entry } of file.posts) {
    const post = { ...newPostInput.parse(entry), slug }
    const { result, notes } = await importPost(app, staff, post, { author, createdAt })
    counts[result] += 1
    if (result !== 'unchanged') yield `${result} post ${slug}`
    for (const note of notes) yield `  post ${slug}: ${note}`
  }
  yield `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged`
}

async function allOf<Name extends string, Item>(
  read: (page: {
    page: number
    limit: number
  }) => Promise<Record<Name, Item[]> & { totalPages: number }>,
  name: Name,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; ; page += 1) {
    const found = await read({ page, limit: pageSize })
    all.push(...found[name])
    if (page >= found.totalPages) return all
  }
}

function toMealEntry(app: App, meal: Meal): z.input<typeof mealEntry> {
  const { title, name, slug, description, nutritionData, detectedIngredients, items, range } = meal
  return {
    ...{ title, name, slug, description, nutritionData, detectedIngredients, items, range },
    imageUrl: whole(app, meal.imageUrl),
    categories: meal.categories.map((category) => category.name),
    mealType: meal.mealType?.name ?? null,
    isPublished: meal.isPublished,
  }
}

async function toPostEntry(app: App, staff: Caller, id: string) {
  const post = await getPost(app, staff, id)
  const { title, slug, description, category, tags, published, featuredImageAlt, createdAt } = post
  return {
    ...{ title, slug, description, category, tags, published, featuredImageAlt, createdAt },
    author: post.author.name,
    featuredImage: whole(app, post.featuredImage),
    content: withWholeAddresses(app, post.content),
  }
}

/** Content is left as it is where it shows no image of ours. */
function withWholeAddresses(app: App, stored: string): string {
  const content = readContent(stored)
  if (content.kind !== 'rich' || !stored.includes('/media/')) return stored
  const blocks = content.blocks.map((block) =>
    block.type === 'image' ? { ...block, url: whole(app, block.url) } : block,
  )
  return JSON.stringify(blocks)
}

const whole = (app: App, url: string) => (url.startsWith('/') ? app.config.siteUrl + url : url)
