import { type Kysely, type Selectable, sql } from 'kysely'
import type { Paging } from '#platform/api/paging.ts'
import { newestPage } from '#platform/database/lists/newest-page.ts'
import type { Tables } from '#platform/database/tables.ts'

export interface RedirectTable {
  id: string
  /** As `pathKey` makes it. */
  from_path: string
  to_address: string
  status: 301 | 302
  created_at: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    redirects: RedirectTable
  }
}

export type RedirectRecord = Selectable<RedirectTable>

type Db = Kysely<Tables>

/** The redirect of a path, if it has one. */
export function redirectFrom(db: Db, path: string): Promise<RedirectRecord | undefined> {
  return db.selectFrom('redirects').selectAll().where('from_path', '=', path).executeTakeFirst()
}

/** The column of each table that is true for what visitors see. */
const shown = { meals: 'is_published', posts: 'published' }

/** True for a draft, a scheduled post, and what is in the trash, if nothing that visitors see has the slug. */
export async function isHidden(
  db: Db,
  { table, slug }: { table: keyof typeof shown; slug: string },
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean | number; deleted_at: string | null }>`
    select ${sql.ref(shown[table])} as seen, deleted_at from ${sql.table(table)} where slug = ${slug}`.execute(
    db,
  )
  return rows.length > 0 && !rows.some(({ seen, deleted_at }) => seen && deleted_at === null)
}

/** All redirects, to look for circles. */
export function allRedirects(db: Db): Promise<RedirectRecord[]> {
  return db.selectFrom('redirects').selectAll().execute()
}

/** Adds a redirect, or replaces that of the same path. */
export async function storeRedirect(db: Db, row: RedirectTable): Promise<void> {
  const { to_address, status } = row
  await db
    .insertInto('redirects')
    .values(row)
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_address, status }))
    .execute()
}

/** A page of redirects, newest first, and the total. `search` is a part of either address. */
export async function pageOfRedirects(db: Db, paging: Paging, search: string | undefined) {
  const like = `%${search?.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matching = db
    .selectFrom('redirects')
    .$if(search !== undefined, (query) =>
      query.where(({ eb, or, fn }) =>
        or(
          (['from_path', 'to_address'] as const).map((column) =>
            eb(fn<string>('lower', [column]), 'like', like.toLowerCase()),
          ),
        ),
      ),
    )
  return await newestPage(matching, paging)
}

/** Returns false if there is no such redirect. */
export async function removeRedirect(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lets all redirects to one address lead to another. */
export async function changeTargets(db: Db, before: string, after: string): Promise<void> {
  await db
    .updateTable('redirects')
    .set({ to_address: after })
    .where('to_address', '=', before)
    .execute()
}

/** Deletes the redirect of a path, if it has one; with `to` only if it leads there. */
export async function removeRedirectFrom(db: Db, path: string, to: string | null): Promise<void> {
  await db
    .deleteFrom('redirects')
    .where('from_path', '=', path)
    .$if(to !== null, (query) => query.where('to_address', '=', to ?? ''))
    .execute()
}
