import { randomBytes } from 'node:crypto'
import type { Admin } from '#platform/api/caller.ts'
import { type Paging, pageOf } from '#platform/api/paging.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { isAllowedHost, refusePrivateLiteral } from '#platform/http/public-address.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { deliverJob } from './deliver.jobs.server.ts'
import { addDelivery } from './tell-webhooks.server.ts'
import {
  type Delivery,
  type NewWebhook,
  type Webhook,
  type WebhookChanges,
  type WebhookInput,
  webhookEvents,
} from './webhook.ts'
import * as store from './webhooks.db.server.ts'

/** How long (ms) calls stay in the log. */
const keptInLog = 30 * 24 * 3_600_000

/** All webhooks, the oldest first. */
export async function listWebhooks(app: App, _admin: Admin): Promise<Webhook[]> {
  return (await store.allWebhooks(app.db)).map(toWebhook)
}

/** Adds a webhook. Throws 400 for an address that is certainly not public; its name is looked up with each call. */
export async function addWebhook(
  app: App,
  _admin: Admin,
  { url, events }: WebhookInput,
): Promise<NewWebhook> {
  refusePrivate(app, url)
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  const row = {
    ...{ id: newId(), url, secret, events: events.join(' '), active: true },
    created_at: timestamp(app.clock),
  }
  await store.insertWebhook(app.db, row)
  return { secret, webhook: toWebhook(row) }
}

/** Changes what is sent. Throws 404, and 400 as `addWebhook` does. */
export async function changeWebhook(
  app: App,
  _admin: Admin,
  id: string,
  { url, events, active }: WebhookChanges,
): Promise<Webhook> {
  if (url !== undefined) refusePrivate(app, url)
  const changes = { url, active, events: events?.join(' ') }
  if (!(await store.changeWebhook(app.db, id, changes))) throw noSuchWebhook()
  return toWebhook(await webhookById(app, id))
}

/** Deletes a webhook and its log. Throws 404. */
export async function removeWebhook(app: App, _admin: Admin, id: string): Promise<void> {
  if (!(await store.removeWebhook(app.db, id))) throw noSuchWebhook()
}

/** Calls a webhook with the event `test`, also one that is turned off. Throws 404. */
export async function testWebhook(app: App, _admin: Admin, id: string): Promise<Delivery> {
  const hook = await webhookById(app, id)
  return toDelivery(await inTransaction(app, (app) => addDelivery(app, hook, 'test', {})))
}

/** A page of the log of a webhook, newest first. Throws 404. */
export async function listDeliveries(app: App, _admin: Admin, id: string, paging: Paging) {
  await webhookById(app, id)
  const { rows, total } = await store.pageOfDeliveries(app.db, id, paging)
  return { deliveries: rows.map(toDelivery), ...pageOf(total, paging) }
}

/** Makes a call again, with the same body and id. Throws 404. */
export async function redeliver(app: App, _admin: Admin, id: string): Promise<Delivery> {
  return await inTransaction(app, async (app) => {
    const updated_at = timestamp(app.clock)
    await store.setDeliveryStatus(app.db, id, { status: 'waiting', updated_at })
    const row = await store.findDelivery(app.db, id)
    if (!row) throw notFound('Delivery not found')
    await enqueue(app, deliverJob, { deliveryId: id })
    return toDelivery(row)
  })
}

/** Deletes the calls of more than a month ago from the log. */
export async function forgetOldDeliveries(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - keptInLog)
  await store.removeOldDeliveries(app.db, before.toISOString())
}

function refusePrivate({ config }: App, address: string): void {
  const url = new URL(address)
  if (isAllowedHost(url, config.fetchAllowHosts)) return
  try {
    refusePrivateLiteral(url)
  } catch {
    throw invalid('The address is not public; FETCH_ALLOW_HOSTS can allow it', 'url')
  }
}

async function webhookById(app: App, id: string): Promise<store.WebhookRow> {
  const row = await store.findWebhook(app.db, id)
  if (!row) throw noSuchWebhook()
  return row
}

const noSuchWebhook = () => notFound('Webhook not found')

const toWebhook = ({ id, url, events, active, created_at }: store.WebhookRow): Webhook => {
  const names = events.split(' ')
  return {
    ...{ _id: id, url, active: Boolean(active), createdAt: created_at },
    events: webhookEvents.filter((event) => names.includes(event)),
  }
}

const toDelivery = (row: store.DeliveryRow): Delivery => ({
  _id: row.id,
  event: row.event,
  body: row.body,
  status: row.status,
  attempts: row.attempts,
  answerStatus: row.answer_status,
  error: row.error,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
