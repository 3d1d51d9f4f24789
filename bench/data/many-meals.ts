import { type Kysely, sql } from 'kysely'
import { seedMeals } from '#app/meals/samples/seed-meals.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inventedId } from '#platform/invented.ts'

/** Fills a site with so many invented meals, those that it has already among them. */
export async function writeManyMeals(app: App, count: number): Promise<void> {
  // Seeding looks at every meal; who wrote the last one has written them all.
  if (await isThere(app, inventedId(count - 1))) return
  for await (const _progress of seedMeals(app, commandLine, count));
  await updateStatistics(app.db)
}

async function isThere(app: App, id: string): Promise<boolean> {
  const row = await app.db.selectFrom('meals').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Lets PostgreSQL look at its new rows, as it does by itself in time. */
export async function updateStatistics(db: Kysely<Tables>): Promise<void> {
  if (dialectOf(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}
