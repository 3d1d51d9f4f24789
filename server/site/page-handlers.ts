import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Returns a function that gives the request handler for a page, which knows the routes of that page alone: its own
 * and those around it. The router compares each address with all of its routes twice, and makes all of
 * them anew for each page, so it takes longer the more there are. What the browser gets is the same.
 */
export function pageHandlers(build: ServerBuild, mode: string): (ids: string[]) => RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  return (ids) => {
    const page = ids.at(-1) ?? ''
    const known = handlers.get(page)
    if (known) return known
    const handler = createRequestHandler(buildWith(build, ids), mode)
    handlers.set(page, handler)
    return handler
  }
}

function buildWith(build: ServerBuild, ids: string[]): ServerBuild {
  const routes = only(build.routes, ids)
  return { ...build, routes, assets: { ...build.assets, routes: only(build.assets.routes, ids) } }
}

const only = <T>(all: Record<string, T>, ids: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
