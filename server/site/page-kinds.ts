import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { publicFrame } from '#app/render/public-frame.ts'

/**
 * The kind of a path: a public page; `missing`, which shows the public 404 page, or a page of the owner, unless
 * another part of the site answers it; or something else.
 */
export type PageKind = 'public' | 'missing' | 'other'

/** What the routes say of a path: its kind, and the ids of the routes that match, the page's last. */
export type MatchedPage = { kind: PageKind; ids: string[] }

/** How many paths are cached, because matching a path compares it with every route. */
const remembered = 1000

/**
 * Returns a function that finds the routes of a path and classifies it. Screens that need a sign-in are not public.
 */
export function pageMatcher({ routes }: ServerBuild): (pathname: string) => MatchedPage {
  const tree = routesBelow(routes, undefined)
  const known = new LRUCache<string, MatchedPage>({
    max: remembered,
    memoMethod: (pathname) => matchedPage(tree, pagePath(pathname)),
  })
  return (pathname) => known.memo(pathname)
}

/** The routes that match paths of other parts of the site too, such as `/readyz`. */
const lastPaths: (string | undefined)[] = ['*', ':slug']

function matchedPage(tree: RouteObject[], path: string): MatchedPage {
  const matched = (matchRoutes(tree, path) ?? []).map(({ route }) => route)
  const ids = matched.flatMap(({ id }) => id ?? [])
  if (!ids.includes(publicFrame)) return { kind: 'other', ids }
  return { kind: lastPaths.includes(matched.at(-1)?.path) ? 'missing' : 'public', ids }
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
