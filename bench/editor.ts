import type { CDPSession } from 'playwright-core'
import { jsonBody } from '#tests/support/json-body.ts'
import { launchBrowser } from '#tests/support/sites/browser.ts'
import { administrator, removeSite, startSite } from '#tests/support/sites/site-process.ts'

/** A long post: words, and how they are cut into paragraphs. */
const words = 10_000
const paragraphWords = 70

const keystrokes = 200

/**
 * Prints what a keystroke costs the page's main thread in a post of 10,000 words, and how long the post takes
 * to open: from the request of its screen to the first frame with its text.
 */
export async function benchEditor(): Promise<void> {
  const site = await startSite({ WORKERS: '0' })
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
    await session.send('Performance.enable')
    const text = page.getByRole('textbox', { name: 'Content' })
    for (const [place, keys] of [
      ['at the end', 'Control+End'],
      ['at the beginning', 'Control+Home'],
    ] as const) {
      await text.click()
      await page.keyboard.press(keys)
      await page.keyboard.type('Warming up. ')
      const before = await busyTime(session)
      await page.keyboard.type('plate '.repeat(keystrokes / 6))
      print(`keystroke ${place}`, ((await busyTime(session)) - before) / (keystrokes - 2))
    }
  } finally {
    await browser.close()
    await removeSite(site)
  }
}

const print = (what: string, time: number) =>
  console.log(`${what.padEnd(28)}${time.toFixed(1).padStart(8)} ms`)

/** All time the main thread was busy so far, in ms: scripts, style, layout and painting. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function signIn(url: string): Promise<string> {
  const init = { method: 'POST', ...jsonBody(administrator) }
  return (await (await fetch(`${url}/api/auth/login`, init)).json()).token
}

async function writeLongPost(url: string, token: string): Promise<string> {
  const sentence = 'A plate holds more than anybody thinks before weighing it once'.split(' ')
  const paragraphs = Array.from({ length: Math.round(words / paragraphWords) }, (_, index) => {
    const text = Array.from({ length: paragraphWords }, (_, at) => sentence[at % sentence.length])
    const type = index % 12 === 0 ? 'heading-two' : 'paragraph'
    return { type, children: [{ text: text.join(' ') }, { text: ' indeed.', bold: true }] }
  })
  const body = JSON.stringify({ title: 'A long post', content: JSON.stringify(paragraphs) })
  const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/blogs`, { method: 'POST', headers, body })
  return (await answer.json())._id
}
