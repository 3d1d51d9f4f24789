import { type Kysely, sql } from 'kysely'

/** Kinds of jobs whose names have changed. */
const renamed = {
  'mail contact message': 'contact.mail',
  'illustrate meal': 'meals.illustrate',
  'illustrate post': 'blog.illustrate',
}

/**
 * Renames kinds of jobs. It used to move the jobs of PostgreSQL into pg-boss too, whose schema depended
 * on the installed version; migration 18 moves them back where that was done.
 */
export async function up(db: Kysely<unknown>) {
  for (const [before, after] of Object.entries(renamed)) {
    await sql`update jobs set kind = ${after} where kind = ${before}`.execute(db)
  }
}
