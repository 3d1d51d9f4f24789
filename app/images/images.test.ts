import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { readConfig } from '#platform/config/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { mediaFiles } from '#platform/http/media-files.ts'
import { GiveUp } from '#platform/jobs/job.ts'
import { openMediaStore } from '#platform/media/media-store.ts'
import { buildStaff } from '#tests/support/builders/build-user.ts'
import { asFile, buildPicture, declaredPng } from '#tests/support/builders/pictures.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { imageJobs } from './images.jobs.server.ts'
import { deleteImage, getImage, listImages, recordUses, requestImage } from './images.server.ts'
import { imageIdOfUrl } from './images-by-address.server.ts'
import { generateImage } from './making/generate-image.server.ts'
import { storeUpload } from './making/uploads.server.ts'
import { filesOfImages } from './show-images.server.ts'

/** Drawing takes a second on an idle machine, and far longer while other tests run. */
const waitOptions = { timeout: 110_000, interval: 20 }
vi.setConfig({ testTimeout: 120_000 })

const until = <T>(check: () => Promise<T>) => vi.waitFor(check, waitOptions)
const plate = 'grilled salmon with quinoa, asparagus and lemon'

async function untilReady(app: TestApp, id: string) {
  return await until(async () => {
    const image = await getImage(app, commandLine, id)
    expect(image.imageUrl).not.toBe('pending')
    return image
  })
}

const bytesOf = (app: TestApp, url: string) => app.media.get(url.replace('/media/', ''))
/** The files that still wait for a worker. */
async function waitingFiles(app: TestApp) {
  const keys: string[] = []
  const soon = new Date(Date.now() + 60_000)
  for await (const key of app.media.list('incoming', soon)) keys.push(key)
  return keys
}

const jobsDone = (app: TestApp) =>
  until(async () => expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([]))

async function openWithWorker(open?: Parameters<typeof openTestApp>[0]) {
  const app = await openTestApp(open)
  startTestWorker(app, imageJobs)
  return { app, user: await buildStaff(app) }
}

describeOnBoth('a generated image', (open) => {
  it('is pending at first, then ready in several widths, and a little later in AVIF', async () => {
    const { app, user } = await openWithWorker(open)
    const asked = await requestImage(app, user, { prompt: plate })
    expect(asked).toMatchObject({ imageUrl: 'pending', url: null, prompt: plate, progress: 0.05 })
    expect(asked.seed).toBeGreaterThanOrEqual(0)
    const ready = await untilReady(app, asked._id)
    expect(ready).toMatchObject({ source: 'generated', model: 'illustrator', progress: 1 })
    expect(ready).toMatchObject({ width: 1280, height: 1280, error: null })
    expect(ready.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-1280\.webp$/)
    expect(ready.files?.webp.split(', ')).toHaveLength(4)
    await jobsDone(app)
    const { files } = await getImage(app, commandLine, asked._id)
    for (const entry of `${files?.webp}, ${files?.avif}`.split(', ')) {
      expect((await bytesOf(app, entry.split(' ')[0] ?? '')).length, entry).toBeGreaterThan(500)
    }
    expect(await waitingFiles(app)).toEqual([])
  })

  it('is marked as failed when all tries together take too long', async () => {
    const { app, user } = await openWithWorker(open)
    const { _id } = await requestImage(app, user, { prompt: plate })
    const startedAt = new Date(app.clock.now().getTime() - 141_000).toISOString()
    const { signal } = new AbortController()
    const run = { jobId: '', attempt: 2, startedAt, signal }
    await expect(generateImage(app, _id, run)).rejects.toThrow(GiveUp)
  })
})

describe('the seed of an image', () => {
  it('gives the same image again; another seed gives another image', async () => {
    const { app, user } = await openWithWorker()
    const seeds = [7, 7, 8]
    const asked = await Promise.all(
      seeds.map((seed) => requestImage(app, user, { prompt: plate, seed })),
    )
    const [one, same, other] = await Promise.all(asked.map(({ _id }) => untilReady(app, _id)))
    expect(same?.imageUrl).toBe(one?.imageUrl)
    expect(other?.imageUrl).not.toBe(one?.imageUrl)
  })
})

