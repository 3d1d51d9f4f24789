import { setImmediate as letTimersRun } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '#tests/support/servers/databases.ts'
import { searchText } from '../../text/search-key.ts'
import { openDatabase } from '../open-database.ts'
import type { Tables } from '../tables.ts'
import { rebuildSearchIndex } from './rebuild-search.ts'
import { matching } from './search-index.ts'

const at = '2026-01-01T00:00:00.000Z'

async function addPost(db: Kysely<Tables>, id: string, text: string) {
  await sql`insert into posts
    (id, title, slug, title_key, search_text, published, created_at, updated_at, tags, author_name)
    values (${id}, ${text}, ${id}, ${text}, ${searchText([text])}, true, ${at}, ${at}, '[]', '')`.execute(
    db,
  )
}

const changePost = (db: Kysely<Tables>, id: string, text: string) =>
  sql`update posts set title = ${text}, search_text = ${searchText([text])} where id = ${id}`.execute(
    db,
  )

const removePost = (db: Kysely<Tables>, id: string) =>
  sql`delete from posts where id = ${id}`.execute(db)

async function openPosts(count: number) {
  const database = await openTestDatabase('sqlite')
  await database.db.transaction().execute(async (db) => {
    for (let n = 0; n < count; n += 1) await addPost(db, `p${n}`, `Rice ${n}`)
  })
  return database
}

async function find(db: Kysely<Tables>, query: string): Promise<string[]> {
  const matches = await matching(db, 'posts', query, 'posts', true)
  const { rows } = await sql<{ id: string }>`
    select id from posts where ${matches} order by search_row`.execute(db)
  return rows.map(({ id }) => id)
}

/** Throws if the index does not match the rows. */
const compareIndex = (db: Kysely<Tables>) =>
  sql`insert into posts_trigrams (posts_trigrams, rank) values ('integrity-check', 1)`.execute(db)

/** The last row in the new index during a rebuild; null if none is running. */
async function reachedRow(db: Kysely<Tables>): Promise<number | null> {
  const tables = sql`select 1 from sqlite_schema where name = 'posts_trigrams_reached'`
  if ((await tables.execute(db)).rows.length === 0) return null
  const { rows } = await sql<{ row: number }>`
    select search_row as row from posts_trigrams_reached`.execute(db)
  return rows[0]?.row ?? null
}

it('rebuilds a lost index, after which rows can be changed and removed', async () => {
  const { db, reads } = await openPosts(3)
  await sql`insert into posts_trigrams (posts_trigrams) values ('delete-all')`.execute(db)
  expect(await find(db, 'rice')).toEqual([])
  await expect(changePost(db, 'p1', 'Leek tart')).rejects.toThrow('malformed')
  await rebuildSearchIndex({ db, reads }, 'posts')
  expect(await find(reads, 'rice')).toEqual(['p0', 'p1', 'p2'])
  await changePost(db, 'p1', 'Leek tart')
  await removePost(db, 'p0')
  await addPost(db, 'p3', 'Leek soup')
  expect(await find(reads, 'leek')).toEqual(['p1', 'p3'])
  expect(await find(reads, 'rice')).toEqual(['p2'])
  await compareIndex(db)
})

it('can be searched and written to during a rebuild', async () => {
  const { db, reads, place } = await openPosts(2600)
  const other = await openDatabase(place)
  onTestFinished(() => other.close())
  expect(await find(other.db, 'rice 2599')).toEqual(['p2599'])
  let isBuilt = false
  const building = rebuildSearchIndex({ db, reads }, 'posts').then(() => {
    isBuilt = true
  })
  const reached: number[] = []
  while (!isBuilt) {
    // Transactions are serialised, so one of these runs between two steps.
    await db.transaction().execute(async (db) => {
      const row = await reachedRow(db)
      if (row === null || row === reached.at(-1)) return
      const n = reached.push(row)
      await changePost(db, `p${n}`, `Leek ${n}`)
      await changePost(db, `p${2600 - n}`, `Plum ${n}`)
      await removePost(db, `p${1000 + n}`)
      await removePost(db, `p${2500 - n}`)
      await addPost(db, `q${n}`, `Fresh plum and leek ${n}`)
    })
    expect(await find(other.db, 'leek')).toHaveLength(2 * reached.length)
    expect(await find(other.db, 'rice')).toHaveLength(2600 - 4 * reached.length)
    await letTimersRun()
  }
  await building
  expect(reached.length).toBeGreaterThan(5)
  expect(await find(reads, 'leek')).toHaveLength(2 * reached.length)
  expect(await find(reads, 'rice')).toHaveLength(2600 - 4 * reached.length)
  await compareIndex(db)
  await addPost(other.db, 'last', 'Quince')
  expect(await find(reads, 'quince')).toEqual(['last'])
  await sql`delete from posts`.execute(db)
  await compareIndex(db)
})

it('leaves nothing behind, and can be rebuilt twice concurrently', async () => {
  const { db, reads } = await openPosts(1200)
  const schema = async () =>
    (await sql<{ name: string }>`select name from sqlite_schema order by name`.execute(db)).rows
  const before = await schema()
  await Promise.all([1, 2].map(() => rebuildSearchIndex({ db, reads }, 'posts')))
  expect(await schema()).toEqual(before)
  expect(await find(reads, 'rice')).toHaveLength(1200)
  await compareIndex(db)
})
