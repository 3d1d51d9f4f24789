import { z } from 'zod'
import { exactParameter, filled, statusParameter } from '#app/publishing/input.ts'
import { type Caller, seesDrafts } from '#platform/api/caller.ts'
import { pagingQuery } from '#platform/api/paging.ts'
import { invalid } from '#platform/errors.ts'
import { lineField } from '#platform/text/fields.ts'
import { listSorts, openSorts, staffSorts } from './meal-sorts.ts'

const id = filled(lineField('The id', 200))

/** The bound of a figure, as text. */
const bound = (name: string) => {
  const error = `${name} must be a number of at least 0`
  return filled(
    z
      .string(error)
      .regex(/^\s*\d{1,9}(\.\d{1,9})?\s*$/, error)
      .transform(Number),
  ).meta({ type: 'number', minimum: 0 })
}

const yesOrNo = (name: string) =>
  filled(z.enum(['true', 'false'], `${name} must be true or false`)).meta({
    enum: ['true', 'false'],
  })

const sortProblem = (sorts: readonly string[]) => `sort must be one of ${sorts.join(', ')}`

/** The parameters of GET /meals; all of them have to match. */
export const mealQuery = z.object({
  /**
   * Each word, or another word for the same, is in the title, in the name of a category or of the meal type, or
   * in an ingredient. Words that find nothing are corrected.
   */
  search: filled(lineField('search', 200)),
  exact: exactParameter,
  /** Id of a category. */
  category: id,
  /** Ids of categories, joined by commas; one of them has to match. */
  categories: filled(
    z.string().transform((list) => list.split(',').flatMap((id) => id.trim() || [])),
  ),
  /** Id or slug of a meal type. */
  mealType: id,
  /** Name of a category; upper and lower case are equal. */
  diet: filled(lineField('diet', 200)),
  /** Id of a meal to leave out. */
  exclude: id,
  minCalories: bound('minCalories'),
  maxCalories: bound('maxCalories'),
  minProtein: bound('minProtein'),
  minFiber: bound('minFiber'),
  /** `true`: only meals that a person has checked; `false`: only the others. */
  checked: yesOrNo('checked'),
  /** `true`: only meals that have a picture; `false`: only the others. */
  picture: yesOrNo('picture'),
  status: statusParameter,
  sort: filled(z.enum(listSorts, sortProblem(listSorts))).meta({
    enum: [...listSorts],
  }),
  ...pagingQuery(24),
})

export type MealQuery = z.output<typeof mealQuery>

/** The query as this caller may ask it. Throws 400 for an order of the lists of staff from a visitor. */
export function queryOf(user: Caller | null, query: MealQuery): MealQuery {
  if (seesDrafts(user) || !staffSorts.some((sort) => sort === query.sort)) return query
  throw invalid(sortProblem(openSorts), 'sort')
}
