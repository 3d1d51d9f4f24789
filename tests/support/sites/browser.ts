import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  chromium as playwright,
  type Request,
} from 'playwright-core'
import { launchOptions } from './launch-options.ts'

/**
 * Starts the browser installed with the tests (Linux), or else an installed Chrome; `extra` are command-line
 * arguments.
 */
export async function launchBrowser(extra: string[] = []): Promise<Browser> {
  return playwright.launch(await launchOptions(extra))
}

/** Starts the browser with a folder that keeps what pages store, also after the browser was killed. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  // A killed browser leaves its lock.
  await rm(path.join(folder, 'SingletonLock'), { force: true })
  return playwright.launchPersistentContext(folder, await launchOptions([]))
}

/** Kills the processes of a browser: those of all its tabs, or all of them at once. */
export async function killBrowser(browser: Browser, victim: 'tabs' | 'all'): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const victims = processInfo.filter(({ type }) => victim === 'all' || type === 'renderer')
  for (const { id } of victims) {
    try {
      process.kill(id, 'SIGKILL')
    } catch (error) {
      // Without the browser's own process, the others end by themselves.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** A phone with a touch screen, as an option of `openPage`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The same with Android, where the editor takes text in another way; it knows by the name of the browser. */
export const androidPhone = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

/**
 * Whether it reports a plate that was not drawn within the ten seconds that a request waits: on a busy machine
 * that is no fault, and the page asks for it again.
 */
const isLatePicture = (message: ConsoleMessage) =>
  message.text().includes('503') && /\/(portions|estimate\/plate)[/?]/.test(message.location().url)

export type Visit = { page: Page; problems: string[]; close(): Promise<void> }

/** A new page with access to loopback only, which collects the errors that a developer would see. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  // With reduced motion, elements that fade in have their final colours immediately, so that contrast can be
  // measured.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  watchRequests(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || isLatePicture(message)) return
    problems.push(`console: ${message.text()}`)
  })
  return { page, problems, close: () => context.close() }
}

/** Waits for hydration; before that, a page can be read but does not respond. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction((mark) => {
    return Object.keys(document.body).some((key) => key.startsWith(mark))
  }, takenOverByReact)
  await untilIdle(page)
}

/** The prefix of the properties that React adds to hydrated elements. */
const takenOverByReact = '__reactFiber$'

/**
 * Waits until a page is hydrated and has been idle for a while: no work and no requests. An idle network
 * alone is not enough, since scripts wait for the first picture and a busy machine pauses for longer.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const load = loads.get(page)
  if (!load) throw new Error('watchRequests was not called for this page')
  await untilAwake(page)
  const timeout = AbortSignal.timeout(20_000)
  for (let rests = 0; rests < 3; ) {
    if (timeout.aborted) throw new Error(`Still loading: ${[...load.pending.values()].join(' ')}`)
    const { begun } = load
    await pause(100)
    await untilIdle(page)
    rests = load.pending.size === 0 && load.begun === begun ? rests + 1 : 0
  }
}

/**
 * Waits for an idle callback after a frame: when nothing moves, Chromium sometimes delays idle callbacks
 * until it draws the next frame.
 */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))

/** A page's requests: how many have begun, and the addresses of the unfinished ones. */
type Load = { begun: number; pending: Map<Request, string> }

const loads = new WeakMap<Page, Load>()

/** Records a page's requests from now on, for `untilQuiet`. */
export function watchRequests(page: Page): void {
  const load: Load = { begun: 0, pending: new Map() }
  loads.set(page, load)
  page.on('request', (request) => {
    load.begun += 1
    load.pending.set(request, request.url())
  })
  page.on('requestfinished', (request) => load.pending.delete(request))
  page.on('requestfailed', (request) => load.pending.delete(request))
}

/** Waits until every animation that ends has ended: half-faded text has a colour that nobody reads it in. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number.isFinite(endTime)
      })
    for (let running = passing(); running.length > 0; running = passing()) {
      await Promise.allSettled(running.map(({ finished }) => finished))
    }
  })

/** Waits until no part says that it is loading (such parts are faded), five seconds at most: some stay so. */
const untilLoaded = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: 5_000,
    })
    .catch(() => undefined)

/**
 * The problems that axe finds on the page once it has loaded and is still, one line each; with `rules`, those of these
 * rules.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  const problems = await problemsNow(page, rules)
  // What is fading is another thing a moment later; a real problem is still there.
  if (problems.length === 0) return problems
  await pause(1_000)
  return problemsNow(page, rules)
}

async function problemsNow(page: Page, rules?: string[]): Promise<string[]> {
  await untilLoaded(page)
  await untilStill(page)
  // Evaluated through the debugger, so that the page's own policy stays active.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    // The nodes without a problem, which are nearly all, are not described.
    resultTypes: ['violations'],
    // Style sheets, the other asset, are read by an experimental rule alone.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const violations = await page.evaluate(async (given) => {
    // Spans at the ends of an open menu, which pass the focus on at once.
    const context = { exclude: ['[data-base-ui-focus-guard]'] }
    return (await window.axe.run(context, given)).violations
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
