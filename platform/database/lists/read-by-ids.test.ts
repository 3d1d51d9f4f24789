import { expect, test } from 'vitest'
import { describeOnAll, type TestDatabase } from '#tests/support/servers/databases.ts'
import { readByIds } from './read-by-ids.ts'

/** Stores `count` settings, every second one with an older time. Returns their names. */
async function writeSettings({ db }: TestDatabase, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `setting ${index}`,
    value: index,
    updated_at: index % 2 === 0 ? '2026-01-01' : '2027-01-01',
  }))
  await db.insertInto('settings').values(rows).execute()
  return rows.map(({ name }) => name)
}

/** Reads those of the named settings that were written in the first half of 2026. */
const readOlder = readByIds<{ name: string }>((db, names) =>
  db
    .selectFrom('settings')
    .select('name')
    .where('updated_at', '<', '2026-06-01')
    .where('name', 'in', names)
    .where('name', '<>', 'a setting'),
)

describeOnAll('rows by their ids', (open) => {
  test("are found repeatedly, together with the query's other conditions", async () => {
    const database = await open()
    const names = await writeSettings(database, 6)
    const older = async (...places: number[]) => {
      const asked = places.map((place) => names[place] ?? '')
      return (await readOlder(database.db, asked)).map(({ name }) => names.indexOf(name)).toSorted()
    }
    expect(await older(0, 1, 2)).toEqual([0, 2])
    expect(await older(5, 4, 3)).toEqual([4])
    expect(await older(2, 2, 0)).toEqual([0, 2])
    expect(await older(1)).toEqual([])
    expect(await older()).toEqual([])
  })

  test('are found for any number of ids', async () => {
    const database = await open()
    const names = await writeSettings(database, 250)
    expect(await readOlder(database.db, names)).toHaveLength(125)
    expect(await readOlder(database.db, names.slice(0, 100))).toHaveLength(50)
  })
})
