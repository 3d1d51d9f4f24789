import { type Image, illustratorName } from '#app/images/image.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { withoutAmounts } from '#app/nutrition/text/other-words.ts'

/** Longest prompt that an image can be made from, in characters. */
const longestPrompt = 1000

type Food = Pick<Item, 'food' | 'foodId' | 'grams' | 'text'>

/**
 * The sentence from which these ingredients are drawn, in the words that they were read from, which tell how a food
 * was cooked; the last ones are left out where it gets too long.
 */
export function plateSentence(items: readonly Food[]): string {
  const parts = items.map((item) => `${Math.round(item.grams)} g ${wordsOf(item, items)}`)
  while (parts.join(', ').length > longestPrompt) parts.pop()
  return parts.join(', ')
}

/** Words that name one food: those of several ("fish and chips"), and with another number in them, do not. */
function wordsOf({ food, text }: Food, items: readonly Food[]): string {
  const said = withoutAmounts(text)
  const isOwn = items.filter((other) => other.text === text).length === 1
  return isOwn && said && !/[\d½¼¾⅓⅔]/.test(said) ? said : food.replaceAll(',', '')
}

/** Whether a picture is one that the illustrator drew from its prompt. */
export const isDrawn = (image: Image | null): image is Image =>
  image?.source === 'generated' && image.model === illustratorName && image.prompt !== ''

/** Whether a picture that was drawn from `drawn` by this prompt shows other foods or amounts than the items. */
export function showsOlderPlate(
  prompt: string,
  drawn: readonly Food[],
  items: readonly Food[],
): boolean {
  if (items.length === 0 || prompt === plateSentence(items)) return false
  return plateText(drawn) !== plateText(items)
}

const plateText = (items: readonly Food[]) =>
  items
    .map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)
    .sort()
    .join(', ')
