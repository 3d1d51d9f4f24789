import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { sendCompressed } from '../http/answers/send-compressed.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiDocument } from './openapi.ts'

type Site = { siteName: string; siteUrl: string }

/** Serves `/api/openapi.json`, and `/api/docs` as a readable page without scripts. */
export function apiDocs(endpoints: Endpoint[], site: Site): Hono {
  const document = openApiDocument(endpoints, { name: site.siteName, url: site.siteUrl })
  const router = new Hono()
  router.use('/api/openapi.json', sendCompressed)
  router.use('/api/docs', sendCompressed)
  router.get('/api/openapi.json', (context) => context.json(document))
  router.get('/api/docs', (context) => context.html(docsPage(endpoints, document, site.siteName)))
  return router
}

function docsPage(
  endpoints: Endpoint[],
  document: ReturnType<typeof openApiDocument>,
  name: string,
) {
  const groups = Object.groupBy(endpoints, ({ path }) => path.split('/')[1] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API of ${name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>API of ${name}</h1>
          <p>
            Every call, as it is served. For programs: <a href="/api/openapi.json">openapi.json</a>.
            Send the token of a sign-in as <code>Authorization: Bearer &hellip;</code> or
            <code>x-auth-token</code>. Errors are <code>{msg, errors: [{msg, path}]}</code>.
          </p>
          ${Object.entries(groups).map(
            ([group, rows]) => html`<h2 id="${group}">${group}</h2>
              ${rows?.map((endpoint) => docsEntry(endpoint, document))}`,
          )}
        </main>
      </body>
    </html>`
}

function docsEntry(endpoint: Endpoint, document: ReturnType<typeof openApiDocument>) {
  const operation = document.paths[endpoint.path]?.[endpoint.method]
  return html`<details>
    <summary>
      <b>${endpoint.method.toUpperCase()}</b> <code>/api${endpoint.path}</code>
      <span>${endpoint.summary}</span> <i>${endpoint.who}</i>
    </summary>
    <pre>${JSON.stringify(operation, null, 2)}</pre>
  </details>`
}

const style = `
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
  body { margin: 0; background: light-dark(#FBF8F3, #16130F); color: light-dark(#1F1B16, #F3EDE4) }
  main { max-width: 960px; margin: auto; padding: 40px 20px }
  a { color: light-dark(#B8431F, #F08A5D) }
  h2 { margin-top: 40px }
  details { border-bottom: 1px solid light-dark(#E7DFD3, #38312A); padding: 8px 0 }
  summary { cursor: pointer; overflow-wrap: anywhere }
  summary span, summary i { color: light-dark(#6B6256, #B3A899); margin-left: 8px }
  pre { overflow: auto; font-size: 14px; max-height: 480px }
`
