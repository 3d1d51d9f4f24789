import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { authenticate } from '#app/accounts/accounts.server.ts'
import { addressContext, appContext } from '#app/site/app-context.ts'
import { pageQueries } from '#app/site/page-queries.ts'
import { apiDocs } from '#platform/api/docs.ts'
import { apiRouter } from '#platform/api/router.ts'
import type { App } from '#platform/app.ts'
import { errorReply } from '#platform/http/error-reply.ts'
import { mediaFiles } from '#platform/http/media-files.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { pageKeys } from '#platform/http/page-key.ts'
import { pages } from '#platform/http/pages.ts'
import { type Probes, probes } from '#platform/http/probes.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { endpoints } from './features.ts'
import { portionPictures } from './portion-pictures.ts'
import { publicPages } from './public-pages.ts'
import { sharePictures } from './share-pictures.ts'

/** The address by which a public page is kept. */
export const pageKey = pageKeys(pageQueries)

/** The whole site but its static files as one fetch function: probes, API, media, pages. */
export function createSite(app: App, checks: Probes, cache?: PageCache): Hono {
  const routes = buildFor(app)
  const handlePage = createRequestHandler(routes, import.meta.env.MODE)
  const render = (request: Request, address: string) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(addressContext, address)
    return handlePage(request, context)
  }
  const site = new Hono()
  site.use(requestLog(app), securityHeaders(app.config.siteUrl.startsWith('https:')), compress())
  site.route('/', probes(app, checks))
  site.route('/', apiDocs(endpoints, app.config))
  site.route('/api', apiRouter(app, endpoints, authenticate))
  site.route('/media', mediaFiles(app.media))
  site.route('/share', sharePictures(app))
  site.route('/portions', portionPictures(app))
  site.all('*', pages(app, { render, isPublic: publicPages(routes), keyOf: pageKey, cache }))
  site.onError((error, context) => errorReply(app.log, error, context))
  return site
}

/** Forms are posted from the site's public address, which behind a proxy is not that of the request. */
function buildFor(app: App): ServerBuild {
  return { ...(build as ServerBuild), allowedActionOrigins: [new URL(app.config.siteUrl).host] }
}
