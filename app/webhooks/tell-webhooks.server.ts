import { isDeepStrictEqual } from 'node:util'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { deliverJob } from './deliver.jobs.server.ts'
import type { WebhookEvent } from './webhook.ts'
import {
  allWebhooks,
  type DeliveryRow,
  insertDelivery,
  type WebhookRow,
} from './webhooks.db.server.ts'

type Kind = 'meal' | 'post'

/** A meal or post as far as calls of webhooks name it. */
type Item = { id: string; title: string; slug: string; published: boolean }

const pathOf = { meal: '/meals/', post: '/blogs/' }

/**
 * Tells the webhooks how a write has changed what visitors see of a meal or post: it was published, changed or removed.
 * Null stands for one that does not exist or is in the trash. Does nothing if visitors saw it neither before nor after.
 * Call it in the transaction of the write, so that there is a call exactly if the write was committed.
 */
export async function tellWebhooks(
  app: App,
  kind: Kind,
  before: Item | null,
  after: Item | null,
): Promise<void> {
  const was = before?.published ? before : null
  const is = after?.published ? after : null
  const item = is ?? was
  if (!item) return
  const event: WebhookEvent = `${kind}.${!was ? 'published' : is ? 'changed' : 'removed'}`
  const hooks = (await allWebhooks(app.db)).filter((hook) => isFor(hook, event))
  const { id: _id, title, slug } = item
  const data = { _id, title, slug, url: `${app.config.siteUrl}${pathOf[kind]}${slug}` }
  for (const hook of hooks) await addDelivery(app, hook, event, { [kind]: data })
}

/** True for a save that changed nothing but the time of the last change, of which webhooks are not told. */
export const isUnchanged = <Shown extends { updatedAt: string }>(
  before: Shown | null,
  after: Shown,
): boolean => before !== null && isDeepStrictEqual({ ...before, updatedAt: after.updatedAt }, after)

const isFor = (hook: WebhookRow, event: WebhookEvent) =>
  hook.active && hook.events.split(' ').includes(event)

/** Adds a call to the log of a webhook, and the job that makes it. Call it in a transaction. */
export async function addDelivery(
  app: App,
  hook: WebhookRow,
  event: string,
  data: Record<string, unknown>,
): Promise<DeliveryRow> {
  const id = newId()
  const now = timestamp(app.clock)
  const body = JSON.stringify({ event, _id: id, createdAt: now, ...data })
  const delivery = await insertDelivery(app.db, {
    ...{ id, webhook_id: hook.id, event, body, status: 'waiting' },
    ...{ answer_status: null, error: null, created_at: now, updated_at: now },
  })
  await enqueue(app, deliverJob, { deliveryId: id })
  return delivery
}
