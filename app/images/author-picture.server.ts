import { holdAccount } from '#app/accounts/users.server.ts'
import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { unauthorised } from '#platform/errors.ts'
import { anyUsed, picturesOfUsers } from './image-uses.db.server.ts'
import { picturesById, unusedPortraits } from './images.db.server.ts'
import { deleteImage, recordUses, storedPicture } from './images.server.ts'
import { imageAddress } from './media-names.ts'
import { storeUpload } from './uploads.server.ts'

const day = 24 * 3_600_000

/** The address of the caller's picture; null without one. */
export async function ownPicture(app: App, caller: Caller | null): Promise<string | null> {
  requireRole('signed-in', caller)
  const id = caller?._id ?? ''
  return (await avatarsOf(app, [id])).get(id) ?? null
}

/** The addresses of authors' pictures by user id; who has none is left out. */
export async function avatarsOf(app: App, userIds: string[]): Promise<Map<string, string>> {
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

/** Makes an uploaded picture the caller's, in place of the one before. Throws as `storeUpload` does. */
export async function setOwnPicture(app: App, caller: Caller | null, file: File): Promise<string> {
  requireRole('staff', caller)
  const image = await storeUpload(app, caller, file, { portrait: true })
  await replacePicture(app, caller, [image._id])
  return image.imageUrl
}

/** Takes the caller's picture away; where there is none, nothing happens. */
export async function removeOwnPicture(app: App, caller: Caller | null): Promise<void> {
  requireRole('signed-in', caller)
  await replacePicture(app, caller, [])
}

async function replacePicture(app: App, caller: Caller | null, imageIds: string[]): Promise<void> {
  if (!caller) throw unauthorised()
  await inTransaction(app, async (app) => {
    // One change of an account's picture at a time.
    await holdAccount(app, caller._id)
    const former = await picturesOfUsers(app.db, [caller._id])
    if (former.size + imageIds.length === 0) return
    await recordUses(app, { kind: 'author', ownerId: caller._id }, imageIds)
    for (const imageId of former.values()) await deleteUnlessUsed(app, imageId)
  })
}

/** Removes pictures of authors whose account is gone, or that were never put to use, after a day. */
export async function removeUnusedPortraits(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - day).toISOString()
  for (const id of await unusedPortraits(app.db, before)) {
    await inTransaction(app, (app) => deleteUnlessUsed(app, id))
  }
}

async function deleteUnlessUsed(app: App, imageId: string): Promise<void> {
  if (!(await anyUsed(app.db, [imageId]))) await deleteImage(app, imageId)
}
