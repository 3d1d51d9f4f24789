import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    /** `day` as in `2026-05-01`, in UTC. */
    views_by_day: { day: string; views: number }
  }
}

type Db = Kysely<Tables>

/** Adds views of all posts to a day. */
export async function addDayViews(db: Db, day: string, views: number) {
  await db
    .insertInto('views_by_day')
    .values({ day, views })
    .onConflict((clash) =>
      clash.column('day').doUpdateSet((row) => ({ views: row('views_by_day.views', '+', views) })),
    )
    .execute()
}

/** The views of each day from this one on; days without a view are left out. */
export async function viewsSince(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('views_by_day').selectAll().where('day', '>=', day).execute()
  return new Map(rows.map((row) => [row.day, row.views]))
}
