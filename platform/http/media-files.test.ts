import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { folderMediaStore } from '../media/folder-media-store.ts'
import { errorReply } from './answers/error-reply.ts'
import { mediaFiles } from './media-files.ts'

let folder: string
let site: Hono

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  const media = folderMediaStore(folder)
  await media.put('0badcafe-640.webp', Buffer.from('picture'))
  await media.put('incoming/0badcafe-640.webp', Buffer.from('raw upload'))
  await media.put('notes.txt', Buffer.from('private'))
  site = new Hono().route('/media', mediaFiles(media))
  site.onError((error, context) => errorReply(createLog('silent'), error, context))
})

afterEach(() => rm(folder, { recursive: true }))

describe('a stored file', () => {
  it('is served with unlimited caching under its hashed name', async () => {
    const answer = await site.request('/media/0badcafe-640.webp')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('picture')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"0badcafe-640.webp"',
    })
  })

  it('answers HEAD with headers only', async () => {
    const answer = await site.request('/media/0badcafe-640.webp', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('7')
    expect(await answer.text()).toBe('')
  })

  it('is not sent again to a browser that has it', async () => {
    const headers = { 'If-None-Match': 'W/"0badcafe-640.webp"' }
    const answer = await site.request('/media/0badcafe-640.webp', { headers })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
  })
})

describe('what is not a stored file', () => {
  it.each([
    '/media/none-640.webp',
    '/media/0badcafe-320.webp',
    '/media/notes.txt',
    '/media/incoming/0badcafe-640.webp',
    '/media/incoming%2F0badcafe-640.webp',
    '/media/..%2F..%2Fplatewise.sqlite',
    '/media/%2e%2e/media/0badcafe-640.webp%00',
    '/media/',
  ])('%s is a 404', async (address) => {
    expect((await site.request(address)).status).toBe(404)
  })
})
