import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { postPublic } from '#platform/http/post-public.ts'
import { NotPublicError } from '#platform/http/public-address.ts'
import { type AnyJobKind, jobKind } from '#platform/jobs/job.ts'
import { findDelivery, findWebhook, noteTry, setDeliveryStatus } from './webhooks.db.server.ts'

/** Tries over about two hours. */
const maxAttempts = 16

/**
 * The header that proves where a call comes from: HMAC-SHA256 with the secret of the webhook over time (s), a dot and
 * the body, in hex.
 */
export const signatureOf = (secret: string, seconds: number, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Makes a call of a webhook. Any status of 200 to 299 is a success, everything else is tried again. */
export const deliverJob = jobKind({
  name: 'webhooks.deliver',
  payload: z.object({ deliveryId: z.string() }),
  // An import may take the slot of the background for half an hour.
  priority: 'low',
  maxAttempts,
  async run(app, { deliveryId }) {
    const delivery = await findDelivery(app.db, deliveryId)
    const hook = delivery && (await findWebhook(app.db, delivery.webhook_id))
    if (!delivery || !hook || delivery.status === 'delivered') return
    const { id, event, body } = delivery
    const seconds = Math.floor(app.clock.now().getTime() / 1000)
    const headers = {
      'content-type': 'application/json',
      'x-platewise-event': event,
      'x-platewise-delivery': id,
      'x-platewise-timestamp': String(seconds),
      'x-platewise-signature': signatureOf(hook.secret, seconds, body),
    }
    const { status, error } = await attempt(app, hook.url, body, headers)
    const outcome = { answer_status: status, error, updated_at: timestamp(app.clock) }
    await noteTry(app.db, id, { status: error === null ? 'delivered' : 'waiting', ...outcome })
    if (error !== null) throw new Error(error)
  },
  async failed(app, { deliveryId }) {
    const updated_at = timestamp(app.clock)
    await setDeliveryStatus(app.db, deliveryId, { status: 'failed', updated_at })
  },
})

type Outcome = { status: number | null; error: string | null }

/** The status of the answer, and why the call failed, in words for an Admin. */
async function attempt(
  { config }: App,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Outcome> {
  try {
    const status = await postPublic({ url, body, headers, allowHosts: config.fetchAllowHosts })
    const isSuccess = status >= 200 && status < 300
    return { status, error: isSuccess ? null : `The address answered ${status}` }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The address could not be called'
  if (isNotPublic(error)) return 'The address is not public; FETCH_ALLOW_HOSTS can allow it'
  if (error.name === 'TimeoutError') return 'The address took longer than ten seconds'
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `The address could not be reached${code}`
}

function isNotPublic(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isNotPublic)
  if (error instanceof NotPublicError) return true
  return error instanceof Error && error.cause !== undefined && isNotPublic(error.cause)
}

export const webhookJobs: AnyJobKind[] = [deliverJob]
