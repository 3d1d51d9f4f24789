import { dataSlot } from './page-slots.ts'

const dataId = 'page-data'

/**
 * The data of the page, with which the browser goes on, and the lines that hand them to the router. Its own
 * way is a script for each page: longer, escaped twice, and anew to be hashed for the policy. Nothing in the
 * browser, where the router has the data.
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code as text; nothing typed or stored is in it. */}
      <script dangerouslySetInnerHTML={{ __html: `(${handOver})("${dataId}")` }} />
    </>
  )
}

/** Stands in the page as text, so it may use nothing from outside. */
function handOver(dataId: string) {
  const { streamController } = window.__reactRouterContext
  const block = document.getElementById(dataId) as HTMLElement
  streamController.enqueue(block.textContent)
  streamController.close()
}

declare global {
  interface Window {
    /** What the router's `Scripts` leave for the browser. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> }
  }
}
