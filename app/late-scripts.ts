/**
 * A page is read before it is awake: its scripts are not asked for until its text and its first
 * picture show, so that on a slow network they take nothing from fonts and picture. The router's
 * `Scripts` cannot be told so; `page` is what it has rendered.
 */
export function startLate(page: string): string {
  const modules = [...page.matchAll(modulePreload)].map(([, href]) => href)
  if (modules.length === 0 || !page.includes(moduleScript)) {
    throw new Error('The page was rendered without its scripts')
  }
  const waiting = page
    .replaceAll(modulePreload, '')
    .replace(moduleScript, `<script type="text/plain" id="${waitingId}">`)
  const task = [modules, waitingId, patience].map((part) => JSON.stringify(part)).join()
  return waiting.replace('</body>', () => `<script>(${startOncePainted})(${task})</script></body>`)
}

/** As React writes them. */
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const moduleScript = '<script type="module" async="">'

const waitingId = 'page-script'

/** How long (ms) a page waits for its first picture; one that is not painted at all, for anything. */
const patience = 3000

/**
 * Stands in the page as text, so it may use nothing from outside. Whoever touches the page or presses
 * a key does not wait: until then links and forms are the browser's own.
 */
function startOncePainted(modules: string[], waitingId: string, patience: number) {
  let started = false
  function start() {
    if (started) return
    started = true
    for (const href of modules) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
    const text = document.getElementById(waitingId)?.textContent
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', text }))
  }
  function startAfterPicture() {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!first || first.complete) start()
    else for (const event of ['load', 'error']) first.addEventListener(event, start)
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true })
  requestAnimationFrame(() => setTimeout(startAfterPicture))
  setTimeout(start, patience)
}
