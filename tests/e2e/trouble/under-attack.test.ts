import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRaw, requestText } from '#tests/support/hostile/raw-connection.ts'
import { removeSite, type SiteProcess, startSite } from '#tests/support/sites/site-process.ts'

type Line = { level: number; msg: string; method?: string; path?: string; err?: unknown }

describe('a site under attack', () => {
  let site: SiteProcess
  let port: number

  beforeAll(async () => {
    site = await startSite({ WORKERS: '0', SAMPLE_CONTENT: 'on' })
    port = Number(new URL(site.url).port)
  })

  afterAll(async () => {
    if (site) await removeSite(site)
  })

  /** The log lines from `start` on; all output must be valid log lines. */
  const logged = (start: number): Line[] =>
    site
      .output()
      .slice(start)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))

  /** The process's peak memory in MB, read from Linux. */
  function peakMemory(): number {
    const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  it('keeps working for others while connections request much and read nothing', async () => {
    const attack = requestText('/api/meals?limit=100').repeat(1500)
    const clients = await Promise.all(
      Array.from({ length: 40 }, () => openRaw(port, { reads: false })),
    )
    for (const { socket } of clients) socket.write(attack)
    const answers = await Promise.all(
      ['/healthz', '/readyz', '/meals', '/', '/api/meals'].map((path) => fetch(site.url + path)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    // A client that does not read notices the closed connection by writing.
    for (const { socket, closed } of clients) {
      const writing = setInterval(() => socket.write('\r\n'), 20)
      await closed
      clearInterval(writing)
    }
    expect(peakMemory()).toBeLessThan(500)
    expect((await fetch(`${site.url}/meals`)).status).toBe(200)
  })

  it('refuses a form from another origin, with a warning', async () => {
    const start = site.output().length
    for (const path of ['/contact', '/contact.data', '/meals']) {
      for (const origin of ['https://elsewhere.example', 'null', 'no address']) {
        const headers = { origin, 'Content-Type': 'application/x-www-form-urlencoded' }
        const init = { method: 'POST', headers, body: 'name=Ann' }
        expect((await fetch(site.url + path, init)).status, `${path} ${origin}`).toBe(400)
      }
    }
    const warnings = () => logged(start).filter(({ level }) => level === 40)
    await expect.poll(() => warnings().length).toBe(9)
    for (const warning of warnings()) expect(warning).not.toHaveProperty('err')
    expect(logged(start).filter(({ level }) => level > 40)).toEqual([])
  })

  it('answers 404 to an address that cannot be decoded, and logs nothing about it', async () => {
    const start = site.output().length
    const paths = ['/%E0%A4%A', '/meals/%', '/blogs/%C3', '/meals/%ZZ.data', '/media/%']
    for (const path of paths) {
      const { status } = await fetch(site.url + path)
      expect(status, path).toBe(404)
      const posted = await fetch(site.url + path, { method: 'POST', body: 'a=1' })
      expect(posted.status, path).toBe(404)
    }
    // Filtered by path, because log lines of earlier requests may still arrive.
    const asked = () => logged(start).filter(({ path }) => path && paths.includes(path))
    await expect.poll(() => asked().length).toBe(10)
    expect(logged(start).filter(({ msg }) => msg !== 'request')).toEqual([])
  })

  it('logs no error for interrupted bodies', async () => {
    const start = site.output().length
    for (const path of ['/api/contact', '/contact', '/api/auth/login']) {
      const client = await openRaw(port)
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' }
      client.socket.write(requestText(path, { method: 'POST', headers, body: '{"name":' }))
      await expect.poll(() => client.socket.bytesWritten).toBeGreaterThan(100)
      await fetch(`${site.url}/healthz`)
      client.socket.destroy()
    }
    const posted = () => logged(start).filter(({ method }) => method === 'POST')
    await expect.poll(() => posted().length).toBe(3)
    expect(logged(start).filter(({ level }) => level >= 40)).toEqual([])
  })
})
