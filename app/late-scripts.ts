/**
 * A page is read before it is awake: its scripts are not asked for until its text and its first
 * picture show, so that on a slow network they take nothing from fonts and picture. The router's
 * `Scripts` cannot be told so; `page` is what it has rendered. Gives the page in parts.
 */
export function startLate(page: string): string[] {
  // Found from either end: expressions over the whole page took 7 % of the time of rendering it.
  const first = page.indexOf(modulePreload)
  const last = page.lastIndexOf(modulePreload, page.indexOf('</head>', first))
  const links = page.slice(first, page.indexOf('>', last) + 1)
  const script = page.lastIndexOf(moduleScript)
  const end = page.lastIndexOf('</body>')
  const modules = links.split(modulePreload).slice(1)
  if (first < 0 || script < 0 || !modules.every((rest) => linkEnd.test(rest))) {
    throw new Error('The page was rendered without its scripts')
  }
  const hrefs = modules.map((rest) => rest.replace(linkEnd, ''))
  const task = [hrefs, waitingId, patience].map((part) => JSON.stringify(part)).join()
  return [
    page.slice(0, first),
    page.slice(first + links.length, script),
    `<script type="text/plain" id="${waitingId}">`,
    page.slice(script + moduleScript.length, end),
    `<script>(${startOncePainted})(${task})</script>`,
    page.slice(end),
  ]
}

/** As React writes them, the links one after another. */
const modulePreload = '<link rel="modulepreload" href="'
const linkEnd = /"\/>$/
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
