import type { IncomingMessage } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { authenticate } from '#app/accounts/accounts.server.ts'
import { isIdOfOldBlog } from '#app/redirects/addresses.ts'
import { addressContext, appContext, renderedPage } from '#app/shell/app-context.ts'
import { pageListQueries, pageQueries } from '#app/shell/page-queries.ts'
import { readSiteSettings } from '#app/shell/settings/site-settings.server.ts'
import { originsOf } from '#app/shell/settings/site-settings.ts'
import { apiDocs } from '#platform/api/docs.ts'
import { keptCalls } from '#platform/api/kept-calls.ts'
import { apiRouter } from '#platform/api/router.ts'
import type { App } from '#platform/app.ts'
import type { BufferedAnswer } from '#platform/http/answers/buffered-answer.ts'
import { errorReply } from '#platform/http/answers/error-reply.ts'
import { securityHeaders } from '#platform/http/answers/security-headers.ts'
import { type FindAnswer, pathOf } from '#platform/http/answers/send-buffered.ts'
import { mediaFiles } from '#platform/http/media-files.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { pageKeys } from '#platform/http/page-key.ts'
import {
  type PageAnswer,
  type PageSite,
  type PublicSite,
  pages,
  publicPages,
} from '#platform/http/pages.ts'
import { isPlainPath } from '#platform/http/plain-path.ts'
import { type Probes, probes } from '#platform/http/probes.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { endpoints } from '../features.ts'
import { pageHandlers } from './page-handlers.ts'
import { pageMatcher } from './page-kinds.ts'
import { passingOn } from './passing-on.ts'
import { portionPictures } from './portion-pictures.ts'
import { sharePictures } from './share-pictures.ts'
import { siteIcons } from './site-icons.ts'
import { usualAddresses } from './usual-addresses.ts'

const keyOfPage = pageKeys(pageQueries, pageListQueries)

/** The cache key of a public page; the home page also sees the id of an old blog, such as `/?p=12`. */
const pageKey = (address: string) =>
  isIdOfOldBlog(address.slice(1)) ? address : keyOfPage(address)

export type Site = {
  /** Handles all requests except those for static files: probes, API, media, pages. */
  fetch: Hono['fetch']
  /**
   * The answer to the address of a page that is the same for every visitor, with an Accept-Encoding header.
   */
  page(address: string, accepted: string | undefined): Promise<BufferedAnswer> | undefined
  /** The answer to a cacheable API call; finds nothing if there is no cache. */
  call: FindAnswer
  /** The cache key for the answer to a request. */
  keyOf(address: string, request: IncomingMessage): string
}

/** Creates the site of an App; its public pages are cached in `cache`. */
export function createSite(app: App, checks: Probes, cache?: PageCache): Site {
  const routes = buildFor(app)
  const matchPage = pageMatcher(routes)
  const handlerOf = pageHandlers(routes, import.meta.env.MODE)
  const handle = createRequestHandler(routes, import.meta.env.MODE)
  const shared: PublicSite = {
    renderPublic: (request) =>
      render(app, handlerOf(matchPage(new URL(request.url).pathname).ids), request),
    keyOf: pageKey,
    cache,
    scriptOrigins: async () => originsOf((await readSiteSettings(app)).analyticsUrl),
  }
  const site = new Hono()
  site.use(requestLog(app), securityHeaders(app.config.siteUrl.startsWith('https:')))
  addRoutesBesidePages(site, app, checks)
  const all: PageSite = {
    ...shared,
    render: (request, address) => render(app, handle, request, address),
    isPublic: (pathname) => matchPage(pathname).kind !== 'other',
  }
  site.all('*', pages(app, all))
  site.onError((error, context) => errorReply(app.log, error, context))
  const answerPage = publicPages(app, shared)
  const calls = keptCalls(app, endpoints, cache)
  return {
    fetch: site.fetch,
    page(address, accepted) {
      const path = pathOf(address)
      // Paths that URL parsing would change take the slower way.
      return isPlainPath(path) && matchPage(path).kind === 'public'
        ? answerPage(address, accepted)
        : undefined
    },
    call: calls.find,
    keyOf: (address, request) => calls.keyOf(address, request) ?? pageKey(address),
  }
}

/** Adds everything that is answered without a page: probes, API, media, pictures and old addresses. */
function addRoutesBesidePages(site: Hono, app: App, checks: Probes): void {
  site.route('/', probes(app, checks))
  site.route('/', usualAddresses())
  site.route('/', apiDocs(endpoints, app.config))
  site.route('/api', apiRouter(app, endpoints, authenticate))
  site.route('/media', mediaFiles(app.media))
  site.route('/share', sharePictures(app))
  site.route('/portions', portionPictures(app))
  site.route('/icons', siteIcons(app))
  site.route('/', passingOn(app))
}

/**
 * The server build that accepts forms sent to the public address, which behind a proxy differs from the
 * request's address.
 */
function buildFor(app: App): ServerBuild {
  return { ...(build as ServerBuild), allowedActionOrigins: [new URL(app.config.siteUrl).host] }
}

/** A page for a visitor at this network address; without one, for everyone. */
async function render(
  app: App,
  handle: RequestHandler,
  request: Request,
  clientAddress = '',
): Promise<PageAnswer> {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(addressContext, clientAddress)
  const response = await handle(request, context)
  const page = context.get(renderedPage)
  if (!page) return response
  return { status: response.status, headers: response.headers, arrayBuffer: async () => page }
}
