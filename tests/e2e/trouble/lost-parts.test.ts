import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { jsonBody } from '#tests/support/json-body.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/support/servers/own-postgres.ts'
import { openS3Server, type S3Server } from '#tests/support/servers/s3-server.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

const patient = { timeout: 60_000, interval: 100 }

describe('a site whose database or bucket becomes unavailable', () => {
  let postgres: OwnPostgres
  let folder: string
  let bucket: S3Server
  let site: SiteProcess
  let token: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'platewise-bucket-'))
    postgres = await startOwnPostgres()
    bucket = await openS3Server(folder)
    site = await startSite({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal', ...bucket.settings })
    token = (await call('POST', '/auth/login', administrator)).body.token
    await call('POST', '/meals', { title: 'Fresh figs', isPublished: true })
  })

  afterAll(async () => {
    if (site) await removeSite(site)
    await bucket?.close()
    await postgres?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function call(method: string, address: string, input?: unknown) {
    const headers = token ? { 'x-auth-token': token } : undefined
    const init = { method, ...(input === undefined ? { headers } : jsonBody(input, headers)) }
    const response = await fetch(`${site.url}/api${address}`, init)
    return { status: response.status, body: await response.json() }
  }

  const get = async (address: string) => {
    const response = await fetch(site.url + address)
    return { status: response.status, text: await response.text() }
  }

  const ready = async () => (await fetch(`${site.url}/readyz`)).json()

  const upload = async () => {
    const form = new FormData()
    form.set(
      'image',
      new File([new Uint8Array(await buildPicture('png'))], 'plate.png', { type: 'image/png' }),
    )
    const init = { method: 'POST', headers: { 'x-auth-token': token }, body: form }
    const response = await fetch(`${site.url}/api/images/upload`, init)
    return { status: response.status, body: await response.json() }
  }

  it('reports that the database is unavailable, and recovers automatically', async () => {
    const { pid } = site.process
    expect((await get('/meals')).text).toContain('Fresh figs')
    await postgres.stop()
    await expect.poll(ready, patient).toMatchObject({ database: 'not answering', media: 'ok' })
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(() => get('/meals'), patient).toMatchObject({ status: 503 })
    expect((await get('/meals')).text).toContain('Server Error')
    // The text of a page may have been written on the site; a page without stored data is still there.
    expect((await get('/about')).status).toBe(503)
    expect((await get('/contact')).status).toBe(200)
    const told = { msg: 'The database cannot be reached. Please try again later.' }
    const change = { title: 'Never stored', isPublished: true }
    expect(await call('GET', '/meals')).toMatchObject({ status: 503, body: told })
    expect(await call('POST', '/meals', change)).toMatchObject({ status: 503, body: told })

    await postgres.start()
    await expect.poll(ready, patient).toMatchObject({ status: 'ready' })
    await expect.poll(() => get('/meals'), patient).toMatchObject({ status: 200 })
    expect((await get('/meals')).text).toContain('Fresh figs')
    expect((await get('/meals')).text).not.toContain('Never stored')
    expect((await call('POST', '/meals', { ...change, title: 'Ripe pears' })).status).toBe(201)
    expect((await get('/meals')).text).toContain('Ripe pears')
    const { body } = await call('POST', '/images/generate', { prompt: 'rice with peas' })
    await expect.poll(() => imageOf(body._id), patient).toMatch(/^\/media\//)
    expect(site.process.pid).toBe(pid)
  })

  const imageOf = async (id: string) => (await call('GET', `/images/${id}`)).body.imageUrl

  it('reports that the bucket is unavailable, and makes the images afterwards', async () => {
    const stored = await upload()
    expect(stored.status).toBe(201)
    const { port } = new URL(bucket.settings.S3_ENDPOINT ?? '')
    await bucket.close()
    await expect.poll(ready, patient).toMatchObject({ database: 'ok', media: 'not answering' })
    expect((await get('/meals')).status).toBe(200)
    const told = { msg: 'The image store cannot be reached. Please try again later.' }
    expect(await upload()).toMatchObject({ status: 503, body: told })
    expect((await get(stored.body.imageUrl)).status).toBe(503)
    const { body } = await call('POST', '/images/generate', { prompt: 'tomato soup' })
    await expect
      .poll(async () => (await call('GET', `/images/${body._id}`)).body.progress)
      .toBe(0.2)

    bucket = await openS3Server(folder, Number(port))
    await expect.poll(ready, patient).toMatchObject({ status: 'ready' })
    await expect.poll(() => imageOf(body._id), patient).toMatch(/^\/media\//)
    expect((await get(stored.body.imageUrl)).status).toBe(200)
  })
})
