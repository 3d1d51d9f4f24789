import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { squarePng } from '#app/images/files/encode.server.ts'
import { readStoredSettings } from '#app/shell/settings/site-settings.server.ts'
import { iconSizes, logoOf } from '#app/shell/site-info.server.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'

/** Phones put this icon on a ground of their own, which may be black. */
const appleSize = 180

/** Serves the icons of the site's own logo, as PNG in the sizes that browsers and phones ask for. */
export function siteIcons(app: App): Hono {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 2 * iconSizes.length })
  const router = new Hono()
  router.get('/:name', async (context: Context) => {
    const { logo } = await readStoredSettings(app)
    const start = logoOf(logo)?.icon
    const size = iconSizes.find((size) => context.req.path === `${start}${size}.png`)
    if (!logo || !size) throw notFound()
    const name = `${logo.large} ${size}`
    const icon = drawn.get(name) ?? draw(app, logo.large, size)
    drawn.set(name, icon)
    // A failure, such as a store that does not answer, is not remembered.
    icon.catch(() => drawn.delete(name))
    return context.body(new Uint8Array(await icon), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return router
}

const draw = async (app: App, file: string, size: number) =>
  await squarePng(await app.media.get(file), size, size === appleSize ? '#fbf8f3' : undefined)
