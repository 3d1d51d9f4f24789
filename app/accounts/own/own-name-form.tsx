import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { ownChangesSchema, type User } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

/** The form for the name that others see; also shows the role. */
export function OwnNameForm({ user }: { user: User }) {
  const { reload } = useSession()
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name'],
    check: (values) => schemaProblems(ownChangesSchema, values),
    async send(changes) {
      await api.put<User>('/auth', changes)
      showToast('Name saved')
      await reload()
    },
    failure: 'Failed to save the name',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <Field label="Name" error={messages.name}>
        <TextInput name="name" defaultValue={user.name} autoComplete="name" required />
      </Field>
      <p className="text-muted text-sm">
        Your role is <strong className="font-semibold text-ink">{user.role}</strong>.
      </p>
      <Button type="submit" busy={busy} busyText="Saving..." className="justify-self-start">
        Save Name
      </Button>
    </form>
  )
}
