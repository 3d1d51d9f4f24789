import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import fc from '#tests/support/property.ts'
import { describeOnAll } from '#tests/support/servers/databases.ts'
import { searchText, searchWords } from '../../text/search-key.ts'
import type { Tables } from '../tables.ts'
import { rebuildSearchIndex } from './rebuild-search.ts'
import { matching } from './search-index.ts'

const at = '2026-01-01T00:00:00.000Z'

async function addPosts(db: Kysely<Tables>, texts: string[]) {
  for (const [number, text] of texts.entries()) {
    const id = `p${String(number).padStart(5, '0')}`
    await sql`insert into posts
      (id, title, slug, title_key, search_text, published, created_at, updated_at, tags, author_name)
      values (${id}, ${text}, ${id}, ${text}, ${searchText([text])}, ${true}, ${at}, ${at}, '[]', '')`.execute(
      db,
    )
  }
}

async function find(db: Kysely<Tables>, query: string): Promise<string[]> {
  const matches = await matching(db, 'posts', query)
  const { rows } = await sql<{ title: string }>`
    select title from posts where ${matches} order by id`.execute(db)
  return rows.map(({ title }) => title)
}

describeOnAll('the search index', (open) => {
  test('finds parts of words in any order, short ones beside others by their starts', async () => {
    const { db, reads } = await open()
    await addPosts(db, ['Grilled salmon with rice', 'Rice pudding', 'Tofu bowl'])
    expect(await find(reads, 'salm')).toEqual(['Grilled salmon with rice'])
    expect(await find(reads, 'RICE')).toEqual(['Grilled salmon with rice', 'Rice pudding'])
    expect(await find(reads, 'rice grill')).toEqual(['Grilled salmon with rice'])
    expect(await find(reads, 'ri')).toEqual(['Grilled salmon with rice', 'Rice pudding'])
    expect(await find(reads, 'of')).toEqual(['Tofu bowl'])
    expect(await find(reads, 'ow')).toEqual(['Tofu bowl'])
    expect(await find(reads, 'salmon ri')).toEqual(['Grilled salmon with rice'])
    expect(await find(reads, 'salmon ic')).toEqual([])
    expect(await find(reads, 'salmon tofu')).toEqual([])
    expect(await find(reads, '')).toHaveLength(3)
  })

  test('follows updates, and forgets deleted and rolled back rows', async () => {
    const { db, reads } = await open()
    await addPosts(db, ['Green soup', 'Red soup'])
    const changed = searchText(['Blue stew'])
    await sql`update posts set title = 'Blue stew', search_text = ${changed} where id = 'p00000'`.execute(
      db,
    )
    expect(await find(db, 'green')).toEqual([])
    expect(await find(db, 'blue')).toEqual(['Blue stew'])
    const undone = db.transaction().execute(async (db) => {
      await sql`delete from posts`.execute(db)
      expect(await find(db, 'stew')).toEqual([])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await find(db, 'stew')).toEqual(['Blue stew'])
    await sql`delete from posts where id = 'p00000'`.execute(db)
    expect(await find(db, 'stew')).toEqual([])
    await rebuildSearchIndex({ db, reads }, 'posts')
    expect(await find(db, 'soup')).toEqual(['Red soup'])
  })

  test('finds the same rows as a full comparison, for all kinds of characters', async () => {
    const { db } = await open()
    const texts = [
      'Stir-fry, 50% off',
      'stir fry 500',
      'snake_case "quoted"',
      "chef's * choice",
      'Crème brûlée (NEAR the sea)',
      'борщ со сметаной',
      '鮭の寿司',
      'a AND b OR NOT c',
      'back\\slash: ^caret',
      'rice rice baby',
    ]
    await addPosts(db, texts)
    const part = fc.tuple(fc.nat(texts.length - 1), fc.nat(20), fc.integer({ min: 1, max: 8 }))
    const cut = part.map(([text, from, length]) => (texts[text] ?? '').slice(from, from + length))
    const query = fc.oneof(
      cut,
      fc.string(),
      fc.tuple(cut, cut).map(([a, b]) => `${a} ${b}`),
    )
    await fc.assert(
      fc.asyncProperty(query, async (query) => {
        const words = searchWords(query)
        const holds = (text: string) => words.every((word) => searchText([text]).includes(word))
        expect(await find(db, query)).toEqual(texts.filter(holds))
      }),
      { numRuns: 150 },
    )
  })

  test('finds all of very many matches', async () => {
    const { db, reads } = await open()
    await db.transaction().execute((db) =>
      addPosts(
        db,
        Array.from({ length: 2300 }, (_, n) => `rice ${n}`),
      ),
    )
    expect(await find(reads, 'rice')).toHaveLength(2300)
    expect(await find(reads, 'rice 2299')).toEqual(['rice 2299'])
    for (const query of ['rice', '2299', 'r']) {
      const matches = await matching(reads, 'posts', query, 'posts', true)
      const { rows } = await sql`select count(*) as count from posts where ${matches}`.execute(
        reads,
      )
      expect(rows).toEqual([{ count: query === '2299' ? 1 : 2300 }])
    }
  })

  test('works with a table alias', async () => {
    const { db } = await open()
    await addPosts(db, ['Green soup'])
    const matches = await matching(db, 'posts', 'soup', 'p')
    const { rows } = await sql`select p.title from posts as p where ${matches}`.execute(db)
    expect(rows).toEqual([{ title: 'Green soup' }])
  })
})
