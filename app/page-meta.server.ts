import type { EntryContext, MetaArgs, MetaDescriptor } from 'react-router'
import { escapeText } from './ui/escape-text.ts'

type Page = Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>

/** What the router's `Meta` would write for a page: the tags of its innermost route that says any. */
export function metaTags(page: Page): string {
  return writeTags(metaOf(page))
}

/** HTML of tags that the routes' `meta` functions give. Throws for attributes that none of our pages says. */
export function writeTags(tags: MetaDescriptor[]): string {
  return tags.map(writeTag).join('')
}

function writeTag(tag: MetaDescriptor): string {
  if ('script:ld+json' in tag) {
    return `<script type="application/ld+json">${scriptJson(tag['script:ld+json'])}</script>`
  }
  const { tagName = 'meta', ...attributes } = tag as Record<string, unknown>
  const { title } = attributes
  if (tagName === 'meta' && typeof title === 'string') return `<title>${escapeText(title)}</title>`
  return `<${tagName}${Object.entries(attributes).map(writeAttribute).join('')}/>`
}

/** Attributes of such tags that React writes by the same names. */
const attributeNames = ['name', 'property', 'content', 'rel', 'href']

function writeAttribute([name, value]: [string, unknown]): string {
  if (attributeNames.includes(name) && typeof value === 'string') {
    return ` ${name}="${escapeText(value)}"`
  }
  throw new Error(`Nobody knows how a tag of the head says ${name}: ${value}`)
}

/** JSON that cannot end its script, escaped as the router does. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Each route is told of those around it; one without a `meta` has that of the route around it. */
function metaOf({ staticHandlerContext, routeModules }: Page): MetaDescriptor[] {
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
function shownMatches({ matches, errors }: Page['staticHandlerContext']) {
  if (!errors) return matches
  return matches.slice(0, matches.findIndex(({ route }) => route.id in errors) + 1)
}
