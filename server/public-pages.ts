import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { publicFrame } from '#app/site/public-frame.ts'

/** Paths of which the answer is kept: matching one compares it with every route. */
const remembered = 1000

/** Tells by the site's own routes which paths show such a page; those behind sign-in are not among them. */
export function publicPages({ routes }: ServerBuild): (pathname: string) => boolean {
  const tree = routesBelow(routes, undefined)
  const known = new LRUCache<string, boolean>({ max: remembered })
  const isPublic = (pathname: string) =>
    matchRoutes(tree, pagePath(pathname))?.some(({ route }) => route.id === publicFrame) ?? false
  return (pathname) => {
    const answer = known.get(pathname) ?? isPublic(pathname)
    known.set(pathname, answer)
    return answer
  }
}

/** The page whose data React Router asks for: `/meals.data` is that of `/meals`, `/_.data` that of `/`. */
function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -6) : pathname.replace(/\.data$/, '')
}

function routesBelow(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, caseSensitive } = route
    if (route.index) return [{ id, index: true, path, caseSensitive }]
    return [{ id, path, caseSensitive, children: routesBelow(routes, id) }]
  })
}
