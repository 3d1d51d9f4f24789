import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import styles from '../public.css?inline'
import { createFragmentCache } from './fragment-cache.server.ts'
import { HeadTags } from './head-tags.server.tsx'
import { delayScripts, LateScripts } from './late-scripts.server.tsx'
import { RenderContext, type RenderTools } from './render-context.ts'

const parts = { headTags: <HeadTags />, lateScripts: <LateScripts /> }

const tools: RenderTools = { fragments: createFragmentCache(), styles, parts }

/** Renders a page completely, including everything that it waits for. Throws what its components throw. */
export async function renderPage(page: ReactNode, onError: (error: unknown) => void) {
  const stream = await renderToReadableStream(
    <RenderContext value={tools}>{page}</RenderContext>,
    // Otherwise React sends larger parts at the end of the page, with scripts that move them into place.
    { onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const html = await new Response(stream).arrayBuffer()
  delayScripts(Buffer.from(html))
  return html
}
