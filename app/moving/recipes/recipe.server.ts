import { lineOf } from '#app/blog/converting/html-tree.ts'
import { foreignTree } from '#app/blog/importing/foreign-html.server.ts'
import { mealAddress } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'

/** A recipe in the file of another program. */
export type Recipe = {
  title: string
  summary: string
  /** Lines such as `200 g rice, cooked`. */
  ingredients: string[]
  /** The same without remarks, which may name other foods. */
  foods: string[]
  steps: string[]
  /** How many people it is for; 1 when unknown. */
  servings: number
  /** The id of its attachment, or its address. */
  imageId: string
  imageUrl: string
  course: string
  isPublished: boolean
  createdAt: string | undefined
}

/** Text of HTML on one line. */
export const plain = (html: string) => lineOf(foreignTree(html))

/** The number in texts such as `4` and `4 to 6 people`; 1 when there is none. */
export function servingsIn(text: string): number {
  const found = Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.') ?? 1)
  return found > 0 && found <= 500 ? found : 1
}

/** The path of the meal that a recipe becomes. */
export const pathOfRecipe = ({ title }: Recipe) => mealPath(mealAddress(title))
