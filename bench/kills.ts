/**
 * Kills the web process or its worker with SIGKILL at random moments while editors write, starts what was
 * killed again, and looks whether anything that was acknowledged is missing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/site-process.ts'
import type { BenchPostgres } from './bench-site.ts'
import { type Ask, type Ledger, startEditors } from './mixed-writes.ts'

/** Images may need this long (ms) after the last kill. */
const patience = 180_000

/** Prints what was lost by `kills` kills of a site on SQLite, or on a new database of `postgres`. */
export async function benchKills(kills: number, postgres?: BenchPostgres): Promise<void> {
  const settings: Record<string, string> = { LOG_LEVEL: 'error' }
  if (postgres) settings.DATABASE_URL = await postgres.newDatabase()
  let site = await startSite(settings)
  const again = { ...settings, DATA_DIR: site.dataDir, PORT: new URL(site.url).port }
  const ask = await signIn(site.url)
  const editors = startEditors(ask, 4)
  let workers = 0
  for (let done = 0; done < kills; done++) {
    await pause(200 + Math.random() * 1300)
    const worker = Math.random() < 0.5 ? workerOf(site) : undefined
    if (worker) {
      workers += 1
      process.kill(worker, 'SIGKILL')
      continue
    }
    await site.stop('SIGKILL')
    site = await startSite(again)
  }
  await editors.stop()
  console.log(`  kills: ${kills - workers} of the web process, ${workers} of the worker`)
  await report(ask, site.url, editors.ledger)
  await removeSite(site)
}

async function signIn(url: string): Promise<Ask> {
  const call = async (method: string, path: string, body?: object, token = '') => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
    return await response.json()
  }
  const { token } = await call('POST', '/auth/login', administrator)
  return (method, path, body) => call(method, path, body, token)
}

/** The worker that the web process runs, found among the machine's processes. */
function workerOf(site: SiteProcess): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => parentOf(pid) === site.process.pid)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

async function report(ask: Ask, url: string, { meals, images, deleted }: Ledger): Promise<void> {
  let lost = 0
  for (const { id, kept, sent } of meals.values()) {
    if (deleted.has(id)) continue
    const meal = await ask('GET', `/meals/${id}`).catch(() => null)
    const title = String(meal?.title)
    if (title !== kept && !sent.has(title)) lost += 1
  }
  const pictures = await settle(ask, [...images])
  const broken = await countBroken(url, pictures)
  const failed = pictures.filter((address) => address === 'failed').length
  const pending = pictures.filter((address) => address === 'pending').length
  console.log(`  acknowledged meals: ${meals.size}, lost ${lost}`)
  console.log(
    `  acknowledged pictures: ${images.size}, pending for ever ${pending}, failed ${failed}`,
  )
  console.log(`  files that do not open: ${broken}`)
}

/** The addresses of these images once none is pending, or when patience is over. */
async function settle(ask: Ask, ids: string[]): Promise<string[]> {
  const deadline = Date.now() + patience
  while (true) {
    const images = await Promise.all(ids.map((id) => ask('GET', `/images/${id}`)))
    const addresses = images.map(({ imageUrl }) => String(imageUrl))
    if (!addresses.includes('pending') || Date.now() > deadline) return addresses
    await pause(500)
  }
}

async function countBroken(url: string, addresses: string[]): Promise<number> {
  let broken = 0
  for (const address of new Set(addresses.filter((one) => one.startsWith('/media/')))) {
    try {
      const response = await fetch(url + address)
      await sharp(await response.arrayBuffer()).stats()
    } catch {
      broken += 1
    }
  }
  return broken
}
