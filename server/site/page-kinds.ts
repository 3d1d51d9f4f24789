import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { publicFrame } from '#app/render/public-frame.ts'

/** What a path leads to: a page for every visitor, that page for the lack of one, or something else. */
export type PageKind = 'public' | 'missing' | 'other'

/** Paths of which the answer is kept: matching one compares it with every route. */
const remembered = 1000

/** Tells by the site's own routes what a path leads to; screens behind sign-in are not public. */
export function pageKinds({ routes }: ServerBuild): (pathname: string) => PageKind {
  const tree = routesBelow(routes, undefined)
  const known = new LRUCache<string, PageKind>({
    max: remembered,
    memoMethod: (pathname) => kindOf(tree, pagePath(pathname)),
  })
  return (pathname) => known.memo(pathname)
}

function kindOf(tree: RouteObject[], path: string): PageKind {
  const matches = matchRoutes(tree, path) ?? []
  const page = matches.at(-1)?.route
  if (!matches.some(({ route }) => route.id === publicFrame)) return 'other'
  return page?.path === '*' ? 'missing' : 'public'
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
