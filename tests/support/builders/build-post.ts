import { randomBytes } from 'node:crypto'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { createPost } from '#app/blog/edit-posts.server.ts'
import type { Post } from '#app/blog/post.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import { newImage } from '#app/images/images.server.ts'
import { toImage } from '#app/images/show-images.server.ts'
import type { App } from '#platform/app.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { editor } from './build-meal.ts'

/** A test app with the default categories of posts. */
export async function openBlogApp(...options: Parameters<typeof openTestApp>): Promise<TestApp> {
  const app = await openTestApp(...options)
  await ensurePostCategories(app)
  return app
}

/** Stores an image with the status ready, without files; an upload by default. */
export async function buildImage(app: App, fields: Partial<Parameters<typeof newImage>[2]> = {}) {
  const row = newImage(app, editor, {
    source: 'uploaded',
    status: 'ready',
    media_key: randomBytes(16).toString('hex'),
    variants: { webp: [320, 640], avif: [] },
    width: 640,
    height: 480,
    ...fields,
  })
  await app.db.insertInto('images').values(row).execute()
  const { _id, imageUrl } = toImage(row)
  return { _id, imageUrl }
}

let built = 0

/** The fields that a published post needs, in the format of POST /blogs. */
export async function postFields(app: App, fields: Record<string, unknown> = {}) {
  built += 1
  return {
    title: `Test post ${built}`,
    description: 'What it is about.',
    content: JSON.stringify([{ type: 'paragraph', children: [{ text: 'Hello.' }] }]),
    category: 'Nutrition',
    tags: [],
    published: true,
    featuredImage: 'featuredImage' in fields ? undefined : (await buildImage(app)).imageUrl,
    ...fields,
  }
}

/** Stores a post with a unique title, published by default. */
export async function buildPost(app: App, fields: Record<string, unknown> = {}): Promise<Post> {
  return await createPost(app, editor, newPostInput.parse(await postFields(app, fields)))
}
