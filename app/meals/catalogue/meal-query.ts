import { z } from 'zod'
import { exactParameter, filled, statusParameter } from '#app/publishing/input.ts'
import { pagingQuery } from '#platform/api/paging.ts'
import { lineField } from '#platform/text/fields.ts'
import { listSorts } from './meal-sorts.ts'

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
  sort: filled(z.enum(listSorts, `sort must be one of ${listSorts.join(', ')}`)).meta({
    enum: [...listSorts],
  }),
  ...pagingQuery(24),
})

export type MealQuery = z.output<typeof mealQuery>
