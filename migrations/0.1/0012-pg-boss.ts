import { type Kysely, sql } from 'kysely'

/** Renamed kinds of jobs: the old name and the new one. */
const renamed = {
  'mail contact message': 'contact.mail',
  'illustrate meal': 'meals.illustrate',
  'illustrate post': 'blog.illustrate',
}

/**
 * Renames kinds of jobs. An earlier form of this migration also moved the jobs of PostgreSQL into pg-boss,
 * whose schema depended on the installed version; migration 18 moves them back.
 */
export async function up(db: Kysely<unknown>) {
  for (const [before, after] of Object.entries(renamed)) {
    await sql`update jobs set kind = ${after} where kind = ${before}`.execute(db)
  }
}
