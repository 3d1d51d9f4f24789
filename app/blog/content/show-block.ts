import type { ImageFiles } from '#app/images/image.ts'
import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import type { Block } from './blocks.ts'
import type { ShownBlock } from './body.ts'

/** Where the files of images and the cards of meals come from. */
type Sources = {
  filesOf: (url: string) => ImageFiles | null
  mealOf: (id: string) => MealCardData | null
}

/** A block as a page shows it; null for the card of a meal that visitors cannot see. */
export function showBlock(block: Block, { filesOf, mealOf }: Sources): ShownBlock | null {
  switch (block.type) {
    case 'image':
      return { kind: 'image', image: block, files: filesOf(block.url) }
    case 'gallery':
      return {
        kind: 'gallery',
        images: block.images.map((image) => ({ image, files: filesOf(image.url) })),
      }
    case 'meal': {
      const meal = mealOf(block.mealId)
      return meal && { kind: 'meal', meal }
    }
    case 'divider':
      return { kind: 'divider', block }
    case 'embed':
      return { kind: 'embed', block }
    default:
      return { kind: 'block', block }
  }
}
