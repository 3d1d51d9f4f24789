import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { App } from '#platform/app.ts'
import { apiClient } from '#tests/support/api.ts'
import { wxr } from '#tests/support/builders/build-wxr.ts'
import { zipOf } from '#tests/support/builders/build-zip.ts'
import { openSite } from '#tests/support/run-import.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { ImportRun } from './import-run.ts'
import { movingEndpoints } from './import-runs.api.server.ts'
import { fileOf, readRun, writePart, writeRun } from './run-files.server.ts'
import { runImport } from './run-import.server.ts'

vi.setConfig({ testTimeout: 60_000 })

async function openImports(...[open]: Parameters<typeof openSite>) {
  const app = await openSite(open)
  const admin = await apiClient(app, movingEndpoints).as('Admin')
  /** Sends a file in parts of this size. */
  const upload = async (content: string | Buffer, size = 1000) => {
    const bytes = Buffer.from(content)
    const begun = await admin.post<ImportRun>('/imports', {
      fileName: 'export.xml',
      bytes: bytes.length,
    })
    let run = begun.body
    while (run.phase === 'uploading') {
      const answer = await sendPart(run, bytes.subarray(run.received, run.received + size))
      if (answer.status !== 200) return answer
      run = answer.body
    }
    return { status: 200, body: run }
  }
  const sendPart = (run: ImportRun, bytes: Uint8Array, offset = run.received) =>
    admin.upload<ImportRun>(
      `/imports/${run._id}/part?offset=${offset}`,
      new File([new Uint8Array(bytes)], 'part'),
      'part',
    )
  const read = async (id: string) => (await admin.get<ImportRun>(`/imports/${id}`)).body
  return { app, admin, upload, sendPart, read }
}

const work = (app: App, id: string, signal = new AbortController().signal) =>
  runImport(app, id, { signal, isLast: false })

const posts = (app: App) => app.db.selectFrom('posts').select('slug').orderBy('slug').execute()

const three = wxr({ title: 'One' }, { title: 'Two', status: 'private' }, { title: 'Three' })

