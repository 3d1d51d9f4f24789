import { setTimeout as pause } from 'node:timers/promises'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { type Staff, theSite } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Failure, invalid, isFailure, tooLarge, unavailable, wrongType } from '#platform/errors.ts'
import { fetchPublic, httpAddress } from '#platform/http/fetch-public.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { incomingName, mediaNameOf } from '../files/media-names.ts'
import { type Image, maxUploadBytes } from '../image.ts'
import * as store from '../images.db.server.ts'
import { importImageJob } from '../images.jobs.server.ts'
import { deleteImage, getImage, newImage, noSuchImage } from '../images.server.ts'
import { imageIdOfUrl } from '../images-by-address.server.ts'
import { toImage } from '../show-images.server.ts'
import { imageTypeOf } from '../tray/image-type.ts'

export const tooLargeMessage = 'Image size should be less than 5MB'
export const wrongTypeMessage = 'Please upload a valid image file (JPEG, PNG, or WebP)'

/** Time limit for a worker to encode an upload, and time between two checks, in ms. */
const timeLimit = 30_000
const checkEvery = 40

/** The file of an upload. Throws 400 when it is missing or empty. */
export function chosenFile(body: unknown): File {
  if (body instanceof File && body.size > 0) return body
  throw invalid('Please select an image file', 'image')
}

/** Stores an uploaded picture; a portrait is cut to a square. Throws 413, 415, or 400 for a broken one. */
export async function storeUpload(
  app: App,
  staff: Staff,
  file: File,
  { portrait = false } = {},
): Promise<Image> {
  if (file.size > maxUploadBytes) throw tooLarge(tooLargeMessage, 'image')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return await storeBytes(app, staff, bytes, { source: 'uploaded', path: 'image', portrait })
}

/**
 * Stores a copy of the picture at a public address. For an address of this site it returns the image there.
 * Throws 400 for an address that cannot be used, 413 and 415 as for an upload.
 */
export async function storeFromUrl(
  app: App,
  staff: Staff,
  imageUrl: string,
  path = 'imageUrl',
): Promise<Image> {
  const own = await imageIdOfUrl(app, imageUrl)
  if (own) return await getImage(app, staff, own)
  if (mediaNameOf(imageUrl, app.config.siteUrl) !== null) throw invalid(noSuchImage, path)
  const bytes = await fetchPublic(imageUrl, {
    path,
    maxBytes: maxUploadBytes,
    tooLargeMessage,
    allowHosts: app.config.fetchAllowHosts,
  })
  return await storeBytes(app, staff, bytes, { source: 'linked', path, portrait: false })
}

/**
 * The image of this site for an address in a meal or post: the image at that address, or a copy of the picture
 * there; no image for a picture that is still being drawn. Throws 400 with `path` when it cannot be copied. Must
 * not be called inside a transaction.
 */
export async function adoptImageUrl(
  app: App,
  staff: Staff,
  imageUrl: string,
  path = 'imageUrl',
): Promise<{ imageId: string | null; imageUrl: string }> {
  if (isToCome(imageUrl)) return { imageId: null, imageUrl }
  try {
    const image = await storeFromUrl(app, staff, imageUrl, path)
    return { imageId: image._id, imageUrl: image.imageUrl }
  } catch (error) {
    if (isFailure(error) && error.status < 500) throw invalid(error.message, path)
    throw error
  }
}

/** Throws 400 with `path` for an address that is invalid, without fetching it. */
export async function checkImageUrl(app: App, imageUrl: string, path = 'imageUrl'): Promise<void> {
  if (isToCome(imageUrl)) return
  if (!(await imageIdOfUrl(app, imageUrl))) httpAddress(imageUrl, path)
}

type Origin = { source: 'uploaded' | 'linked'; path: string; portrait: boolean }

/** Stores the bytes, has a worker decode and encode them, and waits for the result. */
async function storeBytes(
  app: App,
  staff: Staff,
  bytes: Uint8Array,
  { source, path, portrait }: Origin,
): Promise<Image> {
  if (!imageTypeOf(bytes)) throw wrongType(wrongTypeMessage, path)
  const row = newImage(app, staff, { source, portrait })
  await app.media.put(incomingName(row.id), bytes)
  try {
    await inTransaction(app, async (app) => {
      await store.insertImage(app.db, row)
      await enqueue(app, importImageJob, { imageId: row.id })
    })
    return await waitForImage(app, row.id, path)
  } catch (error) {
    await discard(app, row.id)
    throw error
  }
}

/** Removes the image of a refused upload, which is not shown anywhere yet. */
async function discard(app: App, id: string): Promise<void> {
  try {
    await app.media.delete(incomingName(id))
    await deleteImage(app, theSite, id)
  } catch (err) {
    // A 404 means that storing the row had failed, so that there is no image to delete.
    if (isFailure(err) && err.status === 404) return
    app.log.warn({ err, imageId: id }, 'a refused upload was left behind')
  }
}

async function waitForImage(app: App, id: string, path: string): Promise<Image> {
  const deadline = performance.now() + timeLimit
  while (performance.now() < deadline) {
    const row = await store.findImage(app.db, id)
    if (row?.status === 'ready') return toImage(row)
    if (row?.status !== 'pending') throw refused(row?.error, path)
    await pause(checkEvery)
  }
  throw unavailable('No worker is free to read the image. Please try again later.')
}

function refused(error: string | null | undefined, path: string): Failure {
  const msg = error ?? 'The image was deleted'
  return new Failure(400, msg, { issues: [{ msg, path }] })
}
