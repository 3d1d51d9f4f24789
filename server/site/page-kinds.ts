import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { publicFrame } from '#app/render/public-frame.ts'

/**
 * The kind of a path: a public page; `missing`, which shows the public 404 page, or a page of the owner, unless
 * another part of the site answers it; or something else.
 */
export type PageKind = 'public' | 'missing' | 'other'

/** How many paths are cached, because matching a path compares it with every route. */
const remembered = 1000

/**
 * Returns a function that classifies paths by the site's routes. Screens that need a sign-in are not public.
 */
export function pageKinds({ routes }: ServerBuild): (pathname: string) => PageKind {
  const tree = routesBelow(routes, undefined)
  const known = new LRUCache<string, PageKind>({
    max: remembered,
    memoMethod: (pathname) => kindOf(tree, pagePath(pathname)),
  })
  return (pathname) => known.memo(pathname)
}

/** The routes that match paths of other parts of the site too, such as `/readyz`. */
const lastPaths: (string | undefined)[] = ['*', ':slug']

function kindOf(tree: RouteObject[], path: string): PageKind {
  const matches = matchRoutes(tree, path) ?? []
  const page = matches.at(-1)?.route
  if (!matches.some(({ route }) => route.id === publicFrame)) return 'other'
  return lastPaths.includes(page?.path) ? 'missing' : 'public'
}

/** The page whose data React Router requests: `/meals.data` belongs to `/meals`, `/_.data` to `/`. */
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
