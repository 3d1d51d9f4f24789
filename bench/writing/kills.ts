import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { killBrowser, launchProfile } from '#tests/support/sites/browser.ts'
import { startSite } from '#tests/support/sites/site-process.ts'
import type { Desk } from './desk.ts'
import { textOn } from './desk.ts'
import { uploadPicture } from './long-post.ts'

/** Between two letters (ms): about sixteen a second, quicker than anybody types for long. */
const letterTime = 60

const victims = ['tab', 'server', 'tab and server', 'browser'] as const

type Victim = (typeof victims)[number]

/** Letters with the times at which they were typed. */
type Ledger = { text: string; times: number[] }

/** How many letters were missing after a kill, and how long before it the oldest of them had been typed (ms). */
type Loss = { lost: number; age: number }

/**
 * Kills the tab, the server, both, or the whole browser with SIGKILL while somebody types, opens the post again as a
 * writer would, and prints how many letters are missing. Every second post is published, so that only the browser
 * keeps the changes.
 */
export async function benchTypingKills(desk: Desk, kills: number): Promise<void> {
  const posts = [
    await writePost(desk, 'Killed draft', false),
    await writePost(desk, 'Killed', true),
  ]
  for (const victim of victims) {
    const losses: Loss[] = []
    for (let count = 0; count < kills; count += 1) {
      losses.push(await killOnce(desk, posts[count % posts.length] ?? '', victim, count))
    }
    const lost = losses.reduce((sum, loss) => sum + loss.lost, 0)
    const oldest = Math.round(Math.max(...losses.map(({ age }) => age)))
    const told = lost === 0 ? '' : `, the oldest ${oldest} ms before the kill`
    console.log(`${kills} kills of the ${victim} while typing: letters lost: ${lost}${told}`)
  }
}

async function killOnce(desk: Desk, id: string, victim: Victim, count: number): Promise<Loss> {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'))
  const address = `${desk.site.url}/admin/blogs/edit/${id}`
  let context = await openProfile(desk, profile)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(address)
  await textOn(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  const typing = typeOn(page, `Kill ${victim} ${count}: `)
  await pause(3000 + Math.random() * 4000)
  const browser = context.browser()
  if (!browser) throw new Error('The profile has no browser')
  if (victim !== 'server') await killBrowser(browser, victim === 'browser' ? 'all' : 'tabs')
  let at = performance.now()
  if (victim !== 'server') typing.stop()
  if (victim === 'browser') {
    await context.close().catch(() => {})
    context = await openProfile(desk, profile)
  } else if (victim !== 'tab') {
    await restart(desk)
  }
  let shown = page
  if (victim === 'server') {
    await pause(1500)
    typing.stop()
    at = performance.now()
    await typing.ended
  } else {
    shown = await context.newPage()
    await openAgain(shown, address)
  }
  const last = (await textOn(shown).locator('p').allTextContents()).at(-1) ?? ''
  const loss = lossOf(typing.ledger, last, at)
  if (victim === 'server') await expectStored(desk, shown, { id, text: typing.ledger.text })
  await context.close()
  await rm(profile, { recursive: true, force: true })
  return loss
}

/** The browser of the writer, with what it stored before. */
async function openProfile(desk: Desk, folder: string): Promise<BrowserContext> {
  const context = await launchProfile(folder)
  await context.addInitScript((stored) => localStorage.setItem('token', stored), desk.token)
  return context
}

/** Types numbered words until it is stopped or the page is gone. */
function typeOn(page: Page, start: string) {
  const ledger: Ledger = { text: '', times: [] }
  let stopped = false
  const type = async () => {
    for (let number = 0; !stopped; number += 1) {
      for (const letter of number === 0 ? start : `${number} `) {
        await page.keyboard.type(letter)
        if (stopped) return
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
  return { lost: lost.length, age: lost[0] === undefined ? 0 : at - lost[0] }
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
