import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { authenticate } from '#app/accounts/accounts.server.ts'
import { addressContext, appContext } from '#app/shell/app-context.ts'
import { pageQueries } from '#app/shell/page-queries.ts'
import { apiDocs } from '#platform/api/docs.ts'
import { apiRouter } from '#platform/api/router.ts'
import type { App } from '#platform/app.ts'
import { errorReply } from '#platform/http/answers/error-reply.ts'
import { securityHeaders } from '#platform/http/answers/security-headers.ts'
import { pathOf } from '#platform/http/answers/send-whole.ts'
import type { WholeAnswer } from '#platform/http/answers/whole-answer.ts'
import { mediaFiles } from '#platform/http/media-files.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { pageKeys } from '#platform/http/page-key.ts'
import {
  isDecodable,
  type PageSite,
  type PublicSite,
  pages,
  publicPages,
} from '#platform/http/pages.ts'
import { type Probes, probes } from '#platform/http/probes.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { endpoints } from '../features.ts'
import { pageBuild, pageKinds } from './page-kinds.ts'
import { portionPictures } from './portion-pictures.ts'
import { sharePictures } from './share-pictures.ts'
import { usualAddresses } from './usual-addresses.ts'

/** The address by which a public page is kept. */
export const pageKey = pageKeys(pageQueries)

export type Site = {
  /** The whole site but its static files: probes, API, media, pages. */
  fetch: Hono['fetch']
  /** The answer to the address of a page that is the same for every visitor, for an Accept-Encoding. */
  page(address: string, accepted: string | undefined): Promise<WholeAnswer> | undefined
}

/** The site of an App, with what is kept of its pages in `cache`. */
export function createSite(app: App, checks: Probes, cache?: PageCache): Site {
  const routes = buildFor(app)
  const kindOf = pageKinds(routes)
  const handlePublic = publicHandler(routes, kindOf)
  const handleAny = createRequestHandler(routes, import.meta.env.MODE)
  const contextFor = (clientAddress: string) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(addressContext, clientAddress)
    return context
  }
  const shared: PublicSite = {
    renderPublic: (request) => handlePublic(request, contextFor('')),
    keyOf: pageKey,
    cache,
  }
  const site = new Hono()
  site.use(requestLog(app), securityHeaders(app.config.siteUrl.startsWith('https:')))
  site.route('/', probes(app, checks))
  site.route('/', usualAddresses())
  site.route('/', apiDocs(endpoints, app.config))
  site.route('/api', apiRouter(app, endpoints, authenticate))
  site.route('/media', mediaFiles(app.media))
  site.route('/share', sharePictures(app))
  site.route('/portions', portionPictures(app))
  const all: PageSite = {
    ...shared,
    render: (request, address) => handleAny(request, contextFor(address)),
    isPublic: (pathname) => kindOf(pathname).kind !== 'other',
  }
  site.all('*', pages(app, all))
  site.onError((error, context) => errorReply(app.log, error, context))
  const answerPage = publicPages(app, shared)
  return {
    fetch: site.fetch,
    page(address, accepted) {
      const path = pathOf(address)
      // Dots, backslashes and the like make it another path, or none: those go the long way.
      const isPlain = URL.parse(path, app.config.siteUrl)?.pathname === path && isDecodable(path)
      return isPlain && kindOf(path).kind === 'public' ? answerPage(address, accepted) : undefined
    },
  }
}

type Handle = ReturnType<typeof createRequestHandler>

/** Answers requests for public pages, each by a handler that knows its page alone. */
function publicHandler(build: ServerBuild, kindOf: ReturnType<typeof pageKinds>): Handle {
  const handlers = new Map<string, Handle>()
  return (request, context) => {
    const page = kindOf(new URL(request.url).pathname)
    if (page.kind === 'other') throw new Error(`${request.url} is no public page`)
    const handle =
      handlers.get(page.route) ??
      createRequestHandler(pageBuild(build, page.route), import.meta.env.MODE)
    handlers.set(page.route, handle)
    return handle(request, context)
  }
}

/** Forms are posted from the site's public address, which behind a proxy is not that of the request. */
function buildFor(app: App): ServerBuild {
  return { ...(build as ServerBuild), allowedActionOrigins: [new URL(app.config.siteUrl).host] }
}
