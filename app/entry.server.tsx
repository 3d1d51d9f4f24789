import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { collectText } from '#platform/http/collect-text.ts'

/** A page that cannot be rendered in this time (ms) is given up. */
const renderTimeout = 10_000

/** Renders a page to the end before it is sent: its scripts must be known for the policy header. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          collectText(pipe).then(
            (html) => resolve(new Response(html, { headers, status: failed ? 500 : status })),
            reject,
          )
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
    const timer = setTimeout(abort, renderTimeout)
  })
}
