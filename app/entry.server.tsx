import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { inlineScriptHashes } from '#platform/http/answers/inline-scripts.ts'
import { type Bytes, joinBytes, PageResponse } from '#platform/http/answers/whole-body.ts'
import { startLate } from './late-scripts.ts'
import { FixedTags } from './page-head.tsx'
import { metaTags } from './page-meta.server.ts'
import { createPagePieces } from './page-pieces.ts'
import { dataSlot, headSlot, stylesSlot } from './page-slots.ts'
import styles from './public.css?inline'
import { appContext } from './shell/app-context.ts'
import { publicFrame } from './shell/public-frame.ts'
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
  const data = await readPageData(routerContext)
  const head = fillStencil(FixedTags, [{ shape: {}, texts: {} }]) + metaTags(routerContext)
  const pieces = createPagePieces(
    [
      { slot: headSlot, content: head },
      { slot: stylesSlot, content: styleBytes },
    ],
    { slot: dataSlot, content: data },
  )
  const fillPiece: FillStencil = (component, all) => pieces.add(fillStencil(component, all))
  const page = renderToString(
    <StencilContext value={fillPiece}>
      <ServerRouter context={forRendering(routerContext)} url={request.url} />
    </StencilContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const rendered = isReadable(routerContext) ? startLate(page) : [page]
  const bytes = joinBytes(['<!DOCTYPE html>', ...pieces.placeIn(rendered)])
  // No piece holds code.
  return new PageResponse(
    { bytes, scripts: inlineScriptHashes(rendered.join('')) },
    { headers, status },
  )
}

const fillStencil = createStencils()

/** Notes what loaders and components throw; what loaders foresee is noted where it is told (`pageLoader`). */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(err)) return
  const { pathname } = new URL(request.url)
  context.get(appContext).log.error({ err, path: pathname }, 'a page could not be made')
}

/**
 * The router makes an object of each route that it is told of; a page needs those that it consists of.
 * Its data is not written by the router: see PageData.
 */
function forRendering(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const only = <T,>(all: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, all[id]]))
  const manifest = { ...context.manifest, routes: only(context.manifest.routes) }
  const routeModules = only(context.routeModules)
  return { ...context, manifest, routeModules, serverHandoffStream: undefined }
}

/** Public pages can be read without their scripts; screens behind sign-in are nothing before theirs. */
function isReadable({ staticHandlerContext }: EntryContext): boolean {
  const { matches } = staticHandlerContext
  const isPublic = matches.some(({ route }) => route.id === publicFrame)
  return isPublic && !matches.some(({ route }) => route.handle?.needsScripts)
}

const styleBytes = Buffer.from(styles)

/** The page's data as the router writes it, which is JSON: escaped, so that it cannot end its script. */
async function readPageData({ serverHandoffStream }: EntryContext): Promise<Bytes> {
  if (!serverHandoffStream) throw new Error('The page came without its data')
  const parts: Uint8Array[] = []
  const reader = serverHandoffStream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
  }
  const data = Buffer.concat(parts)
  return data.includes('<') ? Buffer.from(data.toString().replaceAll('<', '\\u003c')) : data
}
