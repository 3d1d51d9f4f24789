import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, Refused } from '../races/mixed-writes.ts'

/** How long (ms) a public page may be outdated after a write was acknowledged. */
const oldest = 1000

export type Freshness = {
  /** Number of checks. */
  looks: number
  /** Pages that still showed old content after that time. */
  stale: string[]
}

/**
 * Repeatedly changes a meal, and checks its page on each web process one second after the change was
 * acknowledged. Processes that are down are skipped.
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

/** Changes the title and returns the meal's slug; undefined if it is unknown whether the change was made. */
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
