import { imageAddress, imageFiles, type StoredPicture } from '#app/images/files/media-names.ts'
import type { ImageSet } from '#app/ui/smart-image.tsx'

/** The little that a card shows of a meal, so that lists stay light on the wire. */
export type MealCardData = {
  slug: string
  title: string
  /** Its files have long names: see imageFiles. */
  image: StoredPicture | null
  /** Where the picture is of a meal without stored image; else empty. */
  imageUrl: string
  mealType: string | null
  category: string | null
  calories: number
  carbohydrates: number
  protein: number
  fat: number
}

/** The files of a card's picture, and the one address that every browser can load. */
export function cardPicture({ image, imageUrl }: Pick<MealCardData, 'image' | 'imageUrl'>): {
  set: ImageSet | null
  src: string
} {
  if (!image) return { set: null, src: imageUrl }
  return { set: imageFiles(image), src: imageAddress(image) }
}
