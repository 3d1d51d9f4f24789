import type { EntryContext, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageHandlers } from './page-handlers.ts'

const routes = [
  { id: 'root', path: '' },
  { id: 'frame', parentId: 'root' },
  { id: 'meals', parentId: 'frame', path: 'meals' },
  { id: 'meal', parentId: 'frame', path: 'meals/:slug' },
  { id: 'admin', parentId: 'root', path: 'admin' },
]

/** A build whose pages answer with what they were rendered from, once for each request. */
function buildOf(rendered: EntryContext[]): ServerBuild {
  const render = (_request: Request, status: number, headers: Headers, context: EntryContext) => {
    rendered.push(context)
    return new Response(JSON.stringify(context.staticHandlerContext.loaderData), {
      status,
      headers,
    })
  }
  const load = ({ params }: { params: { slug?: string } }) => params.slug ?? 'all'
  return {
    entry: { module: { default: render } },
    routes: Object.fromEntries(
      routes.map((route) => [
        route.id,
        { ...route, module: { default: () => null, loader: load } },
      ]),
    ),
    assets: {
      version: '1',
      url: '',
      routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    },
    ...{ basename: '/', future: {}, ssr: true, prerender: [], routeDiscovery: { mode: 'initial' } },
  } as object as ServerBuild
}

describe('the handler of a page', () => {
  it('renders the page from its own routes and those around it', async () => {
    const rendered: EntryContext[] = []
    const handlerOf = pageHandlers(buildOf(rendered), 'test')
    const answer = await handlerOf(['root', 'frame', 'meal'])(new Request('http://x/meals/soup'))
    expect(await answer.json()).toEqual({ root: 'soup', frame: 'soup', meal: 'soup' })
    const [context] = rendered
    const ids = ['root', 'frame', 'meal']
    expect(Object.keys(context?.manifest.routes ?? {})).toEqual(ids)
    expect(Object.keys(context?.routeModules ?? {})).toEqual(ids)
  })

  it('is one for all addresses of the page, and another one for another page', async () => {
    const handlerOf = pageHandlers(buildOf([]), 'test')
    const meal = handlerOf(['root', 'frame', 'meal'])
    expect(handlerOf(['root', 'frame', 'meal'])).toBe(meal)
    expect(handlerOf(['root', 'frame', 'meals'])).not.toBe(meal)
    const answer = await meal(new Request('http://x/meals/rice.data'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('"rice"')
  })
})
