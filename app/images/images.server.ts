import { randomInt } from 'node:crypto'
import type { Caller, Staff } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Priority } from '#platform/jobs/job.ts'
import { type Image, illustratorName } from './image.ts'
import { countMatches, pageOfImages } from './image-list.db.server.ts'
import { holdImages, lockImage } from './image-locks.db.server.ts'
import {
  countUses,
  countUsesInTrash,
  countUsesOfEach,
  replaceUses,
} from './image-uses.db.server.ts'
import * as store from './images.db.server.ts'
import { generateImageJob, removeImageJob } from './images.jobs.server.ts'
import { requireImageModel } from './making/image-model-status.server.ts'
import { toImage } from './show-images.server.ts'

/** The highest seed; seeds are whole numbers from 0. */
export const maxSeed = 2_147_483_647

/**
 * Stores a pending image and enqueues the job that makes it. The default seed is random.
 * Throws 503 where the configured model cannot be asked.
 */
export async function requestImage(
  app: App,
  staff: Staff,
  input: { prompt: string; seed?: number },
  options: { priority?: Priority } = {},
): Promise<Image> {
  await requireImageModel(app)
  const model = app.config.imageModel?.name ?? illustratorName
  const row = newImage(app, staff, generated({ ...input, model }))
  await inTransaction(app, async (app) => {
    await store.insertImage(app.db, row)
    await enqueue(app, generateImageJob, { imageId: row.id }, options)
  })
  return toImage(row)
}

/**
 * Stores a pending image for the illustrator, even if the configuration names another model, and returns its
 * id. A job of the caller must make it by makeImage.
 */
export async function reserveIllustration(
  app: App,
  staff: Staff,
  prompt: string,
  seed?: number,
): Promise<string> {
  const origin = generated({ prompt, model: illustratorName, ...(seed !== undefined && { seed }) })
  const row = newImage(app, staff, origin)
  await store.insertImage(app.db, row)
  return row.id
}

const generated = ({ prompt, model, seed }: { prompt: string; model: string; seed?: number }) => ({
  source: 'generated' as const,
  prompt,
  model,
  seed: seed ?? randomInt(maxSeed + 1),
})

type Origin = Pick<store.ImageTable, 'source'> & Partial<store.ImageTable>

/** The row of a new pending image. */
export function newImage(app: App, user: Caller | null, origin: Origin): store.ImageTable {
  const now = timestamp(app.clock)
  return {
    id: newId(),
    status: 'pending',
    prompt: '',
    model: null,
    seed: null,
    error: null,
    progress: 0.05,
    width: null,
    height: null,
    media_key: null,
    variants: null,
    placeholder: null,
    color: null,
    created_by: user?._id ?? null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    portrait: false,
    ...origin,
  }
}

/** An image by its id. Throws 404. */
export async function getImage(app: App, _staff: Staff, id: string): Promise<Image> {
  const row = await store.findImage(app.db, id)
  if (!row) throw notFound('Image not found')
  return toImage(row)
}

type ListQuery = Paging & { search?: string; status?: 'ready' }

/** Images, newest first, with their number of uses. Status "ready" leaves out pending and failed ones. */
export async function listImages(
  app: App,
  _staff: Staff,
  { search = '', status, ...paging }: ListQuery,
) {
  const words = search.split(/\s+/).filter(Boolean)
  const filter = { words, readyOnly: status === 'ready' }
  const [rows, total] = await Promise.all([
    pageOfImages(app.reads, filter, paging),
    countMatches(app.reads, filter),
  ])
  const uses = await countUsesOfEach(
    app.reads,
    rows.map(({ id }) => id),
  )
  const images = rows.map((row) => ({ ...toImage(row), uses: uses.get(row.id) ?? 0 }))
  return { images, ...pageOf(total, paging) }
}

/** How many images there are. */
export const countImages = (app: App, _staff: Staff): Promise<number> =>
  countMatches(app.reads, { words: [], readyOnly: false })

/** Deletes an image; a job removes its files. Throws 404, and 409 while something uses it. */
export async function deleteImage(app: App, _staff: Staff, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    if (!(await lockImage(app.db, id))) throw notFound('Image not found')
    const uses = await countUses(app.db, id)
    if (uses.length > 0) throw conflict(usedBy(uses, await countUsesInTrash(app.db, id)))
    await store.markDeleted(app.db, id, timestamp(app.clock))
    await enqueue(app, removeImageJob, { imageId: id })
  })
}

/** Why an image cannot be deleted; `trashed` counts the uses by what is in the trash. */
function usedBy(uses: { kind: string; count: number }[], trashed: Map<string, number>): string {
  const inTrash = uses.map(({ kind }) => ({ kind, count: trashed.get(kind) ?? 0 }))
  const shown = uses.map(({ kind, count }) => ({ kind, count: count - (trashed.get(kind) ?? 0) }))
  const [here, there] = [numbersOf(shown), numbersOf(inTrash).map((text) => `${text} in the trash`)]
  const where = there.length > 0 ? '. Delete that for good at /admin/trash first' : ''
  return `This image is used by ${[...there, ...here].join(' and ')}${where}`
}

const numbersOf = (uses: { kind: string; count: number }[]) =>
  uses
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => (count === 1 ? one(kind) : `${count} ${kind}s`))

const one = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

/**
 * Replaces the recorded uses of an owner (kind `meal`, `post` or `author`) by these images. Call it in the
 * transaction that writes the owner. Throws 400 with `path` when an image does not exist.
 */
export async function recordUses(
  app: App,
  owner: { kind: string; ownerId: string },
  imageIds: string[],
  path = 'imageId',
): Promise<void> {
  const ids = [...new Set(imageIds)]
  await holdImage(app, ids, path)
  await replaceUses(app.db, owner, ids)
}

/**
 * Prevents the deletion of images until the transaction ends. Call it before writing anything that refers to
 * them. Throws 400 with `path` when one does not exist.
 */
export async function holdImage(app: App, ids: string[], path: string): Promise<void> {
  const held = await holdImages(app.db, { ids })
  if (held.length < ids.length) throw invalid(noSuchImage, path)
}

/** The message of a 400 for an image that does not exist. */
export const noSuchImage = 'There is no such image'
