import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import { DialogButtons } from '../users/person-form.tsx'
import { apiTokenInput, type NewApiToken } from './api-token.ts'

type Props = {
  open: boolean
  /** The token that was just made, to be shown once. */
  made: NewApiToken | null
  onClose: () => void
  onMade: (made: NewApiToken) => void
}

/** The dialog to make a token; afterwards it shows the token once. */
export function TokenDialog({ open, made, onClose, onMade }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onClose()}
      title={made ? 'Token made' : 'New token'}
    >
      {made ? (
        <NewToken made={made} onClose={onClose} />
      ) : (
        <TokenForm onCancel={onClose} onMade={onMade} />
      )}
    </Dialog>
  )
}

function TokenForm({ onMade, onCancel }: { onMade: Props['onMade']; onCancel: () => void }) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name', 'scope', 'expiresInDays'],
    check: (values) => schemaProblems(apiTokenInput, values),
    send: async (values) => onMade(await api.post<NewApiToken>('/tokens', values)),
    failure: 'Failed to make the token',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="Name" hint="What will use it, such as Importer." error={messages.name}>
        <TextInput name="name" autoComplete="off" required />
      </Field>
      <Field
        label="Scope"
        hint="Content may write meals, posts and images. Neither manages accounts, settings or tokens."
        error={messages.scope}
      >
        <Select name="scope" defaultValue="read">
          <option value="read">read</option>
          <option value="content">content</option>
        </Select>
      </Field>
      <Field
        label="Days until it expires"
        hint="Leave empty for a token that does not expire."
        error={messages.expiresInDays}
      >
        <TextInput name="expiresInDays" inputMode="numeric" defaultValue="90" autoComplete="off" />
      </Field>
      <DialogButtons busy={busy} submit="Make Token" busyText="Making..." onCancel={onCancel} />
    </form>
  )
}

function NewToken({ made, onClose }: { made: NewApiToken; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(made.token)
      showToast('Token copied')
    } catch {
      showErrorToast('The token could not be copied. Select it and copy it by hand.')
    }
  }
  return (
    <div className="grid gap-5">
      <p>
        Send it as <code className="font-mono text-sm">Authorization: Bearer</code> with each call.
        It is not shown again.
      </p>
      <Field label="Token">
        <TextInput
          readOnly
          value={made.token}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={copy}>
          Copy Token
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
