import { expect, it } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { insertImage } from '../images.db.server.ts'
import { addAvifJob } from '../images.jobs.server.ts'
import { getImage, newImage, requestImage } from '../images.server.ts'
import { tidyImages } from './tidy-images.server.ts'

const day = 24 * 3_600_000

describeOnBoth('the daily tidying', (open) => {
  it('removes incoming files after a week', async () => {
    const app = await openTestApp(open)
    await app.media.put('incoming/forgotten', Buffer.from('x'))
    await app.media.put('0badcafe-320.webp', Buffer.from('x'))
    app.clock.set(new Date(Date.now() + 6 * day).toISOString())
    await tidyImages(app)
    expect(await app.media.exists('incoming/forgotten')).toBe(true)
    app.clock.advance(2 * day)
    await tidyImages(app)
    expect(await app.media.exists('incoming/forgotten')).toBe(false)
    expect(await app.media.exists('0badcafe-320.webp')).toBe(true)
  })

  it('removes files that no image names, once they are a week old', async () => {
    const app = await openTestApp(open)
    const known = '1'.repeat(32)
    await insertImage(app.db, newImage(app, null, { source: 'uploaded', media_key: known }))
    const names = [`${known}-320.webp`, `${'2'.repeat(32)}-320.webp`, 'not-ours.webp']
    for (const name of names) await app.media.put(name, Buffer.from('x'))
    const left = async () => (await Promise.all(names.map(app.media.exists))).map(Number)
    app.clock.set(new Date(Date.now() + 6 * day).toISOString())
    await tidyImages(app)
    expect(await left()).toEqual([1, 1, 1])
    app.clock.advance(2 * day)
    await tidyImages(app)
    expect(await left()).toEqual([1, 0, 1])
  })

  it('marks images as failed that have no job, as after a restored backup', async () => {
    const app = await openTestApp(open)
    const lost = newImage(app, null, { source: 'generated', prompt: 'rice' })
    await insertImage(app.db, lost)
    // A job of another kind, such as the one that calls tidyImages, does not count.
    await enqueue(app, addAvifJob, { mediaKey: 'other work' })
    await tidyImages(app)
    expect((await getImage(app, commandLine, lost.id)).imageUrl).toBe('pending')
    app.clock.advance(2 * day)
    await tidyImages(app)
    expect(await getImage(app, commandLine, lost.id)).toMatchObject({
      imageUrl: 'failed',
      error: 'The image was never made. Please try again.',
    })
  })

  it('keeps images pending while jobs are still queued', async () => {
    const app = await openTestApp(open)
    const { _id } = await requestImage(app, commandLine, { prompt: 'rice' })
    app.clock.advance(2 * day)
    await tidyImages(app)
    expect((await getImage(app, commandLine, _id)).imageUrl).toBe('pending')
  })
})
