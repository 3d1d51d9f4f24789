import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  anyOf,
  columnIs,
  hasRow,
  type Predicate,
  searchBy,
  textHolds,
} from '#platform/database/lists/list-predicates.ts'
import type { AccessPath, Search } from '#platform/database/lists/list-slices.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { SearchTerm } from '#platform/text/search-terms.ts'

type Db = Kysely<Tables>

/** A term of a search, with the categories and meal types whose name matches it. */
export type SoughtTerm = SearchTerm & { categories: string[]; mealTypes: string[] }

/** The filter of a list of meals. An empty filter matches all that are not deleted. */
export type MealFilter = {
  published?: boolean
  /** Each term has to match. */
  terms?: SoughtTerm[]
  /** At least one category of each group. */
  categories?: string[][]
  mealType?: string
  exclude?: string
  minCalories?: number
  maxCalories?: number
  minProtein?: number
  minFiber?: number
  /** True: only meals that a person has checked; false: only the others. */
  checked?: boolean
  /** True: only meals that have a picture; false: only the others. */
  picture?: boolean
}

/** True when only the publication status filters the list. */
export function isOpen({ published: _, terms, categories, ...rest }: MealFilter): boolean {
  const narrowed = Object.values(rest).some((value) => value !== undefined)
  return !narrowed && !terms?.length && !categories?.length
}

/** Avoids reading the rows of meals found by id only to check whether they are published. */
const byId = { table: 'meals', index: 'meals_seen' }

/** The conditions on `meals` for a filter, written for the given way to the rows. */
export async function searchFor(db: Db, filter: MealFilter, access: AccessPath): Promise<Search> {
  const { published } = filter
  const column = { table: 'meals', column: 'is_published', index: 'meals_listed' }
  const predicate = columnIs(db, column, (is) => sql`${is} = ${published}`)
  return await searchBy(
    db,
    {
      plain: plainConditions(filter),
      publication: published === undefined ? undefined : { predicate, finds: !published },
      predicates: predicatesOf(db, filter),
    },
    access,
  )
}

function plainConditions(filter: MealFilter): RawBuilder<SqlBool>[] {
  const { exclude, minCalories, maxCalories, minProtein, minFiber, checked, picture } = filter
  const parts: (RawBuilder<SqlBool> | false)[] = [
    sql`meals.deleted_at is null`,
    exclude !== undefined && sql`meals.id <> ${exclude}`,
    minCalories !== undefined && sql`meals.calories >= ${minCalories}`,
    maxCalories !== undefined && sql`meals.calories <= ${maxCalories}`,
    minProtein !== undefined && sql`meals.protein >= ${minProtein}`,
    minFiber !== undefined && sql`meals.fiber >= ${minFiber}`,
    checked === false && sql`meals.checked_at is null`,
    picture === true && sql`meals.image_url <> ''`,
    picture === false && sql`meals.image_url = ''`,
  ]
  return parts.filter((part) => part !== false)
}

/** Terms that can only match the text share one predicate; every other term has its own. */
function predicatesOf(db: Db, filter: MealFilter): Predicate[] {
  const { terms = [], categories = [], mealType } = filter
  const isNamed = (term: SoughtTerm) => term.categories.length > 0 || term.mealTypes.length > 0
  const unnamed = terms.filter((term) => !isNamed(term))
  return [
    ...(unnamed.length > 0 ? [textHolds(db, 'meals', unnamed)] : []),
    ...terms.filter(isNamed).map((term) => textOrName(db, term)),
    ...categories.map(inCategory),
    ...(mealType ? [ofType(db, [mealType])] : []),
    ...(filter.checked ? [isChecked(db)] : []),
  ]
}

/** The term is in the text, or in the name of a category or of the meal type. */
function textOrName(db: Db, term: SoughtTerm): Predicate {
  return anyOf(byId, [
    textHolds(db, 'meals', [term]),
    ...(term.mealTypes.length > 0 ? [ofType(db, term.mealTypes)] : []),
    ...(term.categories.length > 0 ? [inCategory(term.categories)] : []),
  ])
}

const inCategory = (ids: string[]) =>
  hasRow(
    { ...byId, rows: 'meal_categories', owner: 'meal_id' },
    sql`meal_categories.category_id in (${sql.join(ids)})`,
  )

/** Most sites have few checked meals, so that their own index finds them. */
const isChecked = (db: Db) =>
  columnIs(
    db,
    { table: 'meals', column: 'checked_at', index: 'meals_checked' },
    (time) => sql`${time} is not null`,
  )

const ofType = (db: Db, ids: string[]) =>
  columnIs(
    db,
    { table: 'meals', column: 'meal_type_id' },
    (type) => sql`${type} in (${sql.join(ids)})`,
  )
