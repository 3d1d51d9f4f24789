/**
 * The least that a page of 24 cards can be: the same router and renderer without database, styles, pictures in
 * several sizes, frame or headers. What it makes a second tells how quick this machine is at that moment.
 */
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createElement as h, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { listenAndReport, readTask } from './measured-server.ts'

type Card = { slug: string; title: string; image: string; calories: number }

const cards: Card[] = Array.from({ length: 24 }, (_, index) => ({
  slug: `meal-${index}`,
  title: `Rice with vegetables and egg, number ${index}`,
  image: `/media/${'0123456789abcdef'.repeat(2)}-${index}.webp`,
  calories: 300 + index,
}))

function Layout({ children }: { children: ReactNode }) {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h(Meta), h(Links)),
    h('body', null, children, h(Scripts)),
  )
}

function Meals() {
  const meals = useLoaderData<Card[]>()
  return h('main', null, h('h1', null, 'Meals'), h('ul', null, meals.map(renderCard)))
}

const renderCard = ({ slug, title, image, calories }: Card) =>
  h(
    'li',
    { key: slug },
    h('img', { src: image, alt: title, width: 640, height: 480, loading: 'lazy' }),
    h('h3', null, h(Link, { to: `/meals/${slug}` }, title)),
    h('p', null, 'Lunch, Vegan'),
    h('p', null, calories, ' kcal'),
  )

const page = { default: Meals, loader: async () => cards.map((card) => ({ ...card })) }

const manifestRoute = (id: string, hasLoader: boolean) => ({
  ...{ id, hasLoader, module: `/assets/${id}.js`, imports: [], css: [], hasAction: false },
  ...{ hasErrorBoundary: false, hasDefaultExport: true, hasClientAction: false },
  ...{ hasClientLoader: false, hasClientMiddleware: false },
})

/** As the router's own template does it, which waits for the data that the browser needs. */
function renderWhole(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const html = new PassThrough()
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(html),
      onError: reject,
    })
    buffer(html).then((bytes) => resolve(Buffer.from(bytes)), reject)
  })
}

const build = {
  entry: {
    module: {
      async default(request: Request, status: number, headers: Headers, context: never) {
        const page = h(ServerRouter, { context, url: request.url })
        return new Response(await renderWhole(page), { headers, status })
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Outlet, Layout } },
    meals: { id: 'meals', parentId: 'root', path: 'meals', module: page },
  },
  assets: {
    ...{ version: '1', url: '/assets/manifest.js' },
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: manifestRoute('root', false),
      meals: { ...manifestRoute('meals', true), parentId: 'root', path: 'meals' },
    },
  },
  ...{ basename: '/', future: {}, ssr: true, isSpaMode: false, prerender: [], publicPath: '/' },
  ...{ assetsBuildDirectory: '', routeDiscovery: { mode: 'initial' } },
} as unknown as ServerBuild

await readTask()
const handle = createRequestHandler(build, 'production')
const server = createServer(async ({ url }, response) => {
  const answer = await handle(new Request(`http://127.0.0.1${url}`))
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'Content-Length': body.length }).end(body)
})
listenAndReport(server)
