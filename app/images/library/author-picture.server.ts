import { theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { imageAddress } from '../files/media-names.ts'
import { anyUsed, picturesOfUsers } from '../image-uses.db.server.ts'
import { unusedPortraits } from '../images.db.server.ts'
import { deleteImage, recordUses } from '../images.server.ts'
import { picturesById } from '../pictures.db.server.ts'
import { storedPicture } from '../show-images.server.ts'

const day = 24 * 3_600_000

/** The addresses of authors' pictures by user id; users without one are left out. */
export async function authorPictures(app: App, userIds: string[]): Promise<Map<string, string>> {
  const imageOf = await picturesOfUsers(app.db, [...new Set(userIds)])
  const rows = await picturesById(app.db, [...imageOf.values()])
  const byImage = new Map(rows.map((row) => [row.id, storedPicture(row)]))
  return new Map(
    [...imageOf].flatMap(([userId, imageId]) => {
      const picture = byImage.get(imageId)
      return picture ? [[userId, imageAddress(picture)]] : []
    }),
  )
}

/** Sets or removes (null) the picture of an account. Call it in a transaction that holds the account. */
export async function replaceAuthorPicture(app: App, userId: string, imageId: string | null) {
  const former = await picturesOfUsers(app.db, [userId])
  if (former.size === 0 && imageId === null) return
  await recordUses(app, { kind: 'author', ownerId: userId }, imageId ? [imageId] : [])
  for (const id of former.values()) await deleteUnlessUsed(app, id)
}

/** Removes portraits older than a day that no account uses. */
export async function removeUnusedPortraits(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - day).toISOString()
  for (const id of await unusedPortraits(app.db, before)) {
    await inTransaction(app, (app) => deleteUnlessUsed(app, id))
  }
}

async function deleteUnlessUsed(app: App, imageId: string): Promise<void> {
  if (!(await anyUsed(app.db, [imageId]))) await deleteImage(app, theSite, imageId)
}
