import { type Kysely, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { LabelKind } from './category.ts'

type Db = Kysely<Tables>

export type LabelRow = { id: string; name: string; slug: string | null }

const tables = { category: 'categories', mealType: 'meal_types' } as const

/** Locks labels until the transaction ends. Returns those that exist. */
export async function lockLabels(db: Db, kind: LabelKind, ids: string[]): Promise<LabelRow[]> {
  const slug = kind === 'mealType' ? sql`slug` : sql`null`
  // SQLite runs one write transaction at a time, so it needs no row lock.
  const lock = dialectOf(db) === 'postgres' ? sql`for update` : sql``
  const { rows } = await sql<LabelRow>`select id, name, ${slug} as slug
    from ${sql.table(tables[kind])} where id in (${sql.join(ids)}) order by id ${lock}`.execute(db)
  return rows
}

/** Keeps labels from being renamed or removed until the transaction ends. Returns those that exist. */
export async function holdLabels(db: Db, kind: LabelKind, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialectOf(db) === 'postgres', (query) => query.forKeyShare())
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks the meals of a label until the transaction ends; every
 * writer locks a meal's row before the rows of its categories.
 */
export async function lockMealsOf(db: Db, kind: LabelKind, id: string): Promise<void> {
  if (dialectOf(db) === 'sqlite') return
  const meals =
    kind === 'category'
      ? sql`id in (select meal_id from meal_categories where category_id = ${id})`
      : sql`meal_type_id = ${id}`
  await sql`select from meals where ${meals} order by id for no key update`.execute(db)
}

/** Throws the database's own error when the name is taken. */
export async function renameLabel(
  db: Db,
  kind: LabelKind,
  { id, name, name_key }: { id: string; name: string; name_key: string },
) {
  await sql`update ${sql.table(tables[kind])} set name = ${name}, name_key = ${name_key}
    where id = ${id}`.execute(db)
}

/** The number of meals that are not deleted for each label; labels without meals are left out. */
export async function countLabelUses(db: Db, kind: LabelKind): Promise<Map<string, number>> {
  const counts =
    kind === 'category'
      ? sql`select category_id as id, count(*) as meals from meal_categories
          join meals on meals.id = meal_id where deleted_at is null group by category_id`
      : sql`select meal_type_id as id, count(*) as meals from meals
          where deleted_at is null and meal_type_id is not null group by meal_type_id`
  const { rows } = await sql<{ id: string; meals: number }>`${counts}`.execute(db)
  return new Map(rows.map(({ id, meals }) => [id, meals]))
}

/** The number of meals that are not deleted with the label. */
export async function countUsesOf(db: Db, kind: LabelKind, id: string): Promise<number> {
  const meals =
    kind === 'category'
      ? sql`meal_categories join meals on meals.id = meal_id where category_id = ${id}`
      : sql`meals where meal_type_id = ${id}`
  const { rows } = await sql<{ meals: number }>`select count(*) as meals from ${meals}
    and deleted_at is null`.execute(db)
  return rows[0]?.meals ?? 0
}

/** Replaces a label by another one on every meal, deleted ones included; no meal gets it twice. */
export async function moveLabelUses(db: Db, kind: LabelKind, from: string, to: string) {
  if (kind === 'mealType') {
    await sql`update meals set meal_type_id = ${to} where meal_type_id = ${from}`.execute(db)
    return
  }
  await sql`update meal_categories set category_id = ${to} where category_id = ${from}
    and meal_id not in (select meal_id from meal_categories where category_id = ${to})`.execute(db)
  await dropLabelUses(db, kind, from)
}

/** Removes a label from every meal, deleted ones included. */
export async function dropLabelUses(db: Db, kind: LabelKind, id: string) {
  const query =
    kind === 'category'
      ? sql`delete from meal_categories where category_id = ${id}`
      : sql`update meals set meal_type_id = null where meal_type_id = ${id}`
  await query.execute(db)
}

/** Removes a label that no meal has. */
export async function removeLabel(db: Db, kind: LabelKind, id: string) {
  await sql`delete from ${sql.table(tables[kind])} where id = ${id}`.execute(db)
}
