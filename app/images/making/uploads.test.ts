import { expect, it, vi } from 'vitest'
import { unavailable } from '#platform/errors.ts'
import { buildStaff } from '#tests/support/builders/build-user.ts'
import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { imageJobs } from '../images.jobs.server.ts'
import { storeUpload } from './uploads.server.ts'

async function openSite() {
  const app = await openTestApp()
  startTestWorker(app, imageJobs)
  const upload = async (bytes: Uint8Array) => storeUpload(app, await buildStaff(app), asFile(bytes))
  return { app, upload, warn: vi.spyOn(app.log, 'warn') }
}

it('a refused upload that cannot be removed, as the media store is unreachable, is logged', async () => {
  const { app, upload, warn } = await openSite()
  const whole = await buildPicture('jpeg', { width: 900, height: 900 })
  const away = unavailable('The image store cannot be reached. Please try again later.')
  vi.spyOn(app.media, 'delete').mockRejectedValue(away)
  await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ status: 400 })
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ err: away }),
    'a refused upload was left behind',
  )
})

it('an upload whose row could not be stored logs nothing', async () => {
  const { app, upload, warn } = await openSite()
  vi.spyOn(app.jobs, 'add').mockRejectedValueOnce(new Error('The disk is full'))
  await expect(upload(await buildPicture('png'))).rejects.toThrow('The disk is full')
  expect(warn).not.toHaveBeenCalled()
})
