import { FormFailure } from '#app/accounts/sign-in/form-failure.tsx'
import { schemaProblems } from '#app/accounts/sign-in/schema-problems.ts'
import { useAccountForm } from '#app/accounts/sign-in/use-account-form.ts'
import { DialogButtons } from '#app/accounts/users/person-form.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { type NewWebhook, webhookEvents, webhookInput } from './webhook.ts'

type Props = {
  open: boolean
  /** The webhook that was just added, whose secret is shown once. */
  added: NewWebhook | null
  onClose: () => void
  onAdded: (added: NewWebhook) => void
}

/** The dialog to add a webhook; afterwards it shows the secret once. */
export function WebhookDialog({ open, added, onClose, onAdded }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      title={added ? 'Webhook added' : 'New webhook'}
    >
      {added ? (
        <Secret added={added} onClose={onClose} />
      ) : (
        <WebhookForm onCancel={onClose} onAdded={onAdded} />
      )}
    </Dialog>
  )
}

/** What to be told of, as choices of one list. */
const choices = [
  { value: '', label: 'Meals and posts' },
  { value: 'meal.', label: 'Meals only' },
  { value: 'post.', label: 'Posts only' },
]

function WebhookForm({ onAdded, onCancel }: { onAdded: Props['onAdded']; onCancel: () => void }) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['url', 'about'],
    check: (values) => schemaProblems(webhookInput, values),
    async send({ url, about }) {
      const events = webhookEvents.filter((event) => event.startsWith(about))
      onAdded(await api.post<NewWebhook>('/webhooks', { url, events }))
    },
    failure: 'Failed to add the webhook',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="Address" hint="It gets a POST with JSON." error={messages.url}>
        <TextInput type="url" name="url" placeholder="https://" autoComplete="off" required />
      </Field>
      <Field label="About" error={messages.about}>
        <Select name="about" defaultValue="">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <DialogButtons busy={busy} submit="Add Webhook" busyText="Adding..." onCancel={onCancel} />
    </form>
  )
}

function Secret({ added, onClose }: { added: NewWebhook; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(added.secret)
      showToast('Secret copied')
    } catch {
      showErrorToast('The secret could not be copied. Select it and copy it by hand.')
    }
  }
  return (
    <div className="grid gap-5">
      <p>
        Each call is signed with this secret, so that the receiver can tell it from others. It is
        not shown again.
      </p>
      <Field label="Secret">
        <TextInput
          readOnly
          value={added.secret}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={copy}>
          Copy Secret
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
