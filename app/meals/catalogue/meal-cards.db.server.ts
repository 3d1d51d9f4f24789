import { type Kysely, sql } from 'kysely'
import { inOrderOf } from '#platform/database/lists/list-slices.ts'
import { readByIds } from '#platform/database/lists/read-by-ids.ts'
import type { Tables } from '#platform/database/tables.ts'

/** The data of the cards of these published meals, in the order of the ids. */
export async function cardsById(db: Kysely<Tables>, ids: string[]) {
  return inOrderOf(ids, await readCards(db, ids))
}

const readCards = readByIds((db, ids) =>
  db
    .selectFrom('meals')
    .select((meal) => [
      'meals.id',
      'meals.slug',
      'meals.title',
      'meals.image_id',
      'meals.image_url',
      'meals.image_alt',
      'meals.calories',
      'meals.carbohydrates',
      'meals.protein',
      'meals.fat',
      'meals.checked_by',
      'meals.checked_at',
      'meals.meal_type_id',
      meal
        .selectFrom('meal_categories')
        .select('meal_categories.category_id')
        .whereRef('meal_categories.meal_id', '=', 'meals.id')
        .orderBy('meal_categories.position')
        .limit(1)
        .as('category_id'),
    ])
    .where('meals.id', 'in', ids)
    .where('meals.deleted_at', 'is', null)
    // Written so that SQLite does not use an index for it: the rows are found by their ids.
    .where(sql<boolean>`meals.is_published is true`),
)
