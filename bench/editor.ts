import type { CDPSession, Page } from 'playwright-core'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { jsonBody } from '#tests/support/json-body.ts'
import { launchBrowser } from '#tests/support/sites/browser.ts'
import { administrator, removeSite, startSite } from '#tests/support/sites/site-process.ts'

/** A long post: words, how they are cut into paragraphs, and what stands between these. */
const words = 10_000
const paragraphWords = 70
const pictures = 60
const tables = 10

const keystrokes = 200

/**
 * Prints what a keystroke costs the page's main thread in a post of 10,000 words, 60 pictures and 10 tables, and
 * how long the post takes to open: from the request of its screen to the first frame with its text.
 */
export async function benchEditor(): Promise<void> {
  const site = await startSite({ WORKERS: '1' })
  const browser = await launchBrowser()
  try {
    const token = await signIn(site.url)
    const id = await writeLongPost(site.url, token)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token)
    await page.goto(`${site.url}/admin/blogs`)
    await page.getByRole('link', { name: 'New Blog Post' }).waitFor()
    for (const visit of ['first visit', 'again']) {
      const start = performance.now()
      await page.goto(`${site.url}/admin/blogs/edit/${id}`)
      await page.getByRole('textbox', { name: 'Content' }).waitFor()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      print(`opening, ${visit}`, performance.now() - start)
    }
    const session = await page.context().newCDPSession(page)
    // Processor time, which does not grow when the machine does something else as well.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const text = page.getByRole('textbox', { name: 'Content' })
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
  } finally {
    await browser.close()
    await removeSite(site)
  }
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

async function signIn(url: string): Promise<string> {
  const init = { method: 'POST', ...jsonBody(administrator) }
  return (await (await fetch(`${url}/api/auth/login`, init)).json()).token
}

async function writeLongPost(url: string, token: string): Promise<string> {
  const sentence = 'A plate holds more than anybody thinks before weighing it once'.split(' ')
  const count = Math.round(words / paragraphWords)
  const image = await uploadPicture(url, token)
  const blocks = Array.from({ length: count }, (_, index) => {
    const text = Array.from({ length: paragraphWords }, (_, at) => sentence[at % sentence.length])
    const type = index % 12 === 0 ? 'heading-two' : 'paragraph'
    return [
      { type, children: [{ text: text.join(' ') }, { text: ' indeed.', bold: true }] },
      ...(isDue(index, count, pictures) ? [{ type: 'image', url: image, alt: 'A plate' }] : []),
      ...(isDue(index, count, tables) ? [table()] : []),
    ]
  })
  const content = JSON.stringify(blocks.flat())
  const body = JSON.stringify({ title: 'A long post', content })
  const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/blogs`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json())._id
}

/** True for as many of `count` places as `wanted`, evenly spread. */
const isDue = (index: number, count: number, wanted: number) =>
  Math.floor(((index + 1) * wanted) / count) > Math.floor((index * wanted) / count)

function table() {
  const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] })
  const row = { type: 'table-row', children: ['Rice', '130 kcal', '100 g'].map(cell) }
  return { type: 'table', children: Array.from({ length: 6 }, () => row) }
}

async function uploadPicture(url: string, token: string): Promise<string> {
  const body = new FormData()
  body.set('image', asFile(await buildPicture('jpeg', { width: 1200, height: 900 })))
  const headers = { 'x-auth-token': token }
  const answer = await fetch(`${url}/api/images/upload`, { method: 'POST', headers, body })
  return (await answer.json()).imageUrl
}
