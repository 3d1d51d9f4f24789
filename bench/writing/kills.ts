import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { startSite } from '#tests/support/sites/site-process.ts'
import type { Desk } from './desk.ts'
import { textOn } from './desk.ts'
import { uploadPicture } from './long-post.ts'

/** The moment (ms) after which what was typed is promised to be kept: the delay of the local draft. */
const promise = 2000

/** Between two letters (ms): about sixteen a second, quicker than anybody types for long. */
const letterTime = 60

type Victim = 'tab' | 'server' | 'tab and server'

const victims: Victim[] = ['tab', 'server', 'tab and server', 'tab']

/** Letters with the times at which they were typed. */
type Ledger = { text: string; times: number[] }

/** What was missing after a kill, and how long before it the oldest missing letter had been typed (ms). */
type Loss = { late: number; early: number; age: number }

/**
 * Kills the tab, the server, or both with SIGKILL while somebody types, opens the post again as a writer would, and
 * prints how many letters are missing. Every second post is published, so that only the browser keeps the changes.
 */
export async function benchTypingKills(desk: Desk, kills: number): Promise<void> {
  const posts = [
    await writePost(desk, 'Killed draft', false),
    await writePost(desk, 'Killed', true),
  ]
  const losses: Loss[] = []
  for (let count = 0; count < kills; count += 1) {
    const victim = victims[count % victims.length] ?? 'tab'
    const id = posts[Math.floor(count / victims.length) % posts.length] ?? ''
    losses.push(await killOnce(desk, id, victim, count))
  }
  const sum = (kind: 'late' | 'early') => losses.reduce((total, loss) => total + loss[kind], 0)
  const oldest = Math.max(...losses.map(({ age }) => age))
  console.log(`kills while typing (tab, server or both)${String(kills).padStart(26)}`)
  console.log(`letters lost that were typed over 2 s before${String(sum('early')).padStart(22)}`)
  console.log(`letters lost that were typed later${String(sum('late')).padStart(32)}`)
  console.log(`oldest lost letter, before the kill${String(Math.round(oldest)).padStart(31)} ms`)
}

async function killOnce(desk: Desk, id: string, victim: Victim, count: number): Promise<Loss> {
  const address = `${desk.site.url}/admin/blogs/edit/${id}`
  const { page } = await desk.open()
  await page.goto(address)
  const text = textOn(page)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  const typing = typeOn(page, `Kill ${count}: `)
  await pause(3000 + Math.random() * 4000)
  let at = performance.now()
  if (victim !== 'server') {
    await killTab(desk, page)
    typing.stop()
    at = performance.now()
  }
  if (victim !== 'tab') await restart(desk)
  let shown = page
  if (victim === 'server') {
    await pause(1500)
    typing.stop()
    at = performance.now()
    await typing.ended
  } else {
    await typing.ended
    shown = await page.context().newPage()
    await openAgain(shown, address)
  }
  const last = (await textOn(shown).locator('p').allTextContents()).at(-1) ?? ''
  const loss = lossOf(typing.ledger, last, at)
  if (victim === 'server') await expectStored(desk, shown, { id, text: typing.ledger.text })
  await shown.context().close()
  return loss
}

/** Types numbered words until it is stopped or the page is gone. */
function typeOn(page: Page, start: string) {
  const ledger: Ledger = { text: '', times: [] }
  let stopped = false
  const type = async () => {
    for (let number = 0; !stopped; number += 1) {
      for (const letter of number === 0 ? start : `${number} `) {
        await page.keyboard.type(letter)
        ledger.text += letter
        ledger.times.push(performance.now())
        await pause(letterTime)
      }
    }
  }
  return {
    ledger,
    /** Resolves once nothing is typed any more. */
    ended: type().catch(() => {}),
    stop() {
      stopped = true
    },
  }
}

function lossOf({ text, times }: Ledger, shown: string, at: number): Loss {
  const kept = [...text].findIndex((letter, index) => shown[index] !== letter)
  // A space at the end of a text may not be stored.
  const lost = kept < 0 || text.slice(kept).trim() === '' ? [] : times.slice(kept)
  const early = lost.filter((time) => time < at - promise).length
  return { early, late: lost.length - early, age: lost[0] === undefined ? 0 : at - lost[0] }
}

/** Ends the processes of all tabs of the browser. */
async function killTab({ browser }: Desk, page: Page): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const crash = page.waitForEvent('crash')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await crash
  await session.detach()
  await page.close()
}

async function restart(desk: Desk): Promise<void> {
  const { url, dataDir } = desk.site
  await desk.site.stop('SIGKILL')
  const settings = { WORKERS: '1', DATA_DIR: dataDir, PORT: new URL(url).port }
  desk.site = await startSite(settings)
}

/** Opens the post as a writer does who finds the tab gone, and takes what the browser offers. */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await textOn(page).waitFor()
  const restore = page.getByRole('button', { name: 'Restore them' })
  if ((await restore.count()) > 0) await restore.click()
}

/** Saves by hand, which works for drafts and for published posts, and throws if the server lacks what was typed. */
async function expectStored(desk: Desk, page: Page, { id, text }: { id: string; text: string }) {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  for (let tries = 0; tries < 100; tries += 1) {
    const { content } = await desk.call<{ content: string }>('GET', `/blogs/${id}`)
    if (content.includes(text.trim())) return
    await pause(300)
  }
  throw new Error(`The server does not have ${text}`)
}

/** Stores a post that lacks nothing that publishing requires. Returns its id. */
async function writePost(desk: Desk, title: string, published: boolean): Promise<string> {
  const content = JSON.stringify([{ type: 'paragraph', children: [{ text: 'As it was.' }] }])
  const featuredImage = await uploadPicture(desk.site.url, desk.token)
  const about = { title, description: 'About kills', category: 'Nutrition', featuredImage }
  return (await desk.call<{ _id: string }>('POST', '/blogs', { ...about, content, published }))._id
}
