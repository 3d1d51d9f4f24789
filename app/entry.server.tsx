import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { joinBytes, responseOf } from '#platform/http/whole-body.ts'
import { startLate } from './late-scripts.ts'
import { createPagePieces } from './page-pieces.ts'
import styles from './public.css?inline'
import { appContext } from './site/app-context.ts'
import { publicFrame } from './site/public-frame.ts'
import { stylesSlot } from './styles-slot.ts'
import { type FillStencil, StencilContext } from './ui/stencil.ts'
import { createStencils } from './ui/stencils.server.ts'

/**
 * Renders a page in one go: it is sent whole, since its scripts must be known for the policy header,
 * and no part of it is waited for. That takes a third less time than writing it to a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await readHandoff(routerContext)
  const pieces = createPagePieces([{ slot: stylesSlot, content: styleBytes }])
  const fillPiece: FillStencil = (component, all) => pieces.add(fillStencil(component, all))
  const page = renderToString(
    <StencilContext value={fillPiece}>
      <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} />
    </StencilContext>,
  )
  // The browser would wait for its data for ever.
  if (page.lastIndexOf(endOfData) < 0) throw new Error('The page was rendered without its data')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const rendered = isReadable(routerContext) ? startLate(page) : [page]
  const body = joinBytes(['<!DOCTYPE html>', ...pieces.placeIn(rendered)])
  return responseOf(body, { headers, status })
}

const fillStencil = createStencils()

/** Notes what loaders and components throw; what loaders foresee is noted where it is told (`pageLoader`). */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(err)) return
  const { pathname } = new URL(request.url)
  context.get(appContext).log.error({ err, path: pathname }, 'a page could not be made')
}

/** The router makes an object of each route that it is told of; a page needs those that it consists of. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const only = <T,>(all: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, all[id]]))
  const manifest = { ...context.manifest, routes: only(context.manifest.routes) }
  return { ...context, manifest, routeModules: only(context.routeModules) }
}

/** Public pages can be read without their scripts; screens behind sign-in are nothing before theirs. */
function isReadable({ staticHandlerContext }: EntryContext): boolean {
  const { matches } = staticHandlerContext
  const isPublic = matches.some(({ route }) => route.id === publicFrame)
  return isPublic && !matches.some(({ route }) => route.handle?.needsScripts)
}

const endOfData = 'streamController.close()'

const styleBytes = Buffer.from(styles)

/** Where the router looks for parts of the page's data that it has already read. */
type ReadParts = { streamCache?: Record<number, { result: { done: boolean; value: string } }> }

/** Reads the page's data to its end beforehand, so that no component has to wait for it. */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    value += decoder.decode(part.value, { stream: true })
  }
  reader.releaseLock()
  const read: ReadParts = { streamCache: { 0: { result: { done: true, value } } } }
  Object.assign(renderMeta, read)
}
