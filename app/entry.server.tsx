import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderPage } from './render/render-page.server.tsx'
import { appContext, renderedPage } from './shell/app-context.ts'

/**
 * Renders the complete page, which the page cache and the policy for inline scripts need. It is passed beside the
 * Response, which would copy it twice.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const page = await renderPage(<ServerRouter context={routerContext} url={request.url} />, (err) =>
    loadContext.get(appContext).log.error({ err, path: pathname }, 'a page is not whole'),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  loadContext.set(renderedPage, page)
  return new Response(null, { headers, status })
}

/** Logs what loaders and components throw. Failures that a loader expects are logged in `pageLoader`. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(err)) return
  const { pathname } = new URL(request.url)
  context.get(appContext).log.error({ err, path: pathname }, 'a page could not be made')
}
