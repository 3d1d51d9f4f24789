import { useMatches } from 'react-router'
import { type PageHandle, publicFrame } from '#app/render/public-frame.ts'

/**
 * The script that loads the scripts of a public page once its text and its first picture show, so that on a slow
 * network fonts and the picture come first. Other pages, which show nothing without their scripts, have none.
 */
export function LateScripts() {
  const matches = useMatches()
  const isPublic = matches.some(({ id }) => id === publicFrame)
  const needsScripts = matches.some(
    ({ handle }) => (handle as PageHandle | undefined)?.needsScripts,
  )
  if (!isPublic || needsScripts) return null
  const code = `(${startOncePainted})(${maxWait})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code as text; nothing typed or stored is in it.
  return <script id={starterId} dangerouslySetInnerHTML={{ __html: code }} />
}

const starterId = 'late-scripts'

/** How long (ms) a page waits for its first picture, or for its first paint. */
const maxWait = 3000

/**
 * Makes the scripts of a page with LateScripts wait; other pages stay as they are. The page is changed in place,
 * since each replacement has the length of the original.
 */
export function delayScripts(page: Buffer): void {
  if (!page.includes(`<script id="${starterId}">`)) return
  for (const [original, delayed] of delayedTags) {
    for (let at = page.indexOf(original); at >= 0; at = page.indexOf(original, at))
      page.write(delayed, at)
  }
}

const delayedTags = [
  ['<link rel="modulepreload"', '<link rel="queued-module"'],
  ['<script type="module"', '<script type="queued"'],
] as const

/**
 * Put into the page as text, so it must not refer to anything outside. Scripts start at once when the visitor
 * clicks or presses a key; before that, the browser handles links and forms itself.
 */
function startOncePainted(maxWait: number) {
  let started = false
  function start() {
    if (started) return
    started = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="queued-module"]')) {
      link.rel = 'modulepreload'
    }
    const waiting = document.querySelector('script[type="queued"]')?.textContent
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      text: waiting,
    })
    document.head.append(script)
  }
  function startAfterPicture() {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!first || first.complete) start()
    else for (const event of ['load', 'error']) first.addEventListener(event, start)
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true })
  requestAnimationFrame(() => setTimeout(startAfterPicture))
  setTimeout(start, maxWait)
}
