import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { requestImage } from '#app/images/images.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { jobKind } from '#platform/jobs/job.ts'
import { programVersion } from '#platform/project-root.ts'
import { apiClient } from '#tests/support/api.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { startMailServer } from '#tests/support/servers/mail-server.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { adminEndpoints } from './admin.api.server.ts'
import type { Check, Status } from './status.ts'

describeOnBoth('the status of the site', (open, kind) => {
  const openApp = (env: Record<string, string> = {}) => openTestApp(open, { env })

  async function checksOf(app: TestApp, headers: Record<string, string> = {}) {
    const admin = (await apiClient(app, adminEndpoints).as('Admin')).withHeaders(headers)
    const { body } = await admin.get<Status>('/status')
    return new Map<string, Check>(body.checks.map((check) => [check.name, check]))
  }

  it('is for Admins alone', async () => {
    const anyone = apiClient(await openApp(), adminEndpoints)
    expect((await anyone.get('/status')).status).toBe(401)
    expect((await (await anyone.as('User')).get('/status')).status).toBe(403)
    expect((await (await anyone.as('Manager')).get('/status')).status).toBe(403)
  })

  it('names the version that runs, also to anyone at /version [release-01]', async () => {
    const app = await openApp()
    const anyone = apiClient(app, adminEndpoints)
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
    const { body } = await anyone.get('/version')
    expect(body).toEqual({ name: 'platewise', version })
    const status = await (await anyone.as('Admin')).get<Status>('/status')
    expect(status.body.version).toBe(programVersion())
  })

  it('names the database and lists what is not configured', async () => {
    const checks = await checksOf(await openApp())
    const name = kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    expect(checks.get('Database')).toMatchObject({
      state: 'ok',
      fact: expect.stringContaining(name),
    })
    expect(checks.get('Media')).toMatchObject({ state: 'ok' })
    expect(checks.get('Worker')).toMatchObject({ state: 'ok' })
    expect(checks.get('Mail')).toMatchObject({ state: 'off' })
    expect(checks.get('Backup')).toMatchObject({ state: 'warning' })
    expect(checks.get('Backup')?.advice).toContain('BACKUP_DIR')
  })

  it('lists words of prompts without a drawing, the most frequent first [dashboard-11]', async () => {
    const app = await openApp()
    const long = `zorg${'l'.repeat(80)}`
    for (const prompt of ['rice with flummox', 'wibblefrot', 'beans and flummox', long]) {
      await requestImage(app, commandLine, { prompt })
    }
    const admin = await apiClient(app, adminEndpoints).as('Admin')
    const { missingDrawings } = (await admin.get<Status>('/status')).body
    expect(missingDrawings).toEqual([
      { word: 'flummox', count: 2 },
      { word: 'wibblefrot', count: 1 },
      { word: long.slice(0, 60), count: 1 },
    ])
  })

  it('warns if jobs wait and no worker runs', async () => {
    const app = await openApp()
    await requestImage(app, commandLine, { prompt: 'rice' })
    expect((await checksOf(app)).get('Worker')).toMatchObject({ state: 'ok' })
    app.clock.advance(6 * 60_000)
    expect((await checksOf(app)).get('Worker')).toMatchObject({ state: 'problem' })
  })

  it('lets jobs of the background wait while a worker is at work', async () => {
    const app = await openApp()
    const slow = jobKind({
      name: 'slow',
      payload: z.object({}),
      priority: 'idle',
      run: async () => undefined,
    })
    for (let n = 0; n < 3; n += 1) await enqueue(app, slow, {})
    app.clock.advance(6 * 60_000)
    expect((await checksOf(app)).get('Worker')).toMatchObject({
      state: 'problem',
      fact: expect.stringContaining('due since 2026-01-15 12:00 UTC'),
    })
    const lease = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
    const one = app.db.selectFrom('jobs').select('id').limit(1)
    const claim = { status: 'running' as const, lease_until: lease, lease_owner: 'a worker' }
    await app.db.updateTable('jobs').set(claim).where('id', 'in', one).execute()
    expect((await checksOf(app)).get('Worker')).toMatchObject({ state: 'ok' })
    await requestImage(app, commandLine, { prompt: 'rice' })
    app.clock.advance(6 * 60_000)
    expect((await checksOf(app)).get('Worker')).toMatchObject({ state: 'problem' })
  })

  it('checks the mail server without revealing its password', async () => {
    const { url } = await startMailServer()
    expect((await checksOf(await openApp({ SMTP_URL: url }))).get('Mail')).toMatchObject({
      state: 'ok',
    })
    const wrong = await openApp({ SMTP_URL: 'smtp://me:secret-word@127.0.0.1:1' })
    const mail = (await checksOf(wrong)).get('Mail')
    expect(mail).toMatchObject({ state: 'problem' })
    expect(JSON.stringify(mail)).not.toContain('secret-word')
  })

  it('distinguishes unreadable archives from missing ones', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'platewise-archives-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const backupOf = async (place: string) =>
      (await checksOf(await openApp({ BACKUP_DIR: place }))).get('Backup')?.fact
    expect(await backupOf(path.join(folder, 'none'))).toBe('There is no archive yet')
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(await backupOf(file)).toBe('The folder of the archives cannot be read: ENOTDIR')
  })

  it('shows how old the last archive is', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'platewise-archives-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const app = await openApp({ BACKUP_DIR: folder })
    app.clock.set(new Date().toISOString())
    expect((await checksOf(app)).get('Backup')).toMatchObject({ state: 'problem' })
    writeFileSync(path.join(folder, 'platewise-2026-01-01.tar'), '')
    expect((await checksOf(app)).get('Backup')).toMatchObject({ state: 'ok' })
    // Named after a future day, but written long ago while the clock was ahead.
    const early = path.join(folder, 'platewise-2031-01-01.tar')
    writeFileSync(early, '')
    utimesSync(early, new Date('2025-01-01'), new Date('2025-01-01'))
    expect((await checksOf(app)).get('Backup')).toMatchObject({ state: 'ok' })
    // Named after a future day and dated in the future.
    const ahead = path.join(folder, 'platewise-2099-01-01.tar')
    writeFileSync(ahead, '')
    utimesSync(ahead, new Date('2099-01-01'), new Date('2099-01-01'))
    app.clock.advance(3 * 24 * 3_600_000)
    expect((await checksOf(app)).get('Backup')).toMatchObject({ state: 'problem' })
  })

  it('detects an untrusted proxy, a site address that differs from the request, and a model without its key', async () => {
    const app = await openApp({
      SITE_URL: 'https://plates.example',
      IMAGE_MODEL: 'openai:gpt-image-1',
    })
    const checks = await checksOf(app, { 'x-forwarded-for': '203.0.113.9', host: 'other.example' })
    expect(checks.get('Proxy')?.advice).toContain('TRUST_PROXY')
    expect(checks.get('Address')).toMatchObject({ state: 'warning' })
    expect(checks.get('Models')?.advice).toContain('OPENAI_API_KEY')
  })
})
