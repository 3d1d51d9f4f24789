import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { notFound } from '../errors.ts'
import type { MediaStore } from '../media/media-store.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Names that we write ourselves: a content hash, a width, an ending. Nothing else is looked up. */
const mediaName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(webp|avif|jpg|png)$/

/** Serves stored files for ever: a name holds the hash of its content. */
export function mediaFiles(media: MediaStore): Hono {
  const router = new Hono()
  router.get('/:name', async (context) => {
    const name = context.req.param('name')
    const type = types[mediaName.exec(name)?.[1] ?? '']
    const file = type ? await media.open(name) : null
    if (!type || !file) throw notFound('There is no such file')
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(file.size),
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${name}"`,
      },
    })
  })
  return router
}
