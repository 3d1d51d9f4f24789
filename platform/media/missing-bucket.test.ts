import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { refuseMissingBucket } from './missing-bucket.ts'
import { s3MediaStore } from './s3-media-store.ts'

/** A server that accepts connections and sends nothing, or nothing after `first`. */
async function openSilentServer(first = ''): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('data', () => socket.write(first))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const placeAt = (endpoint: string, bucket = 'plates') => ({
  bucket,
  endpoint,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})

async function openAppAt(endpoint: string, bucket?: string) {
  const app = await openTestApp()
  const s3 = placeAt(endpoint, bucket)
  return { ...app, config: { ...app.config, s3 }, media: s3MediaStore(s3) }
}

it('starting does not wait for a bucket that never answers', async () => {
  const app = await openAppAt(await openSilentServer())
  await refuseMissingBucket(app, 100)
})

it('starting fails if the store reports that the bucket does not exist', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = await openS3Server(folder)
  onTestFinished(store.close)
  const { S3_ENDPOINT = '' } = store.settings
  await refuseMissingBucket(await openAppAt(S3_ENDPOINT))
  const app = await openAppAt(S3_ENDPOINT, 'dishes')
  await expect(refuseMissingBucket(app)).rejects.toThrow('There is no bucket dishes')
})

it('requests to a store that never answers fail', async () => {
  const media = s3MediaStore(placeAt(await openSilentServer()), 100)
  await expect(media.ping()).rejects.toThrow(expect.objectContaining({ name: 'NoAnswer' }))
  await expect(media.get('abc-320.webp')).rejects.toThrow('cannot be reached')
})

it('reading fails if the store stops in the middle of a file', async () => {
  const half = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nleaf'
  const media = s3MediaStore(placeAt(await openSilentServer(half)), 100)
  await expect(media.get('abc-320.webp')).rejects.toThrow('cannot be reached')
})
