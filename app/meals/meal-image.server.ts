import { getImage, recordUses } from '#app/images/images.server.ts'
import { adoptImageUrl, checkImageUrl } from '#app/images/making/uploads.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid, isFailure } from '#platform/errors.ts'

/** The image of a meal as its row keeps it. */
export type MealImage = { imageId: string | null; imageUrl: string }

/** What a client sends of a meal's image; undefined is not sent, null is none. */
export type SentImage = { imageId?: string | null; imageUrl?: string | null }

/**
 * The image that a write asks for, or undefined where it leaves the image as it is. A new id wins over
 * an address. Fetches an address of another host, so never call it inside a transaction. Throws 400
 * naming the field.
 */
export async function resolveImage(
  app: App,
  staff: Staff,
  sent: SentImage,
  before: MealImage = { imageId: null, imageUrl: '' },
): Promise<MealImage | undefined> {
  const { id, url } = newImageOf(sent, before)
  if (id) return await readyImage(app, staff, id)
  if (url) return await adoptImageUrl(app, staff, url)
  const keepsUrl = url === undefined && Boolean(sent.imageUrl)
  const cleared = url !== undefined || (id === null && !keepsUrl)
  return cleared ? { imageId: null, imageUrl: '' } : undefined
}

/** What is wrong with the image that a write asks for, as far as can be told without fetching it. */
export async function imageProblems(
  app: App,
  staff: Staff,
  sent: SentImage,
  before: MealImage = { imageId: null, imageUrl: '' },
): Promise<Issue[]> {
  const { id, url } = newImageOf(sent, before)
  try {
    if (id) await readyImage(app, staff, id)
    else if (url) await checkImageUrl(app, url)
    return []
  } catch (error) {
    if (!isFailure(error) || error.status !== 400) throw error
    return error.issues
  }
}

/** What is sent and is not what the meal has already. */
const newImageOf = (sent: SentImage, before: MealImage) => ({
  id: sent.imageId === before.imageId ? undefined : sent.imageId,
  url: (sent.imageUrl ?? '') === before.imageUrl ? undefined : sent.imageUrl,
})

async function readyImage(app: App, staff: Staff, id: string): Promise<MealImage> {
  const image = await getImage(app, staff, id).catch((error) => {
    throw isFailure(error) && error.status === 404
      ? invalid('There is no such image', 'imageId')
      : error
  })
  if (!image.url) throw invalid('The image is not ready', 'imageId')
  return { imageId: id, imageUrl: image.url }
}

/** Notes which image the meal shows, in the transaction that stores it. */
export async function noteImageUse(app: App, mealId: string, imageId: string | null) {
  await recordUses(app, { kind: 'meal', ownerId: mealId }, imageId ? [imageId] : [])
}
