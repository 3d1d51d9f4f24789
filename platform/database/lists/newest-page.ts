import { type SelectQueryBuilder, sql } from 'kysely'
import { offsetOf, type Paging } from '../../api/paging.ts'

/** A page of the rows that a query matches, newest first, and their number. The table has `created_at` and `id`. */
export async function newestPage<DB, Table extends keyof DB>(
  matching: SelectQueryBuilder<DB, Table, Record<never, never>>,
  paging: Paging,
) {
  const rows = await matching
    .selectAll()
    .orderBy(sql.ref('created_at'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute()
  const [count] = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .execute()
  return { rows, total: Number(count?.total ?? 0) }
}
