import { authorPictures, replaceAuthorPicture } from '#app/images/library/author-picture.server.ts'
import { storeUpload } from '#app/images/making/uploads.server.ts'
import type { SignedIn, Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { holdAccount } from '../users/users.server.ts'

/** The address of the caller's picture; null without one. */
export async function ownPicture(app: App, caller: SignedIn): Promise<string | null> {
  return (await authorPictures(app, [caller._id])).get(caller._id) ?? null
}

/** Makes an uploaded picture the caller's, in place of the one before. Throws as `storeUpload` does. */
export async function setOwnPicture(app: App, staff: Staff, file: File): Promise<string> {
  const image = await storeUpload(app, staff, file, { portrait: true })
  await replacePicture(app, staff, image._id)
  return image.imageUrl
}

/** Takes the caller's picture away; where there is none, nothing happens. */
export async function removeOwnPicture(app: App, caller: SignedIn): Promise<void> {
  await replacePicture(app, caller, null)
}

async function replacePicture(app: App, caller: SignedIn, imageId: string | null) {
  await inTransaction(app, async (app) => {
    // One change of an account's picture at a time.
    await holdAccount(app, caller._id)
    await replaceAuthorPicture(app, caller._id, imageId)
  })
}
