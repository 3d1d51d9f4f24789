import { commandLine } from '#platform/api/caller.ts'
/** Writes of staff, workers and visitors that all affect the same few rows. */

import {
  addPostCategory,
  deletePostCategory,
  mergePostCategory,
  renamePostCategory,
} from '#app/blog/categories/post-categories.server.ts'
import { createPost, updatePost } from '#app/blog/edit-posts.server.ts'
import { importPost } from '#app/blog/importing/import-post.server.ts'
import type { Post } from '#app/blog/post.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import { deletePost, purgeDeletedPosts, restorePost } from '#app/blog/post-trash.server.ts'
import { addViews } from '#app/blog/posts.db.server.ts'
import { reindexPosts } from '#app/blog/reindex-posts.server.ts'
import { listRevisions, restoreRevision } from '#app/blog/revisions/revisions.server.ts'
import { mediaKeyOf } from '#app/images/files/media-names.ts'
import { updateVariants } from '#app/images/images.db.server.ts'
import { deleteImage } from '#app/images/images.server.ts'
import { webPictures } from '#app/images/making/picture-source.server.ts'
import { createMeal, updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { newMealInput } from '#app/meals/editing/meal-input.ts'
import { addCategory, addMealType } from '#app/meals/labels/categories.server.ts'
import { deleteLabel, mergeLabel, renameLabel } from '#app/meals/labels/meal-labels.server.ts'
import type { Meal } from '#app/meals/meal.ts'
import { deleteMeal, purgeDeletedMeals, restoreMeal } from '#app/meals/meal-trash.server.ts'
import { reindexMeals } from '#app/meals/reindex-meals.server.ts'
import { importMeal, mealEntry } from '#app/moving/import-meal.server.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { buildMeal, editor } from '../builders/build-meal.ts'
import { buildImage, buildPost } from '../builders/build-post.ts'

type Image = Awaited<ReturnType<typeof buildImage>>

/** The rows that all writes affect. */
export type SharedRows = {
  images: [Image, Image]
  /** The image that is deleted first: only writes made in the meantime refer to it. */
  unused: Image
  categories: [string, string]
  mealTypes: [string, string]
  meal: Meal
  trashedMeal: Meal
  postCategories: [string, string]
  post: Post
  trashedPost: Post
}

let numbered = 0
const fresh = (word: string) => {
  numbered += 1
  return `${word} ${numbered}`
}

/** A post's content with these images. */
export const textWith = (...images: { imageUrl: string }[]) =>
  JSON.stringify([
    { type: 'paragraph', children: [{ text: fresh('Hello') }] },
    ...images.map(({ imageUrl }) => ({ type: 'image', url: imageUrl, children: [{ text: '' }] })),
  ])

/** Creates the rows that all writes affect. */
export async function createSharedRows(app: App): Promise<SharedRows> {
  const images: [Image, Image] = [await buildImage(app), await buildImage(app)]
  const nameOf = async (name: string) => (await addPostCategory(app, editor, { name })).name
  const label = async (kind: 'category' | 'type') => {
    const add = kind === 'category' ? addCategory : addMealType
    return (await add(app, editor, { name: fresh(kind) }))._id
  }
  const categories: SharedRows['categories'] = [await label('category'), await label('category')]
  const mealTypes: SharedRows['mealTypes'] = [await label('type'), await label('type')]
  const postCategories: SharedRows['postCategories'] = [
    await nameOf(fresh('Soups')),
    await nameOf(fresh('Stews')),
  ]
  const ofMeal = { imageId: images[0]._id, categories, mealType: mealTypes[0] }
  const ofPost = {
    featuredImage: images[0].imageUrl,
    content: textWith(images[1]),
    category: postCategories[0],
  }
  const [meal, trashedMeal] = [await buildMeal(app, ofMeal), await buildMeal(app, ofMeal)]
  const [post, trashedPost] = [await buildPost(app, ofPost), await buildPost(app, ofPost)]
  await deleteMeal(app, editor, trashedMeal._id)
  await deletePost(app, editor, trashedPost._id)
  const unused = await buildImage(app)
  return {
    ...{ images, unused, categories, mealTypes, meal, trashedMeal },
    ...{ postCategories, post, trashedPost },
  }
}

type Write = (app: App, shared: SharedRows) => Promise<unknown>

/** The writes by name. */
export const rivalWrites: Record<string, Write> = {
  'create meal': (app, { images, unused, categories, mealTypes }) =>
    createMeal(
      app,
      editor,
      newMealInput.parse({
        title: fresh('Meal'),
        isPublished: true,
        imageUrl: numbered % 2 ? images[0].imageUrl : unused.imageUrl,
        categories,
        mealType: mealTypes[0],
      }),
    ),
  'edit meal': (app, { meal, images, categories, mealTypes }) =>
    updateMeal(app, editor, meal._id, {
      imageId: images[numbered % 2]?._id,
      categories: categories.toReversed(),
      mealType: mealTypes[1],
      slug: fresh(meal.slug),
    }),
  'publish meal': (app, { meal }) => {
    numbered += 1
    return updateMeal(app, editor, meal._id, { isPublished: numbered % 2 === 0 })
  },
  'delete meal': (app, { meal }) => deleteMeal(app, editor, meal._id),
  'restore meal': (app, { trashedMeal }) => restoreMeal(app, editor, trashedMeal._id),
  'import meal': (app, { meal }) =>
    importMeal(
      app,
      editor,
      mealEntry.parse({ title: meal.title, slug: meal.slug, description: fresh('Said') }),
      webPictures(app, editor),
    ),
  'add category': async (app, { meal }) => {
    await addCategory(app, editor, { name: `New ${meal.slug}` })
    await addMealType(app, editor, { name: `New ${meal.slug}` })
  },
  'rename category': (app, { categories: [id] }) =>
    renameLabel(app, editor, 'category', { id, name: fresh('Renamed') }),
  'merge category': (app, { categories: [id, into] }) =>
    mergeLabel(app, editor, 'category', { id, into }),
  'delete category': (app, { categories: [, id] }) => deleteLabel(app, editor, 'category', id),
  'merge meal type': (app, { mealTypes: [id, into] }) =>
    mergeLabel(app, editor, 'mealType', { id, into }),
  'add image files': (app, { images }) =>
    inTransaction(app, async (app) => {
      for (const { imageUrl } of images) {
        await updateVariants(app.db, mediaKeyOf(imageUrl, '') ?? '', {
          variants: { webp: [320, 640], avif: [320, 640] },
          updated_at: app.clock.now().toISOString(),
        })
      }
    }),
  'delete image': (app, { unused }) => deleteImage(app, commandLine, unused._id),
  'create post': (app, { images, unused, postCategories }) =>
    createPost(
      app,
      editor,
      newPostInput.parse({
        title: fresh('Post'),
        description: 'About it',
        content: textWith(unused),
        category: postCategories[0],
        featuredImage: images[0].imageUrl,
        published: true,
      }),
    ),
  'save post': (app, { post, images, unused, postCategories }) =>
    updatePost(app, editor, post._id, {
      content: textWith(images[1], unused, images[0]),
      category: postCategories[numbered % 2],
      tags: [fresh('tag')],
      slug: fresh(post.slug),
    }),
  'autosave post': (app, { post, images }) =>
    updatePost(app, editor, post._id, { content: textWith(images[0]), autosave: true }),
  'publish post': (app, { post }) => {
    numbered += 1
    return updatePost(app, editor, post._id, { published: numbered % 2 === 0 })
  },
  'delete post': (app, { post }) => deletePost(app, editor, post._id),
  'restore post': (app, { trashedPost }) => restorePost(app, editor, trashedPost._id),
  async 'restore revision'(app, { post }) {
    const { revisions } = await listRevisions(app, editor, post._id)
    const revision = revisions.at(-1)?._id ?? ''
    return await restoreRevision(app, editor, { id: post._id, revision })
  },
  'import post': (app, { post }) => {
    const { title, slug } = post
    const foreign = { title, slug, content: textWith(), category: fresh('Imported') }
    return importPost(app, editor, foreign, {}, webPictures(app, editor))
  },
  'rename post category': (app, { postCategories: [name] }) =>
    renamePostCategory(app, editor, name, { name: fresh('Renamed') }),
  'merge post category': (app, { postCategories: [name, into] }) =>
    mergePostCategory(app, editor, name, { into }),
  'delete post category': (app, { postCategories: [, name] }) =>
    deletePostCategory(app, editor, name),
  'count views': (app, { post, trashedPost }) => {
    const ids = [post._id, trashedPost._id].toSorted()
    return inTransaction(app, async ({ db }) => {
      for (const id of ids) await addViews(db, id, 1)
    })
  },
  async upkeep(app) {
    await purgeDeletedMeals(app)
    await purgeDeletedPosts(app)
    await reindexMeals(app)
    await reindexPosts(app)
  },
}
