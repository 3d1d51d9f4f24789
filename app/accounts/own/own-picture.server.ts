import { authorPictures, replaceAuthorPicture } from '#app/images/library/author-picture.server.ts'
import { storeUpload } from '#app/images/making/uploads.server.ts'
import { type Caller, requireRole } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { unauthorised } from '#platform/errors.ts'
import { holdAccount } from '../users/users.server.ts'

/** The address of the caller's picture; null without one. */
export async function ownPicture(app: App, caller: Caller | null): Promise<string | null> {
  requireRole('signed-in', caller)
  const id = caller?._id ?? ''
  return (await authorPictures(app, [id])).get(id) ?? null
}

/** Makes an uploaded picture the caller's, in place of the one before. Throws as `storeUpload` does. */
export async function setOwnPicture(app: App, caller: Caller | null, file: File): Promise<string> {
  requireRole('staff', caller)
  const image = await storeUpload(app, caller, file, { portrait: true })
  await replacePicture(app, caller, image._id)
  return image.imageUrl
}

/** Takes the caller's picture away; where there is none, nothing happens. */
export async function removeOwnPicture(app: App, caller: Caller | null): Promise<void> {
  requireRole('signed-in', caller)
  await replacePicture(app, caller, null)
}

async function replacePicture(app: App, caller: Caller | null, imageId: string | null) {
  if (!caller) throw unauthorised()
  await inTransaction(app, async (app) => {
    // One change of an account's picture at a time.
    await holdAccount(app, caller._id)
    await replaceAuthorPicture(app, caller._id, imageId)
  })
}
