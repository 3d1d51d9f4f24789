import { expect, it } from 'vitest'
import { authenticate, issueToken } from '#app/accounts/accounts.server.ts'
import { getImage, requestImage } from '#app/images/images.server.ts'
import { generateImage } from '#app/images/making/generate-image.server.ts'
import { updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { commandLine } from '#platform/api/caller.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildStaff } from '#tests/support/builders/build-user.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'

const hour = 3_600_000

describeOnBoth('a machine whose clock jumps by hours', (open) => {
  it('keeps people signed in, and ends a session 30 days after its last use', async () => {
    const app = await openTestApp(open)
    const user = await buildStaff(app)
    const token = await issueToken(app, user._id)
    for (const jump of [-5 * hour, 12 * hour, -7 * hour]) {
      app.clock.advance(jump)
      expect(await authenticate(app, token)).toMatchObject({ _id: user._id })
    }
    app.clock.advance(31 * 24 * hour)
    await expect(authenticate(app, token)).rejects.toMatchObject({ status: 401 })
  })

  it('never lets updatedAt go back, so that an outdated save is still detected', async () => {
    const app = await openTestApp(open)
    const user = await buildStaff(app)
    const first = await buildMeal(app, { title: 'Porridge' })
    app.clock.advance(-5 * hour)
    const second = await updateMeal(app, user, first._id, { title: 'Porridge with figs' })
    const third = await updateMeal(app, user, first._id, { title: 'Porridge with pears' })
    expect([second.updatedAt, first.updatedAt].toSorted()[0]).toBe(first.updatedAt)
    expect(third.updatedAt > second.updatedAt).toBe(true)
    const stale = { title: 'Cold porridge', updatedAt: second.updatedAt }
    await expect(updateMeal(app, user, first._id, stale)).rejects.toMatchObject({ status: 409 })
  })

  it('makes an image that was requested before the jump back', async () => {
    const app = await openTestApp(open)
    const { _id } = await requestImage(app, commandLine, { prompt: 'rice with beans' })
    const startedAt = app.clock.now().toISOString()
    app.clock.advance(-5 * hour)
    const { signal } = new AbortController()
    await generateImage(app, _id, { jobId: 'x', attempt: 1, startedAt, signal })
    expect(await getImage(app, commandLine, _id)).toMatchObject({ error: null, width: 1280 })
  })
})
