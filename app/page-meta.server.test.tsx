import { renderToString } from 'react-dom/server'
import type { EntryContext, MetaDescriptor, MetaFunction } from 'react-router'
import { expect, test } from 'vitest'
import fc from '#tests/support/property.ts'
import { metaTags, writeTags } from './page-meta.server.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('a & b', '"quoted"', "it's", '</script><b>', '肉じゃが'),
)

test('each tag is what React writes of it', () => {
  fc.assert(
    fc.property(text, (said) => {
      const tags: [MetaDescriptor, React.ReactElement][] = [
        [{ title: said }, <title key="">{said}</title>],
        [{ name: 'a', content: said }, <meta key="" name="a" content={said} />],
        [{ property: 'og:a', content: said }, <meta key="" property="og:a" content={said} />],
        [
          { tagName: 'link', rel: 'canonical', href: `/${said}` },
          <link key="" rel="canonical" href={`/${said}`} />,
        ],
      ]
      for (const [tag, element] of tags) expect(writeTags([tag])).toBe(renderToString(element))
    }),
  )
})

test('what search engines read cannot end its script', () => {
  fc.assert(
    fc.property(text, (said) => {
      const html = writeTags([{ 'script:ld+json': { '@type': 'Thing', name: said } }])
      const json = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(html)?.[1]
      expect(JSON.parse(json ?? '')).toEqual({ '@type': 'Thing', name: said })
    }),
  )
})

test('a tag of another kind is an error, not one that says nothing', () => {
  expect(() => writeTags([{ httpEquiv: 'refresh', content: '1' }])).toThrow('refresh')
})

type Meta = (args: { loaderData: unknown; error: unknown; matches: unknown[] }) => MetaDescriptor[]

/** A page of three routes, one inside the other, with what each says of it. */
function page(meta: Record<string, Meta | undefined>, errors: Record<string, unknown> | null) {
  const matches = ['root', 'frame', 'page'].map((id) => ({
    route: { id, path: id },
    params: {},
    pathname: '/',
  }))
  const loaderData = { root: 'a site', page: 'a page' }
  const routeModules = Object.fromEntries(
    Object.entries(meta).map(([id, tell]) => [id, { default: () => null, meta: tell }]),
  ) as unknown as Record<string, { default: () => null; meta?: MetaFunction }>
  const staticHandlerContext = { matches, loaderData, errors, location: { pathname: '/' } }
  return metaTags({ staticHandlerContext, routeModules } as unknown as EntryContext)
}

const title: Meta = ({ loaderData, error, matches }) => [
  { title: `${loaderData}, ${error}, ${matches.length}` },
]

test('the innermost route is asked, and told of those around it', () => {
  expect(page({ root: title, frame: title, page: title }, null)).toBe(
    '<title>a page, null, 3</title>',
  )
  expect(page({ root: title, frame: undefined, page: undefined }, null)).toBe(
    '<title>a site, null, 1</title>',
  )
  expect(page({ root: title, page: () => [] }, null)).toBe('')
})

test('where a page failed, the route that shows the error is asked', () => {
  const errors = { frame: 'broken' }
  expect(page({ root: title, frame: title, page: title }, errors)).toBe(
    '<title>undefined, broken, 2</title>',
  )
})
