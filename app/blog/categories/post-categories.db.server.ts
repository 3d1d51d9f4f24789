import type { Kysely } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface PostCategoryTable {
  id: string
  name: string
  /** The name without case and diacritics, to compare it. */
  name_key: string
  created_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    blog_categories: PostCategoryTable
  }
}

type Db = Kysely<Tables>

/** Every category of posts, in the order of their creation. */
export async function allPostCategories(db: Db) {
  return await db
    .selectFrom('blog_categories')
    .select(['id', 'name', 'name_key'])
    .orderBy('id')
    .execute()
}

/** Keeps a category from being renamed or removed until the transaction ends, for a post that gets it. */
export async function holdPostCategory(db: Db, nameKey: string) {
  return await db
    .selectFrom('blog_categories')
    .select('name')
    .where('name_key', '=', nameKey)
    .$if(dialectOf(db) === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst()
}

/** Locks categories by name until the transaction ends, so that nobody else can use or change them. */
export async function lockPostCategories(db: Db, nameKeys: string[]) {
  return await db
    .selectFrom('blog_categories')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', nameKeys)
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
}

/** Adds a category; returns false when the name is taken, even by a transaction that has just committed. */
export async function insertIfNew(db: Db, row: PostCategoryTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('blog_categories')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Throws the database's own error when the name is taken. */
export async function insertPostCategory(db: Db, row: PostCategoryTable) {
  await db.insertInto('blog_categories').values(row).execute()
}

/** Throws the database's own error when the name is taken. */
export async function renamePostCategory(
  db: Db,
  id: string,
  { name, name_key }: { name: string; name_key: string },
) {
  await db.updateTable('blog_categories').set({ name, name_key }).where('id', '=', id).execute()
}

export async function removePostCategory(db: Db, id: string) {
  await db.deleteFrom('blog_categories').where('id', '=', id).execute()
}

/** Moves every post of one category to another, including deleted posts and stored revisions. */
export async function moveCategoryPosts(db: Db, from: string, to: string) {
  await lockPostsOf(db, from)
  await db.updateTable('posts').set({ category: to }).where('category', '=', from).execute()
  await db
    .updateTable('post_revisions')
    .set({ category: to })
    .where('category', '=', from)
    .execute()
}

/** Posts before revisions: a save of a post locks its row before those of its revisions. */
async function lockPostsOf(db: Db, category: string) {
  if (dialectOf(db) === 'sqlite') return
  const kept = db.selectFrom('post_revisions').select('post_id').where('category', '=', category)
  await db
    .selectFrom('posts')
    .select('id')
    .where((eb) => eb.or([eb('category', '=', category), eb('id', 'in', kept)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The number of posts that are not deleted in each category, by name. */
export async function countCategoryPosts(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('posts')
    .select((post) => ['category', post.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .execute()
  return new Map(rows.map(({ category, count }) => [category, Number(count)]))
}
