import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  Meta,
  type MetaDescriptor,
  type MetaFunction,
  StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import { pageMeta } from '#app/shell/meta.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import fc from '#tests/support/property.ts'
import { metaTags, writeTags } from './page-meta.server.ts'

type Said = { root?: MetaFunction; frame?: MetaFunction; page?: MetaFunction; fails?: boolean }

/** The tags of a page inside two routes, of which the middle one shows errors: ours, and the router's. */
async function tagsOf({ fails = false, ...meta }: Said) {
  const loader = async () => {
    if (fails) throw new Error('broken')
    return 'a page'
  }
  const page = { id: 'page', index: true, loader, Component: () => null } as const
  const frame = { id: 'frame', ErrorBoundary: () => null, children: [page] }
  const root = { id: 'root', path: '/', loader: () => 'a site', Component: Meta, children: [frame] }
  const { query, dataRoutes } = createStaticHandler([root])
  const context = await query(new Request('http://plates.example/'))
  if (context instanceof Response) throw new Error('There is no page')
  const routeModules = Object.fromEntries(
    Object.entries(meta).map(([id, meta]) => [id, { default: () => null, meta }]),
  )
  const ours = metaTags({ staticHandlerContext: context, routeModules })
  const framework = { isSpaMode: false, routeModules } as never
  const theirs = renderToString(
    <FrameworkContext value={framework}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </FrameworkContext>,
  )
  return { ours, theirs }
}

const title: MetaFunction = ({ loaderData, error, matches }) => [
  { title: `${loaderData}, ${error}, ${matches.map(({ id }) => id)}` },
]

test.each<[string, Said, string]>([
  ['the innermost route', { root: title, frame: title, page: title }, 'a page, null, root,frame,'],
  ['the next one around it that says any', { root: title }, 'a site, null, root<'],
  ['no other where it says none', { root: title, page: () => [] }, ''],
  ['of a page that failed the one that shows it', { frame: title, fails: true }, 'Error: broken'],
  ['nobody but those around a failed page', { root: title, page: title, fails: true }, 'a site'],
])('as by the router, tags are those of %s', async (_, said, told) => {
  const { ours, theirs } = await tagsOf(said)
  expect(ours).toBe(theirs)
  expect(ours).toContain(told)
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('a & b', '"quoted"', "it's", '</script><b>', '肉じゃが', 'a\u2028b'),
)

test('all that a page says of itself is written as by the router', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (name, path, hidden) => {
      const image = { url: `/${path}`, alt: name, width: 4 }
      const structured = [{ '@type': 'Thing', name, [path]: { '@type': name } }]
      const page = { title: name, description: path, path, image, structured, hidden }
      const { ours, theirs } = await tagsOf({ page: () => pageMeta(siteInfoFrom([]), page) })
      // The router moves titles, links and metas before scripts; nothing else is of another order.
      const scripts = /<script.*<\/script>/g
      expect(ours.replace(scripts, '')).toBe(theirs.replace(scripts, ''))
      expect(ours.match(scripts)).toEqual(theirs.match(scripts))
    }),
  )
})

test.each<[string, MetaDescriptor]>([
  ['an attribute that no page says', { httpEquiv: 'refresh', content: '1' }],
  ['what is no text', { name: 'description', content: undefined } as never],
])('%s is an error, not a tag that lacks it', (_, tag) => {
  expect(() => writeTags([tag])).toThrow('Nobody knows')
})
