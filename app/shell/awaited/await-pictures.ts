/** Delay (ms) between two requests: short after a change, longer without one. */
const shortDelay = 2000
const longDelay = 20_000

/** After so long (ms) without a change, the page stops asking. */
const maxWait = 5 * 60_000

/**
 * Loads the data of the page again each time it has changed, until every picture is there. A light request first
 * asks whether it has changed, so little is sent while nothing happens.
 */
export async function awaitPictures(
  revalidate: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  announce('Some pictures are still being drawn. They come into place by themselves.')
  // The page's own version is unknown, and pictures may be ready since: the first answer always counts as new.
  let known = ''
  let delay = shortDelay
  let lastChange = performance.now()
  while (hasMissing() && performance.now() - lastChange < maxWait) {
    await pause(delay, signal)
    await untilVisible(signal)
    if (signal.aborted) return
    const version = await pageVersion()
    if (version && version !== known) {
      known = version
      delay = shortDelay
      lastChange = performance.now()
      await revalidate()
    } else delay = Math.min(delay * 1.5, longDelay)
  }
  announce(hasMissing() ? '' : 'All pictures are there.')
}

const hasMissing = () => document.querySelector('[data-to-come]') !== null

/** The version (ETag) of the page on the server; empty if it does not answer. */
async function pageVersion(): Promise<string> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return (answer.ok && answer.headers.get('ETag')) || ''
  } catch {
    return ''
  }
}

/** Resolves after `ms`, or as soon as the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/** Resolves once the tab is visible; a hidden tab needs no pictures. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (!document.hidden) return done()
    document.addEventListener('visibilitychange', () => done(), { once: true, signal })
    signal.addEventListener('abort', () => done())
  })

/** Announces to screen readers, at the beginning and at the end, not for each picture. */
function announce(text: string): void {
  const id = 'pictures-status'
  const status = document.getElementById(id) ?? document.createElement('p')
  Object.assign(status, { id, className: 'sr-only', role: 'status' })
  if (!status.isConnected) document.body.append(status)
  status.textContent = text
}
