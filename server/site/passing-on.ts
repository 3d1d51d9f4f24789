import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Meal } from '#app/meals/meal.ts'
import { mealPath } from '#app/meals/meal-path.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { embedPath } from '#app/meals/passing-on/embed-code.ts'
import { embedPage, missingEmbedPage } from '#app/meals/passing-on/embed-page.server.tsx'
import { mealsAsCsv, mealsAsJson } from '#app/meals/passing-on/meals-file.server.ts'
import { readOembed } from '#app/meals/passing-on/oembed.server.ts'
import { printPage } from '#app/meals/passing-on/print-page.server.tsx'
import { printPath, printPortions } from '#app/meals/passing-on/print-path.ts'
import { accentStyles } from '#app/shell/settings/accent.ts'
import { readSiteSettings, withSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import type { App } from '#platform/app.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import { Failure, invalid } from '#platform/errors.ts'
import { bufferedAnswer, toResponse } from '#platform/http/answers/buffered-answer.ts'
import { matchesEtag } from '#platform/http/answers/etag.ts'
import { inlineScriptHashes } from '#platform/http/answers/inline-scripts.ts'
import { framedPolicy, pagePolicy } from '#platform/http/answers/security-headers.ts'
import { clientAddress } from '#platform/http/limits/client-address.ts'

/** How often an address may load the file of all meals, which reads every one of them. */
const fileLimit = { name: 'files of all meals', points: 20, seconds: 3600 }

/** Serves published meals to other sites, programs and printers. */
export function passingOn(app: App): Hono {
  const router = new Hono()
  router.use('/meals.json', compress())
  router.use('/meals.csv', compress())
  router.get('/meals.json', async (context) => {
    const named = await withSiteSettings(app)
    return await sendFile(app, context, 'application/json', () => mealsAsJson(named))
  })
  router.get('/meals.csv', (context) => sendFile(app, context, 'text/csv', () => mealsAsCsv(app)))
  router.get('/oembed', async (context) => sendOembed(await withSiteSettings(app), context))
  router.get('/embed/meals/:slug', async (context) =>
    sendEmbed(await withSiteSettings(app), context),
  )
  router.get('/meals/:slug/print', async (context) =>
    sendPrint(await withSiteSettings(app), context),
  )
  return router
}

/** Streams a file, or answers 304 while nothing was published since the client has loaded it. */
async function sendFile(
  app: App,
  context: Context,
  type: string,
  write: () => AsyncGenerator<string>,
): Promise<Response> {
  const headers = {
    ...everywhere,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, no-cache',
    ETag: `W/"${await contentVersion(app.db)}"`,
  }
  const known = matchesEtag(context.req.header('if-none-match'), headers.ETag.slice(2))
  if (known) return new Response(null, { status: 304, headers })
  if (context.req.method === 'HEAD') return new Response(null, { headers })
  await app.limits.consume(fileLimit, clientAddress(context, app.config.trustedProxies))
  const file = Readable.toWeb(Readable.from(write(), { objectMode: false }))
  return new Response(file as ReadableStream, { headers })
}

/** Scripts of any site may read the answer, which holds nothing but what is published. */
const everywhere = { 'Access-Control-Allow-Origin': '*' }

async function sendOembed(app: App, context: Context): Promise<Response> {
  const { url, format = 'json', maxwidth, maxheight } = context.req.query()
  if (format !== 'json') throw new Failure(501, 'The format is json')
  if (!url) throw invalid([{ msg: 'Please give the address of a page', path: 'url' }])
  const room = { width: pixels(maxwidth), height: pixels(maxheight) }
  return context.json(await readOembed(app, url, room), 200, everywhere)
}

/** A size in pixels; undefined for none and for what is not a size. */
const pixels = (text: string | undefined) => Number.parseInt(text ?? '', 10) || undefined

async function sendEmbed(app: App, context: Context): Promise<Response> {
  const slug = context.req.param('slug') ?? ''
  const meal = await findMeal(app, slug)
  if (meal && meal.slug !== slug) return context.redirect(embedPath(meal.slug), 301)
  const accent = await accentOf(app)
  const page = meal ? embedPage(app, meal, accent) : missingEmbedPage(app, accent)
  return await sendPage(context, page, framedPolicy, meal ? 200 : 404)
}

/** An address without a meal leads to the site's own page, which says so. */
async function sendPrint(app: App, context: Context): Promise<Response> {
  const slug = context.req.param('slug') ?? ''
  const meal = await findMeal(app, slug)
  if (!meal) return context.redirect(mealPath(slug), 302)
  if (meal.slug !== slug) return context.redirect(printPath(meal.slug), 301)
  const asked = Number(context.req.query('portion'))
  const portion = printPortions.find((each) => each === asked) ?? 1
  const page = printPage(app, meal, { portion, accent: await accentOf(app) })
  const scripts = inlineScriptHashes(Buffer.from(page))
  return await sendPage(context, page, pagePolicy({ scripts, images: [], forms: [] }))
}

/** The styles of the owner's accent. */
const accentOf = async (app: App) => accentStyles((await readSiteSettings(app)).accent)

/** The published meal with this slug; null without one. */
async function findMeal(app: App, slug: string): Promise<Meal | null> {
  try {
    return await getMealBySlug(app, null, slug)
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

async function sendPage(context: Context, page: string, policy: string, status = 200) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    'Content-Security-Policy': policy,
  }
  const answer = bufferedAnswer({ status, headers, body: Buffer.from(page), keep: status === 200 })
  return await toResponse(answer, context.req.raw)
}
