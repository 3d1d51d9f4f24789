import { Webhook as Icon } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { NewWebhook, Webhook } from '../webhook.ts'
import { WebhookCard } from '../webhook-card.tsx'
import { WebhookDialog } from '../webhook-dialog.tsx'
import type { Route } from './+types/webhooks.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Webhooks · ${siteInfoFrom(matches).name}` }]
}

const load = async (signal: AbortSignal) =>
  (await api.get<{ webhooks: Webhook[] }>('/webhooks', { signal })).webhooks

/** The webhooks, to add, test and delete them, with their log; for administrators. */
export default function Webhooks() {
  return (
    <AdminsOnly
      screen="Webhooks"
      title="Only administrators manage webhooks"
      hint="An Admin can name addresses that are called when content changes."
    >
      <WebhookList />
    </AdminsOnly>
  )
}

function WebhookList() {
  const list = useLoaded(load, 'Failed to load the webhooks. Please try again later.')
  const [open, setOpen] = useState(false)
  // Kept when the dialog closes, so that its text stays while it fades out.
  const [added, setAdded] = useState<NewWebhook | null>(null)
  const section = useRef<HTMLElement>(null)

  async function remove({ _id }: Webhook): Promise<boolean> {
    try {
      await api.delete(`/webhooks/${_id}`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to delete the webhook'))
      return false
    }
    showToast('Webhook deleted')
    await list.reload()
    return true
  }

  const { question, ask } = useRemoval<Webhook>({
    question: 'Are you sure you want to delete this webhook?',
    detail: ({ url }) => `${url}. Its log is deleted too.`,
    confirm: 'Delete',
    remove: (webhook) => removeRow(section.current, `Delete ${webhook.url}`, () => remove(webhook)),
  })
  const { phase, fault, data } = list
  const replace = (changed: Webhook) =>
    list.change((all) => all.map((one) => (one._id === changed._id ? changed : one)))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">Webhooks</h1>
        <Button
          onClick={() => {
            setAdded(null)
            setOpen(true)
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          New Webhook
        </Button>
      </div>
      <p className="mb-6 max-w-[42.5rem] text-muted">
        These addresses are called when meals or posts are published, changed or removed.
      </p>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={list.reload} />
      {!data && phase === 'loading' && <Skeleton className="h-40 rounded-card" />}
      {data?.length === 0 && (
        <EmptyState title="No webhooks yet" hint="Add the address of a program to be told." />
      )}
      <section ref={section} aria-labelledby="webhooks">
        <h2 id="webhooks" tabIndex={-1} className="sr-only">
          Webhooks
        </h2>
        <ul className="grid gap-4">
          {data?.map((webhook) => (
            <WebhookCard
              key={webhook._id}
              webhook={webhook}
              onChanged={replace}
              onRemove={() => ask(webhook)}
            />
          ))}
        </ul>
      </section>
      <WebhookDialog
        open={open}
        added={added}
        onClose={() => setOpen(false)}
        onAdded={(fresh) => {
          setAdded(fresh)
          void list.reload()
        }}
      />
      {question}
    </>
  )
}
