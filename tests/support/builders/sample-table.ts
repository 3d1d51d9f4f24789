import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { TestDatabase } from '../servers/databases.ts'

/** A table for tests of the database layer, with one column of each type. */
export interface SampleTable {
  id: string
  flag: boolean | null
  document: unknown
  at: string | null
  amount: number | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    samples: SampleTable
  }
}

/** Creates the table `samples` in the test's database. */
export async function createSamples({ db, kind }: TestDatabase) {
  const [json, time] = kind === 'sqlite' ? ['json', 'text'] : ['jsonb', 'timestamptz(3)']
  await sql`create table samples (
    id text primary key, flag boolean, document ${sql.raw(json ?? '')}, at ${sql.raw(time ?? '')},
    amount ${sql.raw(kind === 'sqlite' ? 'real' : 'double precision')}
  )`.execute(db)
}

/** A row of `samples` with only its id by default. */
export const sample = (id: string, values: Partial<SampleTable> = {}): SampleTable => ({
  id,
  flag: null,
  document: null,
  at: null,
  amount: null,
  ...values,
})

/** The ids in `samples`, sorted. */
export async function sampleIds(db: Kysely<Tables>) {
  const rows = await db.selectFrom('samples').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
