/** Between two questions (ms): soon after news, more seldom without. */
const soon = 2000
const seldom = 20_000

/** Without news for so long (ms), nothing more is expected. */
const patience = 5 * 60_000

/**
 * Asks for the page's data again each time that it has changed, until every picture is there. Whether it has
 * changed is asked for first, so that a server that does not answer costs nothing but time.
 */
export async function awaitPictures(
  revalidate: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  announce('Some pictures are still being drawn. They come into place by themselves.')
  // The page's own version is unknown, and pictures may be ready since: the first answer always counts as new.
  let known = ''
  let delay = soon
  let news = performance.now()
  while (waiting() && performance.now() - news < patience) {
    await pause(delay, signal)
    await untilVisible(signal)
    if (signal.aborted) return
    const version = await pageVersion()
    if (version && version !== known) {
      known = version
      delay = soon
      news = performance.now()
      await revalidate()
    } else delay = Math.min(delay * 1.5, seldom)
  }
  announce(waiting() ? '' : 'All pictures are there.')
}

const waiting = () => document.querySelector('[data-to-come]') !== null

/** What the server calls the page as it is now; empty where it does not answer. */
async function pageVersion(): Promise<string> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return (answer.ok && answer.headers.get('ETag')) || ''
  } catch {
    return ''
  }
}

/** Ends early with the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/** Nobody sees what comes into a hidden tab. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (!document.hidden) return done()
    document.addEventListener('visibilitychange', () => done(), { once: true, signal })
    signal.addEventListener('abort', () => done())
  })

/** For screen readers: once at the beginning and once at the end, not for each picture. */
function announce(text: string): void {
  const id = 'pictures-status'
  const status = document.getElementById(id) ?? document.createElement('p')
  Object.assign(status, { id, className: 'sr-only', role: 'status' })
  if (!status.isConnected) document.body.append(status)
  status.textContent = text
}
