import { dataSlot } from './page-slots.ts'

const dataId = 'page-data'

/**
 * The data of the page, from which the browser goes on, and the line that hands it to the router. The
 * router's own way is a script for each page's data: longer, escaped twice, and anew to be hashed for
 * the policy. Never in the browser, which has read them by then.
 */
export function PageData() {
  if (typeof document !== 'undefined') return null
  return (
    <>
      <script
        type="application/json"
        id={dataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a slot; the server escapes the data.
        dangerouslySetInnerHTML={{ __html: dataSlot }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the code below. */}
      <script dangerouslySetInnerHTML={{ __html: `(${handOver})("${dataId}")` }} />
    </>
  )
}

/** Stands in the page as text, so it may use nothing from outside. */
function handOver(dataId: string) {
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(document.getElementById(dataId)?.textContent)
  streamController.close()
}

declare global {
  interface Window {
    /** What the router's `Scripts` leave for the browser. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string | undefined> }
  }
}
