import type { EntryContext, MetaArgs, MetaDescriptor } from 'react-router'
import { escapeText } from './ui/escape-text.ts'

/** What the router's `Meta` would write for a page: the tags of its innermost route that says any. */
export function metaTags(context: EntryContext): string {
  return writeTags(metaOf(context))
}

/** HTML of tags that the routes' `meta` functions give. Throws for kinds that none of our pages says. */
export function writeTags(tags: MetaDescriptor[]): string {
  return tags.map((tag) => writeTag(tag as Tag)).join('')
}

/** The kinds of tags that our pages say. */
type Tag =
  | { title: string }
  | { 'script:ld+json': object }
  | { tagName: 'link'; rel: string; href: string }
  | { name: string; content: string }
  | { property: string; content: string }

function writeTag(tag: Tag): string {
  if ('title' in tag) return `<title>${escapeText(tag.title)}</title>`
  if ('script:ld+json' in tag) {
    return `<script type="application/ld+json">${scriptJson(tag['script:ld+json'])}</script>`
  }
  if ('tagName' in tag) return `<link rel="${tag.rel}" href="${escapeText(tag.href)}"/>`
  if ('name' in tag) return `<meta name="${tag.name}" content="${escapeText(tag.content)}"/>`
  if ('property' in tag) {
    return `<meta property="${tag.property}" content="${escapeText(tag.content)}"/>`
  }
  throw new Error(`A page has a tag of another kind: ${JSON.stringify(tag)}`)
}

/** JSON that cannot end its script, escaped as the router does. */
const scriptJson = (value: object) =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Each route is told of those around it; one without a `meta` has that of the route around it. */
function metaOf({ staticHandlerContext, routeModules }: EntryContext): MetaDescriptor[] {
  const { loaderData, errors, location } = staticHandlerContext
  const shown = shownMatches(staticHandlerContext)
  const error = errors?.[shown.at(-1)?.route.id ?? ''] ?? null
  const matches: MetaArgs['matches'] = []
  let meta: MetaDescriptor[] = []
  for (const { route, params, pathname } of shown) {
    const data = loaderData[route.id]
    const match = { id: route.id, loaderData: data, params, pathname, handle: route.handle, error }
    const said = { ...match, meta: [] as MetaDescriptor[] }
    matches.push(said)
    const tell = routeModules[route.id]?.meta
    if (tell) meta = tell({ loaderData: data, params, location, matches, error }) ?? []
    said.meta = meta
  }
  return meta
}

/** Routes as far as they are shown: inside the one that shows an error is nothing. */
function shownMatches({ matches, errors }: EntryContext['staticHandlerContext']) {
  if (!errors) return matches
  return matches.slice(0, matches.findIndex(({ route }) => route.id in errors) + 1)
}
