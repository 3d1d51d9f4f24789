import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Delivery } from './webhook.ts'

type Page = { deliveries: Delivery[]; total: number }

/** How long (ms) after a load the log is loaded again while a call is on its way. */
const interval = 2000

/** The latest calls of a webhook, each with a button to make it again. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { phase, fault, data, reload } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.get<Page>(`/webhooks/${webhookId}/deliveries`, { query: { limit: 20 }, signal }),
      [webhookId],
    ),
    'Failed to load the log',
  )
  const waits = phase === 'loaded' && data?.deliveries.some(({ status }) => status === 'waiting')
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(reload, interval)
    return () => clearTimeout(timer)
  }, [waits, reload])
  return (
    <div className="mt-3 border-line border-t pt-3">
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      {!data && phase === 'loading' && <Skeleton className="h-16 rounded-field" />}
      {data?.deliveries.length === 0 && <p className="text-muted">No calls yet.</p>}
      <ul aria-label="Calls">
        {data?.deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} delivery={delivery} onAgain={reload} />
        ))}
      </ul>
      {data && data.total > data.deliveries.length && (
        <p className="mt-2 text-muted text-sm">
          The latest {data.deliveries.length} of {data.total}.
        </p>
      )}
    </div>
  )
}

const words = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }
const looks = { waiting: 'text-muted', delivered: 'text-leaf', failed: 'text-danger' }

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: () => Promise<void> }) {
  const { _id, event, status, attempts, error, createdAt } = delivery
  const [busy, setBusy] = useState(false)
  const time = timeFormat.format(new Date(createdAt))
  async function again() {
    setBusy(true)
    try {
      await api.post(`/webhooks/deliveries/${_id}/redeliver`)
      showToast('On its way again')
      await onAgain()
    } catch (failure) {
      showErrorToast(messageOf(failure, 'Failed to send it again'))
    }
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="text-sm [overflow-wrap:anywhere]">
        <span className="font-medium">{event}</span>{' '}
        <span className="text-muted tabular-nums">{time} UTC · </span>
        <span className={looks[status]}>{words[status]}</span>
        {attempts > 1 && <span className="text-muted"> · {attempts} tries</span>}
        {error && <span className="block text-muted">{error}</span>}
      </span>
      <Button
        look="quiet"
        aria-label={`Send Again: ${event} of ${time}`}
        busy={busy}
        onClick={again}
      >
        Send Again
      </Button>
    </li>
  )
}

const timeFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
})
