import { expect, it, vi } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { buildStaff } from '#tests/support/builders/build-user.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { imageCommands } from '../images.cli.server.ts'
import { imageJobs } from '../images.jobs.server.ts'
import { getImage, requestImage } from '../images.server.ts'
import { storeUpload } from '../making/uploads.server.ts'
import { checkMedia, repairMedia } from './care-for-files.server.ts'

const waitOptions = { timeout: 110_000, interval: 20 }
vi.setConfig({ testTimeout: 120_000 })

/** A site with an upload and a drawing that have all their files. */
async function openStocked(open: Parameters<typeof openTestApp>[0]) {
  const app = await openTestApp(open)
  startTestWorker(app, imageJobs)
  const user = await buildStaff(app)
  const upload = await storeUpload(app, user, asFile(await buildPicture('png')))
  const drawing = await requestImage(app, user, { prompt: 'rice with peas', seed: 7 })
  await jobsDone(app)
  return { app, upload: upload._id, drawing: drawing._id }
}

const jobsDone = (app: TestApp) =>
  vi.waitFor(
    async () => expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([]),
    waitOptions,
  )

async function namesOf(app: TestApp, imageId: string): Promise<string[]> {
  const { files } = await getImage(app, commandLine, imageId)
  return `${files?.webp}, ${files?.avif}`
    .split(', ')
    .map((entry) => entry.replace(/^\/media\/| \d+w$/g, ''))
}

const lose = (app: TestApp, names: string[]) => Promise.all(names.map(app.media.delete))

describeOnBoth('missing files', (open) => {
  it('are listed by name; a complete site has none', async () => {
    const { app, upload } = await openStocked(open)
    const whole = await checkMedia(app)
    expect(whole).toMatchObject({ images: 2, damaged: [] })
    const [small = ''] = await namesOf(app, upload)
    await lose(app, [small])
    expect((await checkMedia(app)).damaged).toEqual([
      { imageId: upload, names: [small], repairable: true },
    ])
  })

  it('are made again from the largest file; a drawing is drawn again', async () => {
    const { app, upload, drawing } = await openStocked(open)
    const [small = ''] = await namesOf(app, upload)
    const drawn = await namesOf(app, drawing)
    const before = await app.media.get(drawn[0] ?? '')
    await lose(app, [small, ...drawn])
    await repairMedia(app)
    await jobsDone(app)
    expect((await checkMedia(app)).damaged).toEqual([])
    expect(await app.media.get(drawn[0] ?? '')).toEqual(before)
  })

  it('are reported as lost when no file is left to make them from', async () => {
    const { app, upload } = await openStocked(open)
    await lose(app, await namesOf(app, upload))
    const lines = await runCommand(imageCommands, app, 'media', 'check')
    expect(lines[0]).toContain(upload)
    expect(lines[0]).toContain('LOST')
    expect(lines[1]).toMatch(/^2 images, \d+ files; 1 damaged, 1 of them for good$/)
    await jobsDone(app)
  })
})
