import { type Image, illustratorName } from '#app/images/image.ts'
import type { Item } from '#app/nutrition/nutrition.ts'

/** Longest prompt that an image can be made from, in characters. */
const longestPrompt = 1000

type Food = Pick<Item, 'food' | 'foodId' | 'grams'>

/** The sentence from which these ingredients are drawn; the last ones are left out where it gets too long. */
export function plateSentence(items: readonly Food[]): string {
  const parts = items.map(({ food, grams }) => `${Math.round(grams)} g ${food.replaceAll(',', '')}`)
  while (parts.join(', ').length > longestPrompt) parts.pop()
  return parts.join(', ')
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
