import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRaw, requestText, statusesIn } from '#tests/support/hostile/raw-connection.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { createAdmission } from './admission.ts'
import { createBoundedServer } from './bounded-server.ts'

/** A site that computes two requests at a time, each until the test releases it. */
async function openBusySite() {
  const app = await openTestApp()
  const admission = createAdmission(app, { working: 2, receiving: 2 })
  const begun: string[] = []
  const gate = Promise.withResolvers<void>()
  const site = new Hono()
  // By default, Hono logs each interrupted body to the console.
  site.onError((_, context) => context.text('cut off', 400))
  site.get('/healthz', (context) => context.text('ok'))
  site.all('*', async (context) => {
    begun.push(context.req.path)
    const body = await context.req.text()
    await gate.promise
    return context.text(`done ${body}`)
  })
  const compute = getRequestListener((request, env) =>
    admission.count(site.fetch(request), (env as HttpBindings).incoming),
  )
  const server = createBoundedServer(admission.admit(compute))
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { admission, begun, received, release: gate.resolve, port, url }
}

const drip = (path: string) =>
  requestText(path, { method: 'POST', headers: { 'Content-Length': '4' }, body: 'a' })

describe('a site at its limit of concurrent requests', () => {
  it('answers 503 with Retry-After before doing any work', async () => {
    const { begun, release, url } = await openBusySite()
    const first = [fetch(`${url}/1`), fetch(`${url}/2`)]
    await expect.poll(() => begun.length).toBe(2)
    const call = await fetch(`${url}/api/meals`)
    expect(call.status).toBe(503)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(call.headers.get('x-content-type-options')).toBe('nosniff')
    const message = 'The site is very busy. Please try again in a few seconds.'
    expect(await call.json()).toEqual({ msg: message, errors: [{ msg: message }] })
    const page = await fetch(`${url}/meals`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain(message)
    const posted = await fetch(`${url}/api/contact`, { method: 'POST', body: 'hello' })
    expect(posted.status).toBe(503)
    expect(begun).toHaveLength(2)
    release()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect((await fetch(`${url}/meals`)).status).toBe(200)
  })

  it('still answers probes', async () => {
    const { begun, release, url } = await openBusySite()
    const first = [fetch(`${url}/1`), fetch(`${url}/2`)]
    await expect.poll(() => begun.length).toBe(2)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    release()
    await Promise.all(first)
  })

  it('counts work until it is done, even after its client has disconnected', async () => {
    const { admission, begun, release, port, url } = await openBusySite()
    for (const path of ['/1', '/2']) {
      const client = await openRaw(port)
      client.socket.write(requestText(path))
      await expect.poll(() => begun).toContain(path)
      client.socket.destroy()
    }
    expect((await fetch(`${url}/3`)).status).toBe(503)
    release()
    await expect.poll(() => admission.working()).toBe(0)
    expect((await fetch(`${url}/3`)).status).toBe(200)
  })
})

describe('slowly arriving bodies', () => {
  it('take no capacity from other requests, and above their limit the oldest of equally slow ones is closed', async () => {
    const { admission, begun, release, port, url } = await openBusySite()
    const oldest = await openRaw(port)
    oldest.socket.write(drip('/oldest'))
    await expect.poll(() => begun).toEqual(['/oldest'])
    const second = await openRaw(port)
    second.socket.write(drip('/second'))
    await expect.poll(() => begun).toContain('/second')
    expect(admission.working()).toBe(0)
    const page = fetch(`${url}/page`)
    await expect.poll(() => begun).toContain('/page')
    const third = await openRaw(port)
    third.socket.write(drip('/third'))
    await oldest.closed
    for (const { socket } of [second, third]) socket.write('bcd')
    release()
    for (const { text } of [second, third]) {
      await expect.poll(() => statusesIn(text())).toEqual([200])
      expect(text()).toContain('done abcd')
    }
    expect((await page).status).toBe(200)
  })

  it('do not displace an older, faster upload', async () => {
    const { begun, received, release, port } = await openBusySite()
    const upload = await openRaw(port)
    const half = 'a'.repeat(500_000)
    const headers = { 'Content-Length': String(2 * half.length) }
    upload.socket.write(requestText('/upload', { method: 'POST', headers, body: half }))
    await expect.poll(received).toBeGreaterThan(half.length)
    const drips = ['/1', '/2', '/3', '/4']
    for (const path of drips) {
      const client = await openRaw(port)
      client.socket.write(drip(path))
      await expect.poll(() => begun).toContain(path)
    }
    upload.socket.write(half)
    release()
    await expect.poll(() => statusesIn(upload.text())).toEqual([200])
    expect(upload.text()).toContain(`done ${half}${half}`)
  })
})
