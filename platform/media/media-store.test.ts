import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { type MediaStore, openMediaStore } from './media-store.ts'
import { s3MediaStore } from './s3-media-store.ts'

const later = () => new Date(Date.now() + 60_000)

let folder: string
let media: MediaStore

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** The environment variables of each store. */
const stores = {
  'a folder': async () => ({}),
  'an S3 bucket': async () => {
    const bucket = await openS3Server(folder)
    onTestFinished(bucket.close)
    return bucket.settings
  },
}

describe.each(Object.entries(stores))('the media in %s', (_name, variables) => {
  beforeEach(async () => {
    const env = { DATA_DIR: folder, ...(await variables()) }
    media = await openMediaStore(readConfig(env, '/'))
  })

  it('returns what was stored, as bytes and as a stream', async () => {
    await media.put('abc-320.webp', Buffer.from('leaf'))
    expect(Buffer.from(await media.get('abc-320.webp')).toString()).toBe('leaf')
    const file = await media.open('abc-320.webp')
    expect(file?.size).toBe(4)
    expect(file && (await buffer(file.stream)).toString()).toBe('leaf')
    await media.put('abc-320.webp', Buffer.from('another leaf'))
    expect(Buffer.from(await media.get('abc-320.webp')).toString()).toBe('another leaf')
    expect(await media.exists('abc-320.webp')).toBe(true)
  })

  it('handles missing files', async () => {
    expect(await media.open('none.webp')).toBeNull()
    expect(await media.exists('none.webp')).toBe(false)
    await media.delete('none.webp')
    await expect(media.get('none.webp')).rejects.toThrow(/ENOENT|does not exist/)
  })

  it('stores a complete file when many writers store the same key concurrently', async () => {
    const bodies = Array.from({ length: 20 }, (_, n) => Buffer.alloc(50_000, n))
    await Promise.all(bodies.map((body) => media.put('same.webp', body)))
    const kept = Buffer.from(await media.get('same.webp'))
    expect(bodies.some((body) => body.equals(kept))).toBe(true)
  })

  it('refuses keys outside its folder', async () => {
    for (const key of ['../secret', 'a/../../b', '/etc/passwd', '.unfinished/x', 'a//b', '']) {
      await expect(media.put(key, Buffer.from('x')), key).rejects.toThrow('Not a media key')
    }
  })

  it('lists only old files of one folder, including the root', async () => {
    const list = async (folder: string, before = later()) => {
      const keys: string[] = []
      for await (const key of media.list(folder, before)) keys.push(key)
      return keys
    }
    await media.put('incoming/one', Buffer.from('1'))
    await media.put('two.webp', Buffer.from('2'))
    expect(await list('incoming')).toEqual(['incoming/one'])
    expect(await list('incoming', new Date(0))).toEqual([])
    expect(await list('elsewhere')).toEqual([])
    expect(await list('')).toEqual(['two.webp'])
  })

  it('deletes files', async () => {
    await media.put('gone.webp', Buffer.from('x'))
    await media.delete('gone.webp')
    expect(await media.exists('gone.webp')).toBe(false)
  })

  it('answers concurrent pings, and leaves nothing behind', async () => {
    await Promise.all(Array.from({ length: 20 }, () => media.ping()))
    await media.tidy(later())
  })
})

/** Opens the media in a bucket that gives every request this answer. */
async function bucketAnswering(status: number, code: string) {
  const config = await bucketServedBy((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${code}</Code><Message>No</Message></Error>`)
  })
  return await openMediaStore(config)
}

/** Starts a server that answers like this in place of a bucket; returns the configuration for it. */
async function bucketServedBy(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bucket = { S3_BUCKET: 'plates', S3_ENDPOINT: `http://127.0.0.1:${port}` }
  const key = { S3_ACCESS_KEY_ID: 'old', S3_SECRET_ACCESS_KEY: 'old' }
  return readConfig({ DATA_DIR: folder, ...bucket, ...key }, '/')
}

it.each([
  [403, 'AccessDenied'],
  [403, 'SignatureDoesNotMatch'],
  [401, 'Unauthorized'],
  [404, 'NoSuchBucket'],
  [301, 'PermanentRedirect'],
  [400, 'AuthorizationHeaderMalformed'],
  [400, 'ExpiredToken'],
])(
  'reports a bucket that refuses the key, or is gone, as unavailable: %i %s',
  async (...answer) => {
    media = await bucketAnswering(...answer)
    const refused = { status: 503, message: 'The image store refuses requests of this site.' }
    await expect(media.put('one.webp', Buffer.from('x'))).rejects.toMatchObject(refused)
    await expect(media.open('one.webp')).rejects.toMatchObject(refused)
    await expect(media.get('one.webp')).rejects.toMatchObject(refused)
  },
)

it('takes a 400 to HEAD, whose answer names no error, for a refused key', async () => {
  media = await bucketAnswering(400, 'ExpiredToken')
  await expect(media.exists('one.webp')).rejects.toMatchObject({
    status: 503,
    message: 'The image store refuses requests of this site.',
  })
})

it('asks a bucket that says nothing once, and reports it as unavailable', async () => {
  const asked: unknown[] = []
  const { s3 } = await bucketServedBy(({ method }) => asked.push(method))
  if (!s3) throw new Error('The configuration has no bucket')
  media = s3MediaStore(s3, 300)
  await expect(media.get('one.webp')).rejects.toMatchObject({ status: 503 })
  expect(asked).toEqual(['GET'])
})

it.each([
  [429, 'TooManyRequests'],
  [503, 'SlowDown'],
  [500, 'InternalError'],
])('asks to try again while a bucket has too much to do or an error: %i %s', async (...answer) => {
  media = await bucketAnswering(...answer)
  await expect(media.put('one.webp', Buffer.from('x'))).rejects.toMatchObject({
    status: 503,
    message: 'The image store cannot be reached. Please try again later.',
  })
})

it.each([
  [400, 'InvalidRequest'],
  [400, 'EntityTooLarge'],
  [405, 'MethodNotAllowed'],
])('does not call a fault of this program an outage of the bucket: %i %s', async (...answer) => {
  media = await bucketAnswering(...answer)
  const fault = await media.put('one.webp', Buffer.from('x')).catch((error) => error)
  expect(fault).toMatchObject({ name: answer[1] })
  expect(fault).not.toHaveProperty('status')
})
