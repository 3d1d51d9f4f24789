import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/forms/switch.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { type Delivery, type Webhook, webhookEvents } from './webhook.ts'

type Props = {
  webhook: Webhook
  onChanged: (webhook: Webhook) => void
  onRemove: () => void
}

/** A webhook with a switch, a test, and its log. */
export function WebhookCard({ webhook, onChanged, onRemove }: Props) {
  const { _id, url, events, active } = webhook
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState(false)
  /** Raised to load the log again. */
  const [round, setRound] = useState(0)

  async function attempt(work: () => Promise<unknown>, failure: string) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showErrorToast(messageOf(error, failure))
    }
    setBusy(false)
  }

  const turn = (on: boolean) =>
    attempt(
      async () => onChanged(await api.put<Webhook>(`/webhooks/${_id}`, { active: on })),
      'Failed to change the webhook',
    )

  const test = () =>
    attempt(async () => {
      await api.post<Delivery>(`/webhooks/${_id}/test`)
      showToast('Test on its way')
      setOpened(true)
      setRound((now) => now + 1)
    }, 'Failed to send the test')

  return (
    <li data-row className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="[overflow-wrap:anywhere]">
          <span className="block font-semibold">{url}</span>
          <span className="text-muted text-sm">{summaryOf(events)}</span>
        </span>
        <Switch on={active} onChange={turn}>
          {active ? 'On' : 'Off'}
          <span className="sr-only">: {url}</span>
        </Switch>
      </div>
      <div className="mt-2 -ml-5 flex flex-wrap">
        <Button look="quiet" aria-label={`Test ${url}`} busy={busy} onClick={test}>
          Test
        </Button>
        <Button
          look="quiet"
          aria-label={`Log of ${url}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Log
        </Button>
        <Button look="quiet" aria-label={`Delete ${url}`} onClick={onRemove}>
          Delete
        </Button>
      </div>
      {opened && <DeliveryLog key={round} webhookId={_id} />}
    </li>
  )
}

function summaryOf(events: Webhook['events']): string {
  if (events.length === webhookEvents.length) return 'Meals and posts: published, changed, removed'
  return events.join(', ')
}
