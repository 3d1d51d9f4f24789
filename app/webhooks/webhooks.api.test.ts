import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { publishDuePosts } from '#app/blog/go-live.server.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { jobKind } from '#platform/jobs/job.ts'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import { webhookJobs } from './deliver.jobs.server.ts'
import type { Delivery, NewWebhook, Webhook } from './webhook.ts'
import { forgetOldDeliveries } from './webhooks.server.ts'

type Received = { headers: IncomingHttpHeaders; body: string }

/** A server that stores the calls it gets, and answers with `status`. */
async function startReceiver() {
  const received: Received[] = []
  const state = { status: 204 }
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(state.status, { location: 'http://127.0.0.1:1/' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/hook`, received, state }
}

describeOnBoth('webhooks', (open) => {
  const start = async () => {
    const receiver = await startReceiver()
    const app = await openTestApp(open, {
      env: { FETCH_ALLOW_HOSTS: '127.0.0.1', SITE_URL: 'https://eat.example' },
    })
    const admin = await apiClient(app, endpoints).as('Admin')
    const add = async (events?: string[]) =>
      (await admin.post<NewWebhook>('/webhooks', { url: receiver.url, events })).body
    const log = async ({ webhook }: NewWebhook) =>
      (await admin.get<{ deliveries: Delivery[] }>(`/webhooks/${webhook._id}/deliveries`)).body
        .deliveries
    const told = async () => {
      const rows = await app.db
        .selectFrom('webhook_deliveries')
        .select('event')
        .orderBy('id')
        .execute()
      return rows.map(({ event }) => event)
    }
    const until = (count: number) =>
      vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 15_000 })
    return { app, admin, add, log, told, until, receiver }
  }

  it('are called with a signed body when a meal is published, changed and removed [webhook-01]', async () => {
    const { app, admin, add, log, until, receiver } = await start()
    const added = await add()
    expect(added.secret).toMatch(/^whsec_[\w-]{43}$/)
    startTestWorker(app, webhookJobs)
    const { body: draft } = await admin.post('/meals', { title: 'Rice bowl' })
    await admin.put(`/meals/${draft._id}`, { isPublished: true })
    await until(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const timestamp = String(headers['x-platewise-timestamp'])
    const mac = createHmac('sha256', added.secret).update(`${timestamp}.${body}`).digest('hex')
    expect(headers['x-platewise-signature']).toBe(`sha256=${mac}`)
    expect(Number(timestamp)).toBe(Date.parse('2026-01-15T12:00:00.000Z') / 1000)
    expect(headers['x-platewise-event']).toBe('meal.published')
    expect(JSON.parse(body)).toEqual({
      ...{ event: 'meal.published', createdAt: '2026-01-15T12:00:00.000Z' },
      _id: headers['x-platewise-delivery'],
      meal: {
        ...{ _id: draft._id, title: 'Rice bowl', slug: 'rice-bowl' },
        url: 'https://eat.example/meals/rice-bowl',
      },
    })
    await admin.put(`/meals/${draft._id}`, { description: 'Hot.' })
    await admin.delete(`/meals/${draft._id}`)
    await until(3)
    await vi.waitFor(async () => {
      expect((await log(added)).map(({ status }) => status)).toEqual(Array(3).fill('delivered'))
    })
    expect((await log(added)).map(({ event }) => event).toSorted()).toEqual([
      'meal.changed',
      'meal.published',
      'meal.removed',
    ])
    expect((await log(added))[0]).toMatchObject({ attempts: 1, answerStatus: 204, error: null })
  })

  it('are called while a long job such as an import takes the time of the worker', async () => {
    const { app, admin, add, until } = await start()
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const long = jobKind({
      name: 'long',
      payload: z.object({}),
      priority: 'background',
      run: async () => {
        begun.resolve()
        await end.promise
      },
    })
    await enqueue(app, long, {})
    startTestWorker(app, [long, ...webhookJobs])
    onTestFinished(() => end.resolve())
    await begun.promise
    const { webhook } = await add()
    await admin.post(`/webhooks/${webhook._id}/test`)
    await until(1)
  })

  it('are told of every way in which visitors see something else, and of no draft [webhook-02]', async () => {
    const { admin, add, told } = await start()
    await add()
    const { body: draft } = await admin.post('/meals', { title: 'Soup' })
    await admin.put(`/meals/${draft._id}`, { title: 'Pea soup' })
    await admin.delete(`/meals/${draft._id}`)
    await admin.post(`/meals/${draft._id}/restore`)
    expect(await told()).toEqual([])
    const { body: meal } = await admin.post('/meals', { title: 'Rice', isPublished: true })
    await admin.put(`/meals/${meal._id}`, { isPublished: false })
    await admin.post('/meals/bulk', { action: 'publish', ids: [meal._id] })
    await admin.delete(`/meals/${meal._id}`)
    await admin.post(`/meals/${meal._id}/restore`)
    expect(await told()).toEqual([
      ...['meal.published', 'meal.removed', 'meal.published', 'meal.removed', 'meal.published'],
    ])
    await admin.put(`/meals/${meal._id}`, { title: 'Rice', isPublished: true })
    expect(await told()).toHaveLength(5)
    const { body: post } = await admin.post('/blogs', { title: 'On rice' })
    await admin.put(`/blogs/${post._id}`, { title: 'About rice' })
    expect(await told()).toHaveLength(5)
  })

  it('are told when a scheduled post goes live', async () => {
    const { app, add, told } = await start()
    await add()
    const now = app.clock.now().getTime()
    const publishedAt = new Date(now + 60_000).toISOString()
    await buildPost(app, { title: 'Later', published: true, publishedAt })
    expect(await told()).toEqual([])
    app.clock.advance(61_000)
    expect(await publishDuePosts(app)).toHaveLength(1)
    expect(await told()).toEqual(['post.published'])
  })

  it('get only the events that they ask for, while they are on [webhook-03]', async () => {
    const { admin, add, told } = await start()
    const { webhook } = await add(['meal.removed'])
    const publish = async (title: string) =>
      (await admin.post('/meals', { title, isPublished: true })).body
    const first = await publish('Rice')
    await admin.delete(`/meals/${first._id}`)
    expect(await told()).toEqual(['meal.removed'])
    const off = await admin.put<Webhook>(`/webhooks/${webhook._id}`, { active: false })
    expect(off.body).toMatchObject({ active: false, events: ['meal.removed'] })
    const second = await publish('Soup')
    await admin.delete(`/meals/${second._id}`)
    expect(await told()).toHaveLength(1)
    expect((await admin.delete(`/webhooks/${webhook._id}`)).status).toBe(200)
    expect((await admin.delete(`/webhooks/${webhook._id}`)).status).toBe(404)
    expect(await told()).toEqual([])
  })

  it('are told nothing by a write that fails', async () => {
    const { app, admin, add, told } = await start()
    await add()
    await admin.post('/meals', { title: 'Rice', isPublished: true })
    expect((await admin.post('/meals', { title: 'Rice', isPublished: true })).status).toBe(409)
    expect(await told()).toEqual(['meal.published'])
    expect(await app.db.selectFrom('jobs').select('kind').execute()).toEqual([
      { kind: 'webhooks.deliver' },
    ])
  })

  it('are called again after a failure, and by hand with the same body [webhook-04]', async () => {
    const { app, admin, add, log, until, receiver } = await start()
    const added = await add()
    receiver.state.status = 500
    startTestWorker(app, webhookJobs)
    const tested = await admin.post<Delivery>(`/webhooks/${added.webhook._id}/test`)
    expect(tested.body).toMatchObject({ event: 'test', status: 'waiting', attempts: 0 })
    await until(1)
    await vi.waitFor(async () => {
      expect((await log(added))[0]).toMatchObject({
        ...{ status: 'waiting', attempts: 1, answerStatus: 500 },
        error: 'The address answered 500',
      })
    })
    receiver.state.status = 200
    await vi.waitFor(
      async () => {
        app.clock.advance(2000)
        expect(receiver.received.length).toBeGreaterThan(1)
      },
      { timeout: 15_000, interval: 200 },
    )
    await vi.waitFor(async () => expect((await log(added))[0]?.status).toBe('delivered'))
    const again = await admin.post<Delivery>(`/webhooks/deliveries/${tested.body._id}/redeliver`)
    expect(again.body.status).toBe('waiting')
    const count = receiver.received.length
    await until(count + 1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect((await admin.post('/webhooks/deliveries/none/redeliver')).status).toBe(404)
  })

  it('fail for good after sixteen tries', async () => {
    const { app, admin, add, log, receiver } = await start()
    const added = await add()
    receiver.state.status = 302
    await admin.post(`/webhooks/${added.webhook._id}/test`)
    await app.db.updateTable('jobs').set({ attempts: 15 }).execute()
    startTestWorker(app, webhookJobs)
    await vi.waitFor(async () => expect((await log(added))[0]?.status).toBe('failed'), {
      timeout: 15_000,
    })
    // A redirect is not followed.
    expect((await log(added))[0]?.error).toBe('The address answered 302')
  })

  it('are never called at an address that is not public [webhook-05]', async () => {
    const receiver = await startReceiver()
    const app = await openMealsApp(open)
    const admin = await apiClient(app, endpoints).as('Admin')
    for (const url of [
      receiver.url,
      'http://10.0.0.1/',
      'http://[::1]/',
      'http://169.254.169.254/',
    ]) {
      const { status, body } = await admin.post('/webhooks', { url })
      expect(status, url).toBe(400)
      expect(body.errors, url).toEqual([
        { msg: 'The address is not public; FETCH_ALLOW_HOSTS can allow it', path: 'url' },
      ])
    }
    // A name that leads to this machine is found out by the call.
    const url = receiver.url.replace('127.0.0.1', 'localhost')
    const added = (await admin.post<NewWebhook>('/webhooks', { url })).body
    await admin.post(`/webhooks/${added.webhook._id}/test`)
    startTestWorker(app, webhookJobs)
    await vi.waitFor(
      async () => {
        const { error } = await app.db
          .selectFrom('webhook_deliveries')
          .select('error')
          .executeTakeFirstOrThrow()
        expect(error).toBe('The address is not public; FETCH_ALLOW_HOSTS can allow it')
      },
      { timeout: 15_000 },
    )
    expect(receiver.received).toEqual([])
  })

  it('keep their secret to themselves, and their log for 30 days [webhook-06]', async () => {
    const { app, admin, add, told } = await start()
    const { secret, webhook } = await add()
    await admin.post(`/webhooks/${webhook._id}/test`)
    const listed = await admin.get('/webhooks')
    expect(listed.body).toMatchObject({ webhooks: [{ _id: webhook._id, active: true }] })
    const log = await admin.get(`/webhooks/${webhook._id}/deliveries`)
    expect(JSON.stringify([listed, log])).not.toContain(secret)
    expect(JSON.stringify(await app.db.selectFrom('jobs').selectAll().execute())).not.toContain(
      secret,
    )
    app.clock.advance(31 * 24 * 3_600_000)
    await forgetOldDeliveries(app)
    expect(await told()).toEqual([])
  })

  it('name every problem of a call', async () => {
    const { admin } = await start()
    const wrong = async (body: unknown) => (await admin.post('/webhooks', body)).body.errors
    expect(await wrong({ url: 'ftp://a.example', events: [] })).toEqual([
      {
        msg: 'Address must begin with http:// or https:// and have no name or password',
        path: 'url',
      },
      { msg: 'Choose at least one event', path: 'events' },
    ])
    expect(await wrong({})).toEqual([{ msg: 'Address is required', path: 'url' }])
  })
})
