import { expect, it } from 'vitest'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { createPost, updatePost } from '#app/blog/edit-posts.server.ts'
import { newPostInput, postChangesInput } from '#app/blog/post-input.ts'
import { mediaKeyOf } from '#app/images/files/media-names.ts'
import { lockImage } from '#app/images/image-locks.db.server.ts'
import { isBeingRemoved, markDeleted } from '#app/images/images.db.server.ts'
import { deleteImage } from '#app/images/images.server.ts'
import { createMeal, updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { newMealInput } from '#app/meals/editing/meal-input.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure } from '#platform/errors.ts'
import { findBrokenRows } from './support/builders/broken-rows.ts'
import { buildMeal, editor, openMealsApp } from './support/builders/build-meal.ts'
import { buildImage, buildPost } from './support/builders/build-post.ts'
import { untilOneWaits } from './support/races/lock-waits.ts'
import { textWith } from './support/races/rival-writes.ts'
import { describeOnBoth, openTestDatabase } from './support/servers/databases.ts'

type Image = Awaited<ReturnType<typeof buildImage>>

/** A save that refers to the image, and the field named in a refusal. */
type Save = { field: string; save(app: App, image: Image, turn: number): Promise<unknown> }

const saves: Record<string, Save> = {
  'a new meal': {
    field: 'imageUrl',
    save: (app, { imageUrl }, turn) =>
      createMeal(app, editor, newMealInput.parse({ title: `Race ${turn}`, imageUrl })),
  },
  'a meal': {
    field: 'imageId',
    save: async (app, { _id }) =>
      updateMeal(app, editor, (await buildMeal(app))._id, { imageId: _id }),
  },
  'a new post': {
    field: 'content',
    save: (app, image, turn) =>
      createPost(
        app,
        editor,
        newPostInput.parse({ title: `Race ${turn}`, content: textWith(image) }),
      ),
  },
  'a post by its featured image': {
    field: 'featuredImage',
    save: async (app, { imageUrl }) =>
      updatePost(app, editor, (await buildPost(app))._id, { featuredImage: imageUrl }),
  },
  'a draft that saves itself': {
    field: 'content',
    save: async (app, image) => {
      const { _id } = await buildPost(app, { published: false })
      const changes = postChangesInput.parse({ content: textWith(image), autosave: true })
      return await updatePost(app, editor, _id, changes)
    },
  },
}

const rounds = 10

describeOnBoth('deleting an image', (open) => {
  it.each(Object.entries(saves))(
    'while %s is saved with it either keeps it or makes the save fail',
    async (_name, { field, save }) => {
      const app = await openMealsApp(open)
      await ensurePostCategories(app)
      for (let turn = 0; turn < rounds; turn += 1) {
        const image = await buildImage(app)
        const outcomes = await Promise.allSettled([
          save(app, image, turn),
          // A little later in each round.
          waitTurns(turn * 3).then(() => deleteImage(app, commandLine, image._id)),
        ])
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        const [saved, deleted] = outcomes
        if (saved.status === 'rejected') expect(pathsOf(saved.reason)).toEqual([[400, field]])
        if (deleted.status === 'rejected') expect(deleted.reason).toMatchObject({ status: 409 })
      }
      expect(await findBrokenRows(app)).toEqual([])
    },
  )
})

it('does not let files be reused whose image is being deleted', async () => {
  const app = await openMealsApp(() => openTestDatabase('postgres'))
  const { _id, imageUrl } = await buildImage(app)
  const marked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const deleting = inTransaction(app, async ({ db }) => {
    await lockImage(db, _id)
    await markDeleted(db, _id, app.clock.now().toISOString())
    marked.resolve()
    await goOn.promise
  })
  await marked.promise
  const key = mediaKeyOf(imageUrl, '') ?? ''
  const asking = inTransaction(app, ({ db }) => isBeingRemoved(db, key))
  await Promise.race([asking, untilOneWaits(app)])
  goOn.resolve()
  await deleting
  expect(await asking).toBe(true)
})

async function waitTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
}

const pathsOf = (error: unknown) =>
  isFailure(error) ? error.issues.map(({ path }) => [error.status, path]) : error
