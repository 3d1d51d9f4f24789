import { getImage, recordUses } from '#app/images/images.server.ts'
import { adoptImageUrl, checkImageUrl } from '#app/images/making/uploads.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid, isFailure } from '#platform/errors.ts'

/** The image of a meal as its row stores it. */
export type MealImage = { imageId: string | null; imageUrl: string }

/** The image fields that a client sends; undefined means not sent, null means none. */
export type SentImage = { imageId?: string | null; imageUrl?: string | null }

/**
 * The image that a write sets, or undefined when it leaves the image unchanged.
 * A new id has priority over an address. It fetches an address of another host,
 * so never call it inside a transaction. Throws 400 naming the field.
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

/** The problems with the image of a write, as far as they can be found without fetching it. */
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

/** The image fields that differ from those that the meal has. */
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

/** Records which image the meal shows, in the transaction that stores the meal. */
export async function noteImageUse(app: App, mealId: string, imageId: string | null) {
  await recordUses(app, { kind: 'meal', ownerId: mealId }, imageId ? [imageId] : [])
}
