import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { openSharePicture } from '#app/images/share-pictures.server.ts'
import type { ShareWords } from '#app/images/share-words.ts'
import { mealSharePath, mealShareWords } from '#app/meals/meal-share.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { siteSharePath, siteShareWords } from '#app/site/share.server.ts'
import type { App } from '#platform/app.ts'
import { clientAddress } from '#platform/http/client-address.ts'

/** The pictures that networks show of a shared page; an old address leads to the newest picture. */
export function sharePictures(app: App): Hono {
  const router = new Hono()
  router.get('/site/:name', (context) =>
    answer(app, context, siteSharePath(app), siteShareWords(app)),
  )
  router.get('/meals/:slug/:name', async (context) => {
    const meal = await getMealBySlug(app, null, context.req.param('slug'))
    return await answer(app, context, mealSharePath(app, meal), mealShareWords(app, meal))
  })
  return router
}

async function answer(app: App, context: Context, path: string, words: ShareWords) {
  if (context.req.param('name') !== path.split('/').at(-1)) return context.redirect(path, 302)
  const address = clientAddress(context, app.config.trustedProxies)
  return drawnPicture(context, await openSharePicture(app, words, address), 'image/jpeg')
}

/** A file of which the address names what it shows: browsers keep it for ever. */
export function drawnPicture(
  context: Context,
  { stream, size }: { stream: Readable; size: number },
  type: string,
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Length': String(size),
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  if (context.req.method === 'HEAD') {
    stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
}
