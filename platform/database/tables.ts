import type { Generated } from 'kysely'

/** The one row that every write which visitors can see raises. */
export interface ContentVersionTable {
  id: Generated<number>
  version: number
  /** The version of what staff alone see: meals and posts that are not published. */
  drafts: Generated<number>
}

/**
 * Row types by table name. Each feature adds its own in its `x.db.server.ts`:
 * `declare module '#platform/database/tables.ts' { interface Tables { meals: MealTable } }`.
 */
export interface Tables {
  content_version: ContentVersionTable
}
