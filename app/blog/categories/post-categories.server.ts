import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { isUniqueViolation } from '#platform/database/faults.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cachedRead } from '#platform/database/versions/cached-reads.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { searchKey } from '#platform/text/search-key.ts'
import { firstPostCategories, type UsedCategory } from '../post.ts'
import { takenPostCategory } from '../post-input.ts'
import * as store from './post-categories.db.server.ts'

type Named = { name: string }

/** The names of all categories of posts: the initial ones, then those added later. */
export async function listPostCategories(app: App): Promise<string[]> {
  return (await cachedCategories(app)).map(({ name }) => name)
}

/** The category with this name in its stored spelling; undefined when there is none. */
export async function categoryNamed(app: App, name: string): Promise<string | undefined> {
  const key = searchKey(name)
  return (await cachedCategories(app)).find(({ name_key }) => name_key === key)?.name
}

/** Every category with the number of its posts, for staff. */
export async function countPostCategories(
  app: App,
  _staff: Staff,
): Promise<{ categories: UsedCategory[] }> {
  const counts = await store.countCategoryPosts(app.reads)
  const names = await listPostCategories(app)
  return { categories: names.map((name) => ({ name, posts: counts.get(name) ?? 0 })) }
}

/** Adds a category. Throws 409 when another one has the name, regardless of case. */
export async function addPostCategory(app: App, _staff: Staff, { name }: Named) {
  return await refusingTakenName(app, (app) => storeCategory(app, name))
}

/**
 * The category in its stored spelling; it is added when there is none with this name. Call it in a
 * transaction, before the post is locked: until the end nobody can rename or remove the category.
 */
export async function resolveCategory(app: App, name: string): Promise<string> {
  const name_key = searchKey(name)
  if (!name_key) return ''
  for (;;) {
    const held = await store.holdPostCategory(app.db, name_key)
    if (held) return held.name
    const row = { id: newId(), name, name_key, created_at: timestamp(app.clock) }
    // When another transaction is adding it, the insert waits for that one, and the next round finds it.
    if (!(await store.insertIfNew(app.db, row))) continue
    return name
  }
}

/** Renames a category, in its posts too. Throws 404, and 409 for a name that is taken. */
export async function renamePostCategory(
  app: App,
  _staff: Staff,
  oldName: string,
  { name }: Named,
): Promise<Named> {
  return await refusingTakenName(app, async (app) => {
    const category = (await lockCategories(app, [oldName]))(oldName)
    await store.renamePostCategory(app.db, category.id, { name, name_key: searchKey(name) })
    await store.moveCategoryPosts(app.db, category.name, name)
    return { name }
  })
}

/** Moves the posts of a category to another one and removes it. Throws 404 when either does not exist. */
export async function mergePostCategory(
  app: App,
  _staff: Staff,
  name: string,
  { into }: { into: string },
): Promise<Named> {
  return await inTransaction(app, async (app) => {
    const named = await lockCategories(app, [name, into])
    const [from, to] = [named(name), named(into)]
    if (from.id === to.id) throw conflict('A category cannot be merged into itself', 'into')
    await store.moveCategoryPosts(app.db, from.name, to.name)
    await store.removePostCategory(app.db, from.id)
    return { name: to.name }
  })
}

/** Removes a category without posts. Throws 404, and 409 while it has posts. */
export async function deletePostCategory(app: App, _staff: Staff, name: string) {
  await inTransaction(app, async (app) => {
    const category = (await lockCategories(app, [name]))(name)
    const posts = (await store.countCategoryPosts(app.db)).get(category.name) ?? 0
    if (posts > 0) {
      const used = posts === 1 ? '1 post is' : `${posts} posts are`
      throw conflict(`${used} in this category. Merge it into another one first.`, 'name')
    }
    await store.removePostCategory(app.db, category.id)
  })
}

/** Gives a new site its first categories. Safe to run at every start. */
export async function ensurePostCategories(app: App): Promise<void> {
  if ((await store.allPostCategories(app.db)).length > 0) return
  await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'first names')
    if ((await store.allPostCategories(app.db)).length > 0) return
    for (const name of firstPostCategories) await storeCategory(app, name)
  })
}

const cachedCategories = (app: App) => cachedRead(app, 'post categories', store.allPostCategories)

/** Locks categories. Returns a function that finds them by name and throws 404. */
async function lockCategories(app: App, names: string[]) {
  const rows = await store.lockPostCategories(app.db, names.map(searchKey))
  return (name: string) => {
    const key = searchKey(name)
    const row = rows.find(({ name_key }) => name_key === key)
    if (!row) throw notFound('Category not found')
    return row
  }
}

async function storeCategory(app: App, name: string): Promise<Named> {
  const created_at = timestamp(app.clock)
  const row = { id: newId(), name, name_key: searchKey(name), created_at }
  await store.insertPostCategory(app.db, row)
  return { name }
}

async function refusingTakenName<T>(app: App, work: (app: App) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(app, work)
  } catch (error) {
    const taken = isUniqueViolation(error, 'blog_categories_name_key')
    throw taken ? conflict(takenPostCategory, 'name') : error
  }
}
