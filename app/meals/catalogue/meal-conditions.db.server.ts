import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from '#platform/database/dialect-of.ts'
import type { Road, Search } from '#platform/database/lists/list-slices.ts'
import { candidateRows, containing, matching } from '#platform/database/search/search-index.ts'
import type { Tables } from '#platform/database/tables.ts'

type Db = Kysely<Tables>

/** A word of a search, with the categories and meal types whose name holds it. */
export type SoughtWord = { word: string; categories: string[]; mealTypes: string[] }

/** Which meals a list holds. An empty filter holds all that are not deleted. */
export type MealFilter = {
  published?: boolean
  /** Each must be found somewhere. */
  words?: SoughtWord[]
  /** Of each group, one category at least. */
  categories?: string[][]
  mealType?: string
  exclude?: string
  minCalories?: number
  maxCalories?: number
  minProtein?: number
}

/** True when nothing but the state of publication narrows the list. */
export function isOpen({ published: _, words, categories, ...rest }: MealFilter): boolean {
  const narrowed = Object.values(rest).some((value) => value !== undefined)
  return !narrowed && !words?.length && !categories?.length
}

/** One of the things that a filter asks for, in the two forms that the roads need. */
type Wish = {
  /** For a row that is at hand. Shows no index to SQLite, which would take any that it sees. */
  check: RawBuilder<SqlBool>
  /** Finds the rows by an index. */
  lead(): Promise<RawBuilder<SqlBool>>
  /** A query with a row for each meal that `lead` looks at. */
  candidates: RawBuilder<unknown>
  /** SQLite: the index of `meals` to be used when this leads. */
  index?: string
}

/** Spares reading the rows of meals that are found by their ids, only to see if they are published. */
const indexOfIds = 'meals_seen'

/** Wishes with more candidates than this are all the same to us. */
const manyCandidates = 50_000

/** What makes a row of `meals` part of the filter, put so that it is found by that road. */
export async function searchFor(db: Db, filter: MealFilter, road: Road): Promise<Search> {
  const wishes = wishesOf(db, filter)
  if (road === 'gather' && filter.published === false) wishes.unshift(drafts)
  const leader = road === 'gather' ? await fewestCandidates(db, wishes) : undefined
  const parts = plainConditions(filter, leader !== undefined)
  for (const wish of wishes) parts.push(wish === leader ? await wish.lead() : wish.check)
  return { where: sql.join(parts, sql` and `), index: leader?.index }
}

/**
 * Nearly all meals are published, so that an index of it finds nothing: where something else leads, it
 * is written as `is true`, which is out of SQLite's sight.
 */
function plainConditions(filter: MealFilter, led: boolean): RawBuilder<SqlBool>[] {
  const { published, exclude, minCalories, maxCalories, minProtein } = filter
  const parts: (RawBuilder<SqlBool> | false)[] = [
    sql`meals.deleted_at is null`,
    published === true && led && sql`meals.is_published is true`,
    published !== undefined && !led && sql`meals.is_published = ${published}`,
    exclude !== undefined && sql`meals.id <> ${exclude}`,
    minCalories !== undefined && sql`meals.calories >= ${minCalories}`,
    maxCalories !== undefined && sql`meals.calories <= ${maxCalories}`,
    minProtein !== undefined && sql`meals.protein >= ${minProtein}`,
  ]
  return parts.filter((part) => part !== false)
}

/** The wish by which all matches are found soonest. */
async function fewestCandidates(db: Db, wishes: Wish[]): Promise<Wish | undefined> {
  if (wishes.length < 2) return wishes[0]
  const sizes = wishes.map(
    (
      { candidates },
      index,
    ) => sql`(select count(*) from (${candidates} limit ${manyCandidates}) as few)
      as ${sql.ref(`size_${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sizes)}`.execute(db)
  const sizeOf = (wish: Wish) => rows[0]?.[`size_${wishes.indexOf(wish)}`] ?? manyCandidates
  return wishes.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]
}

/** Words that only the text can hold are one wish, the others each one of their own. */
function wishesOf(db: Db, filter: MealFilter): Wish[] {
  const { words = [], categories = [], mealType } = filter
  const isNamed = (word: SoughtWord) => word.categories.length > 0 || word.mealTypes.length > 0
  const unnamed = words.filter((word) => !isNamed(word)).map(({ word }) => word)
  return [
    ...(unnamed.length > 0 ? [wordsInText(db, unnamed.join(' '))] : []),
    ...words.filter(isNamed).map((word) => textOrName(db, word)),
    ...categories.map(anyCategory),
    ...(mealType ? [ofType(db, [mealType])] : []),
  ]
}

/** Drafts are few on most sites. */
const drafts: Wish = {
  check: sql`meals.is_published is false`,
  lead: async () => sql`meals.is_published = false`,
  candidates: sql`select drafts.id from meals as drafts
    where drafts.is_published = false and drafts.deleted_at is null`,
  index: 'meals_listed',
}

function wordsInText(db: Db, words: string): Wish {
  return {
    check: containing(db, words, 'meals'),
    lead: () => matching(db, 'meals', words, 'meals', true),
    candidates: textCandidates(db, words),
  }
}

/** The word stands in the text, or in the name of a category or of the meal type. */
function textOrName(db: Db, { word, categories, mealTypes }: SoughtWord): Wish {
  const [category, type] = [anyCategory(categories), ofType(db, mealTypes)]
  const checks = [containing(db, word, 'meals')]
  if (mealTypes.length > 0) checks.push(type.check)
  // A value: `exists` beside `or` would make PostgreSQL list the whole category first.
  if (categories.length > 0) checks.push(sql`(${chosenOf(categories)} limit 1) is not null`)
  const ids = [
    ...(categories.length > 0 ? [category.candidates] : []),
    ...(mealTypes.length > 0 ? [type.candidates] : []),
  ]
  return {
    check: sql`(${sql.join(checks, sql` or `)})`,
    async lead() {
      const text = await matching(db, 'meals', word, 'worded', true)
      const worded = sql`select worded.id from meals as worded where ${text}`
      return sql`meals.id in (${sql.join([worded, ...ids], sql` union all `)})`
    },
    candidates: sql.join([textCandidates(db, word), ...ids], sql` union all `),
    index: indexOfIds,
  }
}

/** Counted on SQLite only: PostgreSQL may read the whole table to find that there are many. */
const textCandidates = (db: Db, words: string) =>
  dialectOf(db) === 'postgres' ? sql`select null where false` : candidateRows('meals', words)

function anyCategory(ids: string[]): Wish {
  const candidates = sql`select meal_id from meal_categories where category_id in (${sql.join(ids)})`
  return {
    check: sql`exists (${chosenOf(ids)})`,
    lead: async () => sql`meals.id in (${candidates})`,
    candidates,
    index: indexOfIds,
  }
}

/** Those of the categories that the meal at hand is in. */
const chosenOf = (ids: string[]) => sql`select 1 from meal_categories as chosen
  where chosen.meal_id = meals.id and chosen.category_id in (${sql.join(ids)})`

function ofType(db: Db, ids: string[]): Wish {
  const types = sql.join(ids)
  const isType = sql<SqlBool>`meals.meal_type_id in (${types})`
  const unseen = sql<SqlBool>`coalesce(meals.meal_type_id, '') in (${types})`
  return {
    check: dialectOf(db) === 'postgres' ? isType : unseen,
    lead: async () => isType,
    candidates: sql`select typed.id from meals as typed
      where typed.meal_type_id in (${types}) and typed.deleted_at is null`,
  }
}
