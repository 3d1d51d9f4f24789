import { Hono } from 'hono'
import { openPortionPicture } from '#app/images/on-demand/portion-pictures.server.ts'
import { mealPortionWords, portionsPath } from '#app/meals/meal-portions.server.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import { clientAddress } from '#platform/http/limits/client-address.ts'
import { drawnPicture } from './share-pictures.ts'

/** Serves pictures of portions of published meals; an outdated address redirects to the current picture. */
export function portionPictures(app: App): Hono {
  const router = new Hono()
  router.get('/:slug/:name', async (context) => {
    const { slug, name } = context.req.param()
    const meal = await getMealBySlug(app, null, slug)
    const words = await mealPortionWords(app, meal)
    if (!words) throw notFound('This meal has no drawn portions')
    const path = portionsPath(meal, words)
    if (name !== path.split('/').at(-1)) return context.redirect(path, 302)
    const address = clientAddress(context, app.config.trustedProxies)
    return await drawnPicture(context, 'image/webp', () => openPortionPicture(app, words, address))
  })
  return router
}
