import { authorPictures, replaceAuthorPicture } from '#app/images/library/author-picture.server.ts'
import { storeUpload } from '#app/images/making/uploads.server.ts'
import type { SignedIn, Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { holdAccount } from '../users/users.server.ts'

/** The address of the picture of the caller; null without one. */
export async function ownPicture(app: App, caller: SignedIn): Promise<string | null> {
  return (await authorPictures(app, [caller._id])).get(caller._id) ?? null
}

/** Replaces the picture of the caller by an upload. Throws as `storeUpload` does. */
export async function setOwnPicture(app: App, staff: Staff, file: File): Promise<string> {
  const image = await storeUpload(app, staff, file, { portrait: true })
  await replacePicture(app, staff, image._id)
  return image.imageUrl
}

/** Removes the picture of the caller; does nothing if there is none. */
export async function removeOwnPicture(app: App, caller: SignedIn): Promise<void> {
  await replacePicture(app, caller, null)
}

async function replacePicture(app: App, caller: SignedIn, imageId: string | null) {
  await inTransaction(app, async (app) => {
    // Changes of the picture of one account run one after the other.
    await holdAccount(app, caller._id)
    await replaceAuthorPicture(app, caller._id, imageId)
  })
}
