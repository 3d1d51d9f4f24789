import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { type Ask, type Ledger, Refused } from './mixed-writes.ts'
import type { SiteFetch } from './round-robin.ts'

/** How long (ms) may pass until one of the pending images is made; the queue of many takes longer. */
const imageTimeout = 120_000

/** Differences from what was acknowledged; each list contains ids or texts. */
export type Losses = {
  lost: string[]
  /** Deleted rows that exist again. */
  cameBack: string[]
  doubled: string[]
  /** Images that stay pending, images that failed, and files that cannot be opened. */
  pending: string[]
  failed: string[]
  broken: string[]
}

/** Compares a site with the writes that it acknowledged. Waits for pending images. */
export async function findLosses(fetch: SiteFetch, ask: Ask, ledger: Ledger): Promise<Losses> {
  const images = await settle(ask, [...ledger.images])
  const withAddress = (address: string) =>
    images.filter((image) => image.address === address).map(({ id }) => id)
  const [meals, posts] = [await lostMeals(ask, ledger), await lostPosts(ask, ledger)]
  const messages = await countMessages(ask)
  const missing = [...ledger.messages].filter((text) => !messages.has(text))
  return {
    lost: [...meals, ...posts, ...missing],
    cameBack: await foundAgain(ask, ledger),
    doubled: [...messages].flatMap(([text, count]) => (count > 1 ? [text] : [])),
    pending: withAddress('pending'),
    failed: images.flatMap(({ id, address, error }) =>
      address === 'failed' ? [`${id}: ${error}`] : [],
    ),
    broken: await brokenFiles(
      fetch,
      images.map(({ address }) => address),
    ),
  }
}

async function lostMeals(ask: Ask, { meals, deleted }: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const { id, titles, kept } of meals.values()) {
    if (deleted.has(id)) continue
    const meal = await find(ask, `/meals/${id}`)
    if (!titles.slice(kept).includes(String(meal?.title))) lost.push(id)
  }
  return lost
}

async function lostPosts(ask: Ask, { posts }: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const [id, title] of posts) {
    if ((await find(ask, `/blogs/${id}`))?.title !== title) lost.push(id)
  }
  return lost
}

async function foundAgain(ask: Ask, { gone }: Ledger): Promise<string[]> {
  const found: string[] = []
  for (const id of gone) if (await find(ask, `/meals/${id}`)) found.push(id)
  return found
}

async function find(ask: Ask, path: string) {
  try {
    return await ask('GET', path)
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}

/** How often each text occurs. */
async function countMessages(ask: Ask): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask('GET', `/contact?limit=100&page=${page}`)
    pages = Number(answer.totalPages)
    for (const { message } of answer.messages as { message: string }[]) {
      counts.set(message, (counts.get(message) ?? 0) + 1)
    }
  }
  return counts
}

/** The addresses and errors of these images when none is pending any more, or none of them is made for long. */
async function settle(ask: Ask, ids: string[]) {
  let deadline = Date.now() + imageTimeout
  let left = ids.length
  while (true) {
    const images: { id: string; address: string; error: unknown }[] = []
    for (const id of ids) {
      const image = await find(ask, `/images/${id}`)
      images.push({ id, address: String(image?.imageUrl), error: image?.error })
    }
    const pending = images.filter(({ address }) => address === 'pending').length
    if (pending < left) deadline = Date.now() + imageTimeout
    left = pending
    if (pending === 0 || Date.now() > deadline) return images
    await pause(500)
  }
}

async function brokenFiles(fetch: SiteFetch, addresses: string[]): Promise<string[]> {
  const broken: string[] = []
  for (const address of new Set(addresses)) {
    if (['pending', 'failed'].includes(address)) continue
    try {
      const response = await fetch(address)
      await sharp(await response.arrayBuffer()).stats()
    } catch {
      broken.push(address)
    }
  }
  return broken
}