describeOnBoth('an upload', (open) => {
  it('is stored encoded anew, and found again by its address', async () => {
    const { app, user } = await openWithWorker(open)
    const image = await storeUpload(app, user, asFile(await buildPicture('png')))
    expect(image).toMatchObject({ source: 'uploaded', prompt: '', width: 400, height: 300 })
    const stored = Buffer.from(await bytesOf(app, image.imageUrl))
    expect(stored.subarray(8, 12).toString()).toBe('WEBP')
    const address = `${app.config.siteUrl}${image.imageUrl}`
    expect(await imageIdOfUrl(app, address)).toBe(image._id)
  })

  it('is stored in an S3 bucket if one is configured', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const bucket = await openS3Server(folder)
    onTestFinished(bucket.close)
    const config = readConfig(bucket.settings, '/')
    const app = await openTestApp(open, { media: await openMediaStore(config) })
    startTestWorker(app, imageJobs)
    const user = await buildStaff(app)
    const { imageUrl } = await storeUpload(app, user, asFile(await buildPicture('png')))
    const response = await mediaFiles(app.media).request(imageUrl.replace('/media', ''))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(await bytesOf(app, imageUrl))
  })

  it('that cannot be read is refused and leaves no trace', async () => {
    const { app, user } = await openWithWorker(open)
    const whole = await buildPicture('jpeg', { width: 900, height: 900 })
    const refused = [
      [whole.subarray(0, whole.length / 2), 400, 'broken'],
      [declaredPng(10_000, 5_001), 400, '50 megapixels'],
      ['<html>', 415, 'Please upload a valid image file (JPEG, PNG, or WebP)'],
      [Buffer.alloc(5_242_881), 413, 'Image size should be less than 5MB'],
    ] as const
    for (const [bytes, status, msg] of refused) {
      const stored = storeUpload(app, user, asFile(bytes))
      await expect(stored).rejects.toMatchObject({ status, message: expect.stringContaining(msg) })
    }
    expect(await listImages(app, commandLine, { page: 1, limit: 10 })).toMatchObject({
      images: [],
      total: 0,
    })
    await jobsDone(app)
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await waitingFiles(app)).toEqual([])
  })
})

describeOnBoth('deleting an image', (open) => {
  it('is refused while something uses the image, and the message says what', async () => {
    const { app, user } = await openWithWorker(open)
    const { _id } = await storeUpload(app, user, asFile(await buildPicture()))
    const use = (kind: string, ownerId: string, ids: string[]) =>
      inTransaction(app, (app) => recordUses(app, { kind, ownerId }, ids))
    await use('meal', 'm1', [_id])
    await use('meal', 'm2', [_id, _id])
    await use('post', 'p1', [_id])
    await expect(deleteImage(app, commandLine, _id)).rejects.toMatchObject({
      status: 409,
      message: 'This image is used by 2 meals and a post',
    })
    for (const [kind, owner] of [
      ['meal', 'm1'],
      ['meal', 'm2'],
      ['post', 'p1'],
    ] as const) {
      await use(kind, owner, [])
    }
    await deleteImage(app, commandLine, _id)
    await expect(getImage(app, commandLine, _id)).rejects.toMatchObject({ status: 404 })
    await expect(deleteImage(app, commandLine, _id)).rejects.toMatchObject({ status: 404 })
    await expect(use('meal', 'm3', [_id])).rejects.toMatchObject({ status: 400 })
  })

  it('removes its files except those that another image shares', async () => {
    const { app, user } = await openWithWorker(open)
    const picture = await buildPicture()
    const one = await storeUpload(app, user, asFile(picture))
    const two = await storeUpload(app, user, asFile(picture))
    expect(two.imageUrl).toBe(one.imageUrl)
    await jobsDone(app)
    await deleteImage(app, commandLine, one._id)
    await jobsDone(app)
    expect(await bytesOf(app, two.imageUrl)).toBeTruthy()
    expect((await filesOfImages(app, [one._id, two._id])).size).toBe(1)
    await deleteImage(app, commandLine, two._id)
    await jobsDone(app)
    await expect(bytesOf(app, two.imageUrl)).rejects.toThrow('ENOENT')
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
  })

  it('cancels a pending image', async () => {
    const app = await openTestApp(open)
    const user = await buildStaff(app)
    const { _id } = await requestImage(app, user, { prompt: plate })
    await deleteImage(app, commandLine, _id)
    startTestWorker(app, imageJobs)
    await jobsDone(app)
    expect(await app.db.selectFrom('images').selectAll().execute()).toEqual([])
  })
})

describeOnBoth('the list of images', (open) => {
  it('is paged, newest first, pending ones included', async () => {
    const app = await openTestApp(open)
    const asked: string[] = []
    for (const prompt of ['rice', 'beans', 'peas']) {
      asked.push((await requestImage(app, commandLine, { prompt }))._id)
      app.clock.advance(5)
    }
    const first = await listImages(app, commandLine, { page: 1, limit: 2 })
    expect(first).toMatchObject({ total: 3, page: 1, totalPages: 2 })
    expect(first.images.map(({ prompt }) => prompt)).toEqual(['peas', 'beans'])
    const last = await listImages(app, commandLine, { page: 2, limit: 2 })
    expect(last.images.map(({ _id }) => _id)).toEqual(asked.slice(0, 1))
  })

  it('can be filtered by all words of the prompt, in upper or lower case, and to ready images', async () => {
    const app = await openTestApp(open)
    for (const prompt of ['Rice and beans', 'Rice with peas', '100% rice_cake']) {
      await requestImage(app, commandLine, { prompt })
    }
    const found = async (search: string) =>
      (await listImages(app, commandLine, { page: 1, limit: 9, search })).images.map(
        ({ prompt }) => prompt,
      )
    expect(await found('RICE bean')).toEqual(['Rice and beans'])
    expect(await found(' rice ')).toHaveLength(3)
    expect(await found('%')).toEqual(['100% rice_cake'])
    expect(await found('e_c')).toEqual(['100% rice_cake'])
    expect(await found('\\')).toEqual([])
    expect(
      await listImages(app, commandLine, { page: 1, limit: 9, status: 'ready' }),
    ).toMatchObject({
      images: [],
      total: 0,
    })
  })
})
