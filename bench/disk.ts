/**
 * What a site answers while its disk is full or read-only, and that it goes on by itself afterwards.
 * Needs root on Linux, for it mounts disks.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, type Refused, signIn } from '#tests/support/races/mixed-writes.ts'
import { roundRobin } from '#tests/support/races/round-robin.ts'
import { builtProgram, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'
import { makeReadOnly, mountSmallDisk, type SmallDisk } from './servers/small-disk.ts'

/** An image may take this long (ms) once there is room again. */
const patience = 120_000

/** For so long (ms) nothing can be stored: longer than all tries of a job took together. */
const outage = 8000

/** Prints each answer; throws where one is not as it should be. */
export async function benchDisk(): Promise<void> {
  const disk = mountSmallDisk(40)
  const settings = { DATA_DIR: path.join(disk.folder, 'data'), LOG_LEVEL: 'fatal' }
  let site = await startSite(settings)
  try {
    const ask = await signIn(roundRobin([site.url]))
    await ask('POST', '/meals', { title: 'Before', isPublished: true })
    await whileFull(disk, site, ask)
    site = await restartWhileFull(disk, site, settings)
    await whileReadOnly(site, ask)
    await site.stop()
    startReadOnly(settings)
  } finally {
    await site.stop()
    disk.remove()
  }
}

async function whileFull(disk: SmallDisk, site: SiteProcess, ask: Ask) {
  const pending = await ask('POST', '/images/generate', { prompt: 'rice with peas' })
  disk.fill()
  await tell('full: a meal is saved', ask('POST', '/meals', { title: 'Full' }), 503)
  await tell(
    'full: an image is asked for',
    ask('POST', '/images/generate', { prompt: 'soup' }),
    503,
  )
  await tell('full: meals are read', ask('GET', '/meals'), 200)
  assert.equal((await fetch(`${site.url}/meals`)).status, 200)
  disk.clear()
  await tell('room again: a meal is saved', ask('POST', '/meals', { title: 'Room' }), 200)
  const address = await imageOf(ask, pending._id)
  console.log(`  room again: the image that waited is ${address}`)
  assert.match(address, /^\/media\//)
}

async function restartWhileFull(
  disk: SmallDisk,
  site: SiteProcess,
  settings: Record<string, string>,
): Promise<SiteProcess> {
  await site.stop('SIGKILL')
  disk.fill()
  const { stderr } = start(settings)
  console.log(`  full: a start after a kill says: ${stderr.trim() || 'nothing, it runs'}`)
  disk.clear()
  return await startSite({ ...settings, PORT: new URL(site.url).port })
}

async function whileReadOnly(site: SiteProcess, ask: Ask) {
  const again = makeReadOnly(path.join(site.dataDir, 'media'))
  const parts = await (await fetch(`${site.url}/readyz`)).json()
  console.log(`  media read-only: ${JSON.stringify(parts)}`)
  assert.equal(parts.media, 'not answering')
  const { _id } = await ask('POST', '/images/generate', { prompt: 'tomato soup' })
  await pause(outage)
  const { imageUrl } = await ask('GET', `/images/${_id}`)
  console.log(`  media read-only: an image is ${imageUrl}`)
  assert.equal(imageUrl, 'pending')
  again()
  const address = await imageOf(ask, _id)
  console.log(`  media writable again: the image is ${address}`)
  assert.match(address, /^\/media\//)
}

function startReadOnly(settings: Record<string, string>) {
  const again = makeReadOnly(settings.DATA_DIR ?? '')
  const { status, stderr } = start(settings)
  again()
  console.log(`  read-only: a start says: ${stderr.trim()}`)
  assert.equal(status, 1)
  assert.match(stderr, /cannot be written to/)
}

function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings, PORT: '0' }
  const web = builtProgram('web')
  return spawnSync(process.execPath, [web], { env, encoding: 'utf8', timeout: 10_000 })
}

async function tell(what: string, call: Promise<unknown>, expected: number) {
  const answer = await call.then(
    () => ({ status: 200, message: 'done' }),
    (error: Refused) => error,
  )
  console.log(`  ${what}: ${answer.message}`)
  assert.equal(answer.status, expected)
}

async function imageOf(ask: Ask, id: string): Promise<string> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const { imageUrl, error } = await ask('GET', `/images/${id}`)
    if (imageUrl === 'failed') return `failed: ${error}`
    if (imageUrl !== 'pending') return String(imageUrl)
    await pause(200)
  }
  return 'pending for ever'
}
