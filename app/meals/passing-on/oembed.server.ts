import { isToCome } from '#app/ui/picture-to-come.ts'
import type { App } from '#platform/app.ts'
import { notFound } from '#platform/errors.ts'
import { isDecodable } from '#platform/http/plain-path.ts'
import { getMealBySlug } from '../meals.server.ts'
import { embedCode, embedSize } from './embed-code.ts'

/** The most room (px) that another site has for the card. */
type Room = { width: number | undefined; height: number | undefined }

/**
 * The card of the meal whose page has this address, as oEmbed describes it (oembed.com, type `rich`).
 * Throws 404.
 */
export async function readOembed(app: App, address: string, room: Room) {
  const { siteName, siteUrl } = app.config
  const meal = await getMealBySlug(app, null, slugOf(address, siteUrl))
  const width = Math.min(embedSize.width, room.width ?? embedSize.width)
  const height = Math.min(embedSize.height, room.height ?? embedSize.height)
  const pictured = meal.imageUrl !== '' && !isToCome(meal.imageUrl)
  return {
    version: '1.0',
    type: 'rich',
    title: meal.title,
    provider_name: siteName,
    provider_url: siteUrl,
    cache_age: 3600,
    width,
    height,
    html: embedCode({ siteName, siteUrl, title: meal.title, slug: meal.slug, width, height }),
    ...(pictured && {
      thumbnail_url: new URL(meal.imageUrl, siteUrl).href,
      thumbnail_width: meal.image?.width ?? 1200,
      thumbnail_height: meal.image?.height ?? 900,
    }),
  }
}

/** The slug in the address of a meal's page on this site. */
function slugOf(address: string, siteUrl: string): string {
  const url = URL.parse(address)
  const [, slug] = /^\/meals\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? []
  if (!slug || url?.host !== new URL(siteUrl).host || !isDecodable(slug)) {
    throw notFound('There is no meal at this address')
  }
  return decodeURIComponent(slug)
}
