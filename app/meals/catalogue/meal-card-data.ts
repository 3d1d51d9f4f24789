import { imageAddress, imageFiles, type StoredPicture } from '#app/images/files/media-names.ts'
import type { ImageSet } from '#app/ui/smart-image.tsx'

/** Only what a card shows of a meal, so that lists stay small on the wire. */
export type MealCardData = {
  slug: string
  title: string
  /** Its files are named by `imageFiles`. */
  image: StoredPicture | null
  /** The address of the picture when the meal has no stored image; otherwise empty. */
  imageUrl: string
  /** What an editor wrote about the picture; empty for the title. */
  alt: string
  mealType: string | null
  category: string | null
  calories: number
  carbohydrates: number
  protein: number
  fat: number
  /** "Checked by Ada on Nov 23, 2026"; null for a meal that nobody has checked. */
  checked: string | null
}

/** The files of a card's picture, and the one address that every browser can load. */
export function cardPicture({ image, imageUrl }: Pick<MealCardData, 'image' | 'imageUrl'>): {
  set: ImageSet | null
  src: string
} {
  if (!image) return { set: null, src: imageUrl }
  return { set: imageFiles(image), src: imageAddress(image) }
}
