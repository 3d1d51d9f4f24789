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

const counts = new Set('a an about around one two three the some half'.split(' '))
const sizes = new Set('small medium large big'.split(' '))
const isNumber = (token = '') => /^[\d½¼¾⅓⅔]/.test(token)
const isUnit = (token = '') => amountWords.has(token) && !counts.has(token) && token !== 'of'

/** Turns "2 cups of corn on the cob" into "corn on the cob": the words without the amount at either end. */
export function withoutAmounts(text: string): string {
  const tokens = text.match(/\d[\d.,/]*|[½¼¾⅓⅔]|\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const at = (i: number) => tokens[i]?.toLowerCase() ?? ''
  const isCount = (i: number) => isNumber(at(i)) || (counts.has(at(i)) && at(i + 1) !== 'and')
  let from = 0
  while (isCount(from) || (from > 0 && sizes.has(at(from)))) from++
  if (isUnit(at(from)) && (from > 0 || at(1) === 'of')) from++
  if (at(from) === 'of') from++
  const isBehind = isUnit(at(tokens.length - 1)) && isNumber(at(tokens.length - 2))
  return tokens.slice(from, isBehind ? -2 : undefined).join(' ')
}
