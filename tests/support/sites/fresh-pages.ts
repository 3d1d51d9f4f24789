import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, Refused } from '../races/mixed-writes.ts'

/** How old (ms) a public page may be after a write was acknowledged. */
const oldest = 1000

export type Freshness = {
  /** How often a page was looked at. */
  looks: number
  /** Pages that showed what had been replaced more than a second before. */
  stale: string[]
}

/**
 * Changes a meal of its own again and again, and looks at its page on each web process a second after
 * the change was acknowledged. Processes that are down are passed over.
 */
export async function watchFreshness(ask: Ask, urls: string[]) {
  const found: Freshness = { looks: 0, stale: [] }
  const name = `Fresh ${Date.now()}`
  const { _id } = await ask('POST', '/meals', { title: name, isPublished: true })
  let watching = true
  const work = (async () => {
    for (let turn = 1; watching; turn += 1) {
      const title = `${name} turn ${turn}`
      const slug = await change(ask, _id, title)
      if (!slug) continue
      await pause(oldest)
      const address = `/meals/${slug}`
      await Promise.all(urls.map((url) => look(url + address, title, found)))
    }
  })()
  return {
    found,
    async stop() {
      watching = false
      await work
    },
  }
}

/** The meal's slug once the change was acknowledged; nothing where that cannot be known. */
async function change(ask: Ask, id: string, title: string): Promise<string | undefined> {
  try {
    return String((await ask('PUT', `/meals/${id}`, { title })).slug)
  } catch (error) {
    if (error instanceof Refused && error.status !== 503) throw error
    return undefined
  }
}

async function look(address: string, title: string, found: Freshness): Promise<void> {
  let page: string
  try {
    page = await (await fetch(address)).text()
  } catch {
    return
  }
  found.looks += 1
  if (!page.includes(`<title>${title}`)) found.stale.push(`${address} at ${title}`)
}
