import type { Item } from '#app/nutrition/nutrition.ts'

/** Words of amounts, which do not change what food it is. */
const amountWords = new Set(
  `a about an bag bar bottle bowl can cup cups g glass gram grams half handful kg lb lbs large litre medium
  ml of one ounce ounces oz piece pieces plate pound pounds serving servings slice slices small some
  tablespoon tablespoons tbsp teaspoon teaspoons the three tsp two`.split(/\s+/),
)

/** The words that an item was read from, unless they only repeat its food with an amount; otherwise null. */
export function otherWords({ text, foodName }: Pick<Item, 'text' | 'foodName'>): string | null {
  return foodPart(text) === foodPart(foodName) ? null : text
}

/** Turns "2 cups of Grapes" into "grape". */
function foodPart(text: string): string {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words
    .filter((word) => !amountWords.has(word))
    .map((word) => word.replace(/s$/, ''))
    .join(' ')
}
