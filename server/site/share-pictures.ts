import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { openSharePicture } from '#app/images/on-demand/share-pictures.server.ts'
import type { ShareWords } from '#app/images/on-demand/share-words.ts'
import { mealSharePath, mealShareWords } from '#app/meals/detail/meal-share.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { siteSharePath, siteShareWords } from '#app/seo/share.server.ts'
import type { App } from '#platform/app.ts'
import { matchesEtag } from '#platform/http/answers/etag.ts'
import { clientAddress } from '#platform/http/limits/client-address.ts'

/** Serves the preview pictures for social networks; an outdated address redirects to the current picture. */
export function sharePictures(app: App): Hono {
  const router = new Hono()
  router.get('/site/:name', async (context) =>
    answer(app, context, await siteSharePath(app), await siteShareWords(app)),
  )
  router.get('/meals/:slug/:name', async (context) => {
    const meal = await getMealBySlug(app, null, context.req.param('slug'))
    const words = await mealShareWords(app, meal)
    return await answer(app, context, await mealSharePath(app, meal), words)
  })
  return router
}

async function answer(app: App, context: Context, path: string, words: ShareWords) {
  if (context.req.param('name') !== path.split('/').at(-1)) return context.redirect(path, 302)
  const address = clientAddress(context, app.config.trustedProxies)
  return await drawnPicture(context, 'image/jpeg', () => openSharePicture(app, words, address))
}

type OpenPicture = () => Promise<{ stream: Readable; size: number }>

/**
 * Serves a file whose address contains a hash of what it shows: browsers cache it forever, and conditional
 * requests get a 304.
 */
export async function drawnPicture(
  context: Context,
  type: string,
  open: OpenPicture,
): Promise<Response> {
  const lasting = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${context.req.param('name')}"`,
  }
  if (matchesEtag(context.req.header('if-none-match'), lasting.ETag)) {
    return new Response(null, { status: 304, headers: lasting })
  }
  const { stream, size } = await open()
  const headers = { ...lasting, 'Content-Type': type, 'Content-Length': String(size) }
  if (context.req.method === 'HEAD') {
    stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
}
