import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openRaw, statusesIn } from '#tests/support/hostile/raw-connection.ts'
import { openS3Server } from '#tests/support/servers/s3-server.ts'
import {
  administrator,
  builtProgram,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/sites/site-process.ts'

// Several sites are started one after the other.
vi.setConfig({ testTimeout: 180_000 })

async function aSite(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await startSite(settings)
  onTestFinished(() => removeSite(site))
  return site
}

function runWeb(settings: Record<string, string>) {
  const web = builtProgram('web')
  const env = { PATH: process.env.PATH, ...settings }
  return spawnSync(process.execPath, [web], { env, encoding: 'utf8', timeout: 60_000 })
}

/** Like `run`, but asynchronous, for a program that needs this process in the meantime. */
async function runBeside(settings: Record<string, string>) {
  const web = builtProgram('web')
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [web], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { status, stderr }
}

/** A sign-in request whose headers are sent, but not yet its body. */
function slowSignIn(url: string) {
  const body = JSON.stringify(administrator)
  const call = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    },
  })
  // If it is never finished, the site hangs up.
  call.on('error', () => undefined)
  call.flushHeaders()
  return {
    begun: once(call, 'continue'),
    /** Sends the body and returns the status of the answer. */
    async finish(): Promise<number | undefined> {
      call.end(body)
      const [answer] = await once(call, 'response')
      return answer.statusCode
    },
  }
}

describe('the processes of the site', () => {
  it('answer probes, also of HTTP/1.0, and metrics only to this machine', async () => {
    const site = await aSite()
    const old = await openRaw(Number(new URL(site.url).port))
    old.socket.write('GET /healthz HTTP/1.0\r\n\r\n')
    await old.closed
    expect(statusesIn(old.text())).toEqual([200])
    const status = async (path: string, headers = {}) =>
      (await fetch(site.url + path, { headers })).status
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    expect(await status('/metrics')).toBe(200)
    expect(await status('/metrics', { 'X-Forwarded-For': '9.9.9.9' })).toBe(403)
  })

  it('stop on SIGTERM with exit code 0 soon, after requests in progress', async () => {
    const site = await aSite()
    const { begun, finish } = slowSignIn(site.url)
    await begun
    const asked = performance.now()
    const stopped = site.stop('SIGTERM')
    expect(await finish()).toBe(200)
    expect(await stopped).toBe(0)
    expect(performance.now() - asked).toBeLessThan(30_000)
  })

  it('write what is left to write when a request in progress does not end', async () => {
    const site = await aSite({ SAMPLE_CONTENT: 'on', WORKERS: '0' })
    const { blogs } = await (await fetch(`${site.url}/api/blogs`)).json()
    await slowSignIn(site.url).begun
    const headers = { 'User-Agent': 'Firefox' }
    await fetch(`${site.url}/api/blogs/${blogs[0]._id}/view`, { method: 'POST', headers })
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.output()).not.toContain('not everything finished in time')
    const database = new Database(path.join(site.dataDir, 'platewise.sqlite'), { readonly: true })
    const views = database.prepare('select sum(views) from posts').pluck().get()
    database.close()
    expect(views).toBe(1)
  })

  it('leave no worker behind when the web process is killed', async () => {
    const site = await aSite()
    const workers = () =>
      spawnSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter((line) => line.includes('server/worker.js') && !line.includes('<defunct>'))
        .map((line) => line.trim().split(/\s+/))
    const own = workers().filter(([, parent]) => parent === String(site.process.pid))
    expect(own).toHaveLength(1)
    await site.stop('SIGKILL')
    const alive = () => workers().filter(([pid]) => own.some(([known]) => known === pid)).length
    await expect.poll(alive).toBe(0)
  })

  it('print the first password once, and not in the log', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'platewise-first-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const first = await aSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' })
    const password = /password: (\S+)/.exec(first.output())?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(12)
    const logged = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(logged.join('\n')).not.toContain(password)
    await first.stop()
    const second = await aSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' })
    expect(second.output()).not.toContain('password:')
  })

  it('refuse an invalid configuration with one message for all problems', () => {
    const { status, stderr } = runWeb({ PORT: 'x', TRUST_PROXY: 'maybe' })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT')
    expect(stderr).toContain('TRUST_PROXY')
    expect(stderr).not.toContain('    at ')
  })

  it('give advice if the data folder cannot be written to, or PostgreSQL does not answer', () => {
    const readOnly = runWeb({ PORT: '0', DATA_DIR: '/sys/platewise' })
    expect(readOnly).toMatchObject({
      status: 1,
      stderr:
        '/sys/platewise cannot be written to. Let the user that runs Platewise write there, or set DATA_DIR.\n',
    })
    const nobody = runWeb({ PORT: '0', DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/site' })
    expect(nobody).toMatchObject({
      status: 1,
      stderr: 'PostgreSQL does not answer at 127.0.0.1:1. Start it, or correct DATABASE_URL.\n',
    })
  })

  it('report a missing bucket in one line', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'platewise-bucket-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const bucket = await openS3Server(folder)
    onTestFinished(bucket.close)
    const { S3_ENDPOINT = '' } = bucket.settings
    const env = { ...bucket.settings, S3_BUCKET: 'elsewhere', DATA_DIR: folder, PORT: '0' }
    expect(await runBeside(env)).toEqual({
      status: 1,
      stderr: `There is no bucket elsewhere at ${new URL(S3_ENDPOINT).host}. Create it, or correct S3_BUCKET.\n`,
    })
  })

  it('redirect conventional addresses to the feed, the blog and the icon, and store their address', async () => {
    const site = await aSite()
    const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' })
    expect((await ask('/rss')).headers.get('location')).toBe('/feed.xml')
    expect((await ask('/blog?page=2')).headers.get('location')).toBe('/blogs?page=2')
    const icon = await ask('/favicon.ico')
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
    expect(
      await sharp(Buffer.from(await icon.arrayBuffer()).subarray(54)).metadata(),
    ).toMatchObject({
      format: 'png',
      width: 16,
    })
    const database = new Database(path.join(site.dataDir, 'platewise.sqlite'), { readonly: true })
    const row = database.prepare("select value from settings where name = 'site.address'").get()
    database.close()
    expect(row).toEqual({ value: JSON.stringify({ url: site.url }) })
  })

  it('refuse a used port or folder and a newer database with a plain message', async () => {
    const site = await aSite()
    const { port } = new URL(site.url)
    const elsewhere = path.join(site.dataDir, 'elsewhere')
    const taken = runWeb({ PORT: port, DATA_DIR: elsewhere })
    expect(taken).toMatchObject({ status: 1, stderr: expect.stringContaining('PORT') })
    const second = runWeb({ PORT: '0', DATA_DIR: site.dataDir })
    expect(second).toMatchObject({ status: 1, stderr: expect.stringContaining('already running') })

    await site.stop()
    const file = path.join(site.dataDir, 'platewise.sqlite')
    const database = new Database(file)
    database.prepare("insert into schema_migrations values ('9999-future', '2030')").run()
    database.close()
    const newer = runWeb({ PORT: '0', DATA_DIR: site.dataDir })
    expect(newer).toMatchObject({ status: 1, stderr: expect.stringContaining('9999-future') })
    expect(newer.stderr).not.toContain('    at ')
  })
})
