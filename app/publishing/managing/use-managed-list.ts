import { useCallback } from 'react'
import { api, type reasonOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { type ListQuery, listHref, managePageSize } from './list-query.ts'
import type { ManagedKind, ManagedRow } from './managed-kind.ts'
import type { Stats } from './stats.ts'

type Page<Row> = { rows: Row[]; total: number; totalPages: number }

type Found<Row> = { counts: Stats; page: Page<Row> }

/** What the API answers to the call that lists meals or posts. */
type Answer<Row> = { meals?: Row[]; blogs?: Row[]; total: number; totalPages: number }

export type ManagedList<Row> = Pick<Loaded<unknown>, 'phase' | 'fault' | 'reload'> & {
  counts: Stats | null
  /** The last page that was loaded; it stays on screen while another one is loading. */
  page: Page<Row> | null
  /** Replaces a row by the server's answer to a change of it, and adjusts the count of published ones. */
  replace(before: Row, saved: Row): void
}

type Options = {
  query: ListQuery & Record<string, string | number>
  /** Rows on a page. */
  limit?: number
  /** The message for a load that failed without a reason. */
  failed: string
  /** Makes the message from the error and `failed`; see `useLoaded`. */
  tell?: typeof reasonOf
}

/** Loads a page of meals or posts, drafts included, together with the counts of the site. */
export function useManagedList<Row extends ManagedRow>(
  kind: ManagedKind<Row>,
  { query, limit = managePageSize, failed, tell }: Options,
): ManagedList<Row> {
  // A text, so that the same query in a new object does not load again.
  const path = listHref(kind.calls, { ...query, limit })
  const load = useCallback(
    async (signal: AbortSignal): Promise<Found<Row>> => {
      const [counts, { total, totalPages, ...answer }] = await Promise.all([
        api.get<Stats>('/stats', { signal }),
        api.get<Answer<Row>>(path, { signal }),
      ])
      return { counts, page: { rows: answer[kind.rows] ?? [], total, totalPages } }
    },
    [kind, path],
  )
  const { data, change, ...list } = useLoaded(load, failed, tell)
  return {
    ...list,
    counts: data?.counts ?? null,
    page: data?.page ?? null,
    replace: (before, saved) => change((now) => withSaved(kind, now, { before, saved })),
  }
}

function withSaved<Row extends ManagedRow>(
  { isPublished, publishedCount }: ManagedKind<Row>,
  { counts, page }: Found<Row>,
  { before, saved }: { before: Row; saved: Row },
): Found<Row> {
  const change = Number(isPublished(saved)) - Number(isPublished(before))
  return {
    counts: { ...counts, [publishedCount]: counts[publishedCount] + change },
    page: { ...page, rows: page.rows.map((row) => (row._id === saved._id ? saved : row)) },
  }
}
