import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import type { Desk } from './desk.ts'

/** What somebody types in an hour, and how much of it between two pauses. */
const keystrokes = 15_000
const stretch = 250

/** Longer than the quiet time after which a draft is saved. */
const restMs = 2200

/**
 * Types as much as in an hour into a long post, with pauses in which it is saved, and prints what the tab holds
 * at each quarter; then once more after the post, with all that was typed, was opened anew.
 */
export async function benchTypingMemory(desk: Desk, id: string): Promise<void> {
  const { page, text } = await desk.open()
  const address = `${desk.site.url}/admin/blogs/edit/${id}`
  await page.goto(address)
  await text.click()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await page.keyboard.press('Control+End')
  // Once round, so that what is loaded or made only once is there.
  await page.keyboard.type(line)
  await pause(restMs)
  await printHeld(session, 'at the start')
  for (let typed = 0; typed < keystrokes; typed += stretch) {
    await page.keyboard.type(line.repeat(stretch / line.length + 1).slice(0, stretch - 1))
    await page.keyboard.press('Enter')
    await pause(restMs)
    const done = typed + stretch
    if ((done * 4) % keystrokes === 0) await printHeld(session, `after ${done} keystrokes`)
  }
  await page.goto(address)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(line)
  await pause(restMs)
  await printHeld(session, 'the same text, opened anew')
  await page.context().close()
}

const line = 'Rice holds more water than it seems to, and less of it when it is cold. '

async function printHeld(session: CDPSession, when: string): Promise<void> {
  // The first round frees what the second one finds to be unreachable.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await pause(100)
  }
  const { metrics } = await session.send('Performance.getMetrics')
  const countOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const heap = (countOf('JSHeapUsedSize') / 1e6).toFixed(1)
  const [nodes, listeners] = [countOf('Nodes'), countOf('JSEventListeners')]
  console.log(`${when.padEnd(58)}${heap.padStart(8)} MB, ${nodes} nodes, ${listeners} listeners`)
}
