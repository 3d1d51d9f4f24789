import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { notFound } from '../errors.ts'
import type { MediaStore } from '../media/media-store.ts'
import { matchesEtag } from './answers/etag.ts'

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** The file names that this program creates: content hash, width, extension. No other file is served. */
const mediaName = /^[0-9a-f]+-\d+\.(webp|avif)$/

/** Serves stored files, cacheable forever, since a name contains the hash of its content. */
export function mediaFiles(media: MediaStore): Hono {
  const router = new Hono()
  router.get('/:name', (context) => serveFile(media, context, context.req.param('name')))
  return router
}

async function serveFile(media: MediaStore, context: Context, name: string): Promise<Response> {
  const type = types[mediaName.exec(name)?.[1] ?? '']
  const file = type ? await media.open(name) : null
  if (!type || !file) throw notFound('There is no such file')
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${name}"`,
  }
  const known = matchesEtag(context.req.header('if-none-match'), headers.ETag)
  if (!known && context.req.method === 'GET') {
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: { ...headers, 'Content-Length': String(file.size) },
    })
  }
  file.stream.destroy()
  if (known) return new Response(null, { status: 304, headers })
  return new Response(null, { headers: { ...headers, 'Content-Length': String(file.size) } })
}
