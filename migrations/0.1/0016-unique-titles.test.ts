import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { DialectName } from '#platform/database/dialect-of.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { emptyPlace } from '#tests/support/servers/databases.ts'
import { migrations } from '../index.ts'

const quiet = () => undefined
const before = migrations.filter(({ name }) => name < '0016')

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

const titles = [
  'Beta Bowl',
  'beta bowl!',
  'Another',
  'BETA BOWL',
  '🍕',
  '🍕',
  // More than one batch.
  ...Array.from({ length: 2500 }, (_, number) => `Meal ${number % 2400}`),
]

/** Rows as an older version wrote them; the fourth one is deleted. */
function rowOf(table: string, title: string, number: number) {
  const time = '2026-01-01T00:00:00.000Z'
  const common = {
    id: idOf(number),
    title,
    slug: `slug-${number}`,
    title_key: title,
    search_text: title,
    created_at: time,
    updated_at: time,
    deleted_at: number === 3 ? time : null,
  }
  return table === 'meals'
    ? { ...common, name: title, is_published: 1, nutrition_source: 'edited', ...lists }
    : { ...common, tags: '[]', published: 1, author_name: 'Ada' }
}

const lists = { ingredients: '[]', missing: '[]' }

it.each(['sqlite', 'postgres'] satisfies DialectName[])(
  'duplicate titles on %s are kept and distinguished',
  async (kind) => {
    const place = await emptyPlace(kind)
    await migrate(place, before, quiet)
    const { db, close } = await openDatabase(place)
    onTestFinished(close)
    for (const table of ['meals', 'posts']) {
      const rows = titles.map((title, number) => rowOf(table, title, number))
      const json = JSON.stringify(rows)
      const names = Object.keys(rows[0] ?? {})
      const columns = sql.join(names.map((name) => sql.ref(name)))
      const values = sql.join(names.map((name) => sql`json_extract(value, ${`$.${name}`})`))
      await (kind === 'postgres'
        ? sql`insert into ${sql.table(table)} (${columns}) select ${columns}
            from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`
        : sql`insert into ${sql.table(table)} (${columns}) select ${values} from json_each(${json})`
      ).execute(db)
    }
    await migrate(place, migrations, quiet)
    for (const table of ['meals', 'posts'] as const) {
      const rows = await db
        .selectFrom(table)
        .select(['title', 'title_slug', 'title_twin'])
        .orderBy('id')
        .execute()
      expect(rows.map(({ title }) => title)).toEqual(titles)
      expect(rows.slice(0, 6).map((row) => [row.title_slug, row.title_twin])).toEqual([
        ['beta-bowl', 0],
        ['beta-bowl', 1],
        ['another', 0],
        ['beta-bowl', 0],
        [null, 0],
        [null, 0],
      ])
      expect(rows.filter(({ title_twin }) => title_twin === 1)).toHaveLength(101)
      expect(rows.at(-1)).toMatchObject({ title: 'Meal 99', title_slug: 'meal-99', title_twin: 1 })
    }
  },
)