describeOnBoth('an import on screen', (open) => {
  it('is for Admins alone', async () => {
    const anyone = apiClient(await openSite(open), movingEndpoints)
    expect((await anyone.get('/imports')).status).toBe(401)
    expect((await (await anyone.as('Manager')).get('/imports')).status).toBe(403)
  })

  it('checks first and stores nothing, then imports, once [import-01]', async () => {
    const { app, admin, upload, read } = await openImports(open)
    const { body: run } = await upload(three)
    expect(run).toMatchObject({ phase: 'uploaded', kind: 'wordpress', total: null })
    expect((await admin.post(`/imports/${run._id}/start`)).status).toBe(409)
    expect((await admin.post(`/imports/${run._id}/check`)).status).toBe(200)
    expect((await admin.post(`/imports/${run._id}/check`)).status).toBe(409)
    await work(app, run._id)
    const checked = await read(run._id)
    expect(checked).toMatchObject({
      phase: 'checked',
      total: 3,
      counts: { post: { new: 3, changed: 0, same: 0, failed: 0 } },
    })
    expect(checked.notes).toContainEqual({
      kind: 'post',
      name: 'two',
      result: 'new',
      notes: ['was private there: comes as a draft'],
    })
    expect(await posts(app)).toEqual([])
    await admin.post(`/imports/${run._id}/start`)
    await work(app, run._id)
    expect(await read(run._id)).toMatchObject({ phase: 'done', done: 3, total: 3 })
    expect(await posts(app)).toHaveLength(3)
    expect(await app.db.selectFrom('jobs').select('kind').execute()).toContainEqual({
      kind: 'import file',
    })
  })

  it('goes on after an interruption with its progress, nothing twice [import-02]', async () => {
    const { app, admin, upload, read } = await openImports(open)
    // As large as the pieces in which a file is read, between which an import lets others work.
    const content = 'On a plate. '.repeat(2000)
    const many = wxr(...Array.from({ length: 150 }, (_, n) => ({ title: `Post ${n}`, content })))
    const { body: run } = await upload(many, 1_000_000)
    await admin.post(`/imports/${run._id}/check`)
    await work(app, run._id)
    await admin.post(`/imports/${run._id}/start`)
    const stop = new AbortController()
    const running = work(app, run._id, stop.signal)
    await vi.waitFor(async () => expect((await posts(app)).length).toBeGreaterThan(5), {
      interval: 2,
      timeout: 30_000,
    })
    stop.abort()
    await expect(running).rejects.toThrow('aborted')
    const between = await read(run._id)
    expect(between).toMatchObject({ phase: 'running', total: 150 })
    expect((await posts(app)).length).toBeLessThan(150)
    await work(app, run._id)
    const after = await read(run._id)
    expect(after).toMatchObject({ phase: 'done', done: 150 })
    const { post } = after.counts
    expect(post && post.new + post.same).toBe(150)
    expect(await posts(app)).toHaveLength(150)
  })

  it('takes an upload up where it was left, and refuses what is no export [import-03]', async () => {
    const { app, admin, upload, sendPart, read } = await openImports(open)
    const bytes = Buffer.from(three)
    const { body: run } = await admin.post<ImportRun>('/imports', {
      fileName: 'a.xml',
      bytes: bytes.length,
    })
    await sendPart(run, bytes.subarray(0, 100))
    // A part that has arrived already, and one from further on, change nothing.
    expect((await sendPart(run, bytes.subarray(0, 100), 0)).body.received).toBe(100)
    expect((await sendPart(run, bytes.subarray(500, 600), 500)).body.received).toBe(100)
    const last = await sendPart(run, bytes.subarray(100), 100)
    expect(last.body).toMatchObject({ phase: 'uploaded', received: bytes.length })
    expect(readFileSync(fileOf(app, run._id), 'utf8')).toBe(three)
    const refused = await upload('This is a letter')
    expect(refused.status).toBe(400)
    expect((await admin.post('/imports', { fileName: 'a', bytes: 5e9 })).status).toBe(400)
    expect((await admin.get('/imports/..%2F..%2Fetc')).status).toBe(404)
    expect((await admin.delete(`/imports/${run._id}`)).status).toBe(200)
    expect((await admin.get(`/imports/${run._id}`)).status).toBe(404)
    expect(await read(run._id)).not.toHaveProperty('phase')
  })

  it('takes a part that comes twice at once, and one that was written but not noted, once', async () => {
    const { app, admin, sendPart } = await openImports(open)
    const bytes = Buffer.from(three)
    const begin = async () =>
      (await admin.post<ImportRun>('/imports', { fileName: 'a.xml', bytes: bytes.length })).body
    const first = await begin()
    const half = bytes.subarray(0, 300)
    await Promise.all([sendPart(first, half), sendPart(first, half), sendPart(first, half)])
    expect(readFileSync(fileOf(app, first._id))).toEqual(half)
    // The process ended after it had written the last part: the same file is chosen again, or is to be checked.
    const [again, checked] = [await begin(), await begin()]
    for (const { _id } of [again, checked]) await writePart(app, _id, { bytes, offset: 0 })
    const last = await sendPart(again, Buffer.alloc(0), bytes.length)
    expect(last.body).toMatchObject({ phase: 'uploaded', kind: 'wordpress' })
    const { body } = await admin.post<ImportRun>(`/imports/${checked._id}/check`)
    expect(body).toMatchObject({ phase: 'checking', kind: 'wordpress' })
  })

  it('writes its progress many times at once', async () => {
    const { app, upload } = await openImports(open)
    const { body: run } = await upload(three)
    const writes = Array.from({ length: 50 }, (_, done) => writeRun(app, { ...run, done }))
    expect(await Promise.all(writes)).toEqual(writes.map(() => true))
    expect(readdirSync(path.dirname(fileOf(app, run._id))).toSorted()).toEqual(['file', 'run.json'])
  })

  it('leaves nothing behind when its progress cannot be written', async () => {
    const { app, upload } = await openImports(open)
    const { body: run } = await upload(three)
    const folder = path.dirname(fileOf(app, run._id))
    rmSync(path.join(folder, 'run.json'))
    // Where a folder is, no file can take its place.
    mkdirSync(path.join(folder, 'run.json/part'), { recursive: true })
    await expect(writeRun(app, run)).rejects.toThrow()
    expect(readdirSync(folder).toSorted()).toEqual(['file', 'run.json'])
  })

  it('tells a zip of Ghost from our own, and refuses other zips [import-06]', async () => {
    const { app, admin, upload, read } = await openImports(open)
    const posts = [{ id: '1', slug: 'one', title: 'One', html: '<p>Text</p>', status: 'draft' }]
    const json = JSON.stringify({ db: [{ data: { posts } }] })
    const zip = await zipOf({ 'my.ghost.json': json, 'content/images/a.png': 'x' })
    const { body: run } = await upload(zip, 400)
    expect(run).toMatchObject({ phase: 'uploaded', kind: 'ghost' })
    await admin.post(`/imports/${run._id}/check`)
    await work(app, run._id)
    expect((await read(run._id)).counts).toMatchObject({ post: { new: 1, failed: 0 } })
    await admin.post(`/imports/${run._id}/start`)
    await work(app, run._id)
    expect(await read(run._id)).toMatchObject({ phase: 'done', done: 1 })
    const ours = await upload(await zipOf({ 'manifest.json': '{}', 'data.json': '{}' }))
    expect(ours.body).toMatchObject({ kind: 'site' })
    expect((await upload(await zipOf({ 'letter.txt': 'Dear all' }))).status).toBe(400)
    const { body: cut } = await upload(zip.subarray(0, -20))
    await admin.post(`/imports/${cut._id}/check`)
    await work(app, cut._id)
    expect(await read(cut._id)).toMatchObject({
      phase: 'failed',
      error: expect.stringMatching(/^The file cannot be read as a zip/),
    })
  })

  it('says why a broken file cannot be imported, and when no worker reads one [import-04]', async () => {
    const { app, admin, upload, read } = await openImports(open)
    const { body: run } = await upload(three.slice(0, -30))
    await admin.post(`/imports/${run._id}/check`)
    await work(app, run._id)
    expect(await read(run._id)).toMatchObject({
      phase: 'failed',
      error: expect.stringMatching(/^The file is broken/),
    })
    expect(await posts(app)).toEqual([])
    const stored = await readRun(app, run._id)
    if (!stored) throw new Error('The run is missing')
    await writeRun(app, { ...stored, phase: 'running' })
    const all = await Promise.all(Array.from({ length: 9 }, () => writeRun(app, stored)))
    expect(all).not.toContain(false)
    await writeRun(app, { ...stored, phase: 'running' })
    app.clock.advance(120_000)
    expect(await read(run._id)).toMatchObject({ phase: 'running', isStalled: true })
  })
})
