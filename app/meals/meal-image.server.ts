import type { ImageFiles } from '#app/images/image.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'

/** The image of a meal as its row keeps it. */
export type MealImage = { imageId: string | null; imageUrl: string }

/** What a client sends of a meal's image; undefined is not sent, null is none. */
export type SentImage = { imageId?: string | null; imageUrl?: string | null }

/** What a page shows of an image. */
export type ShownImage = { url: string; files: ImageFiles | null }

/**
 * The image that a write asks for, or undefined where it leaves the image as it is. Fetches an address
 * of another host, so never call it inside a transaction. Throws 400 naming the field.
 */
export async function settleImage(
  _app: App,
  _user: Caller | null,
  sent: SentImage,
  before: MealImage = { imageId: null, imageUrl: '' },
): Promise<MealImage | undefined> {
  const id = sent.imageId === before.imageId ? undefined : sent.imageId
  const url = (sent.imageUrl ?? '') === before.imageUrl ? undefined : sent.imageUrl
  if (id === undefined && url === undefined) return undefined
  if (!id && !url) return { imageId: null, imageUrl: '' }
  throw unavailable('Images cannot be stored yet')
}

/** Notes which image the meal shows, in the transaction that stores it. */
export async function noteImageUse(_app: App, _mealId: string, _imageId: string | null) {}

/** How the images of meals are shown, by id. */
export async function imagesOfMeals(_app: App, _ids: string[]): Promise<Map<string, ShownImage>> {
  return new Map()
}
