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
 * since each replacement has the length of the original. React puts preloads in front of the styles, and the
 * router's script is right before LateScripts, so most of the page need not be searched.
 */
export function delayScripts(page: Buffer): void {
  const starter = page.lastIndexOf(`<script id="${starterId}">`)
  if (starter < 0) return
  const head = page.subarray(0, page.indexOf('<style'))
  replaceAll(head, '<link rel="modulepreload"', '<link rel="queued-module"')
  const script = page.lastIndexOf('<script type="module"', starter)
  replaceAll(page.subarray(script, starter), '<script type="module"', '<script type="queued"')
}

function replaceAll(part: Buffer, original: string, replacement: string) {
  for (let at = part.indexOf(original); at >= 0; at = part.indexOf(original, at))
    part.write(replacement, at)
}

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
