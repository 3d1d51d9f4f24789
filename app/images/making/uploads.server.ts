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
import {
  deleteImage,
  getImage,
  imageIdOfUrl,
  newImage,
  noSuchImage,
  toImage,
} from '../images.server.ts'
import { imageTypeOf } from '../tray/image-type.ts'

export const tooLargeMessage = 'Image size should be less than 5MB'
const wrongTypeMessage = 'Please upload a valid image file (JPEG, PNG, or WebP)'

/** How long (ms) a caller waits for a worker to encode what they sent, and how often we look. */
const patience = 30_000
const lookEvery = 40

/** The file of an upload. Throws 400 where there is none. */
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
 * Stores the picture at a public address; one of our own addresses gives the image that is there.
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
 * The image of ours that stands for an address in a meal or post: the one it names, or a copy of what is
 * there; none for a picture that is still being drawn. Throws 400 naming `path` when it cannot be copied. Not
 * for use inside a transaction.
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

/** Throws 400 naming `path` for an address of which that can be told without fetching it. */
export async function checkImageUrl(app: App, imageUrl: string, path = 'imageUrl'): Promise<void> {
  if (isToCome(imageUrl)) return
  if (!(await imageIdOfUrl(app, imageUrl))) httpAddress(imageUrl, path)
}

type Origin = { source: 'uploaded' | 'linked'; path: string; portrait: boolean }

/** Stores the bytes for a worker, which decodes and encodes them, and waits for the result. */
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
    // There may be no image yet: storing it may be what failed.
    if (isFailure(err) && err.status === 404) return
    app.log.warn({ err, imageId: id }, 'a refused upload was left behind')
  }
}

async function waitForImage(app: App, id: string, path: string): Promise<Image> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    const row = await store.findImage(app.db, id)
    if (row?.status === 'ready') return toImage(row)
    if (row?.status !== 'pending') throw refused(row?.error, path)
    await pause(lookEvery)
  }
  throw unavailable('No worker is free to read the image. Please try again later.')
}

function refused(error: string | null | undefined, path: string): Failure {
  const msg = error ?? 'The image was deleted'
  return new Failure(400, msg, { issues: [{ msg, path }] })
}
