import type { CDPSession, Page } from 'playwright-core'
import type { Desk } from './desk.ts'

const keystrokes = 200

/**
 * Prints what a keystroke costs the page's main thread in a long post, and how long the post takes to open: from
 * the request of its screen to the first frame with its text.
 */
export async function benchKeystrokes({ site, open }: Desk, id: string): Promise<void> {
  const { page, text } = await open()
  for (const visit of ['first visit', 'again']) {
    const start = performance.now()
    await page.goto(`${site.url}/admin/blogs/edit/${id}`)
    await text.waitFor()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    print(`opening, ${visit}`, performance.now() - start)
  }
  const session = await page.context().newCDPSession(page)
  // Processor time, which does not grow when the machine does something else as well.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const [place, keys] of [
    ['at the end', 'Control+End'],
    ['at the beginning', 'Control+Home'],
  ] as const) {
    await text.click()
    await page.keyboard.press(keys)
    await page.keyboard.type('Warming up. ')
    const times = await typeTimed(page, session)
    for (const [what, kind] of Object.entries(kinds)) {
      const sorted = times.map((time) => time[kind]).toSorted((a, b) => a - b)
      print(`keystroke ${place}, ${what}, median`, shareOf(sorted, 0.5))
      print(`keystroke ${place}, ${what}, p95`, shareOf(sorted, 0.95))
    }
  }
  await page.context().close()
}

const print = (what: string, time: number) =>
  console.log(`${what.padEnd(58)}${time.toFixed(1).padStart(8)} ms`)

/** Processor time of the main thread, in ms; `page` is without painting. */
type Busy = { all: number; page: number }

const kinds = { 'main thread': 'all', 'script, style, layout': 'page' } as const

/** Types one letter after another, each once the one before is on the screen. Returns what each took. */
async function typeTimed(page: Page, session: CDPSession): Promise<Busy[]> {
  const times: Busy[] = []
  for (const letter of 'plate '.repeat(Math.ceil(keystrokes / 6)).slice(0, keystrokes)) {
    const before = await busyTime(session)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const after = await busyTime(session)
    times.push({ all: after.all - before.all, page: after.page - before.page })
  }
  return times
}

/** The time that this share of all sorted times does not exceed. */
const shareOf = (sorted: number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0

/** The processor time of the main thread so far. */
async function busyTime(session: CDPSession): Promise<Busy> {
  const { metrics } = await session.send('Performance.getMetrics')
  const sumOf = (...names: string[]) =>
    metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0)
  return {
    all: sumOf('TaskDuration'),
    page: sumOf('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'),
  }
}
