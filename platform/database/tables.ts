import type { Generated } from 'kysely'

/** The table with the single row of version numbers. */
export interface ContentVersionTable {
  id: Generated<number>
  version: number
  /** Grows with changes that only staff can see: to meals and posts that are not published. */
  drafts: Generated<number>
}

/**
 * Row types by table name. Each feature adds its own in its `x.db.server.ts`: `declare module
 * '#platform/database/tables.ts' { interface Tables { meals: MealTable } }`.
 */
export interface Tables {
  content_version: ContentVersionTable
}
