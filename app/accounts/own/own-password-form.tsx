import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { passwordChangeSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { PasswordInput } from '../sign-in/password-input.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

type Props = { email: string; onChanged: () => void }

/** The form to change the password with the current one, which ends all other sessions. */
export function OwnPasswordForm({ email, onChanged }: Props) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['currentPassword', 'newPassword', 'confirm'],
    check: (values) => ({
      ...(values.newPassword !== values.confirm && { confirm: 'Passwords do not match' }),
      ...schemaProblems(passwordChangeSchema, values),
    }),
    async send({ currentPassword, newPassword }) {
      await api.put('/auth/password', { currentPassword, newPassword })
      form.current?.reset()
      showToast('Password changed. You are signed out everywhere else.')
      onChanged()
    },
    failure: 'Failed to change the password',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <Field label="Current password" error={messages.currentPassword}>
        <PasswordInput name="currentPassword" autoComplete="current-password" required />
      </Field>
      <Field label="New password" hint="Password (6+ characters)" error={messages.newPassword}>
        <PasswordInput name="newPassword" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={messages.confirm}>
        <PasswordInput name="confirm" autoComplete="new-password" required />
      </Field>
      <Button type="submit" busy={busy} busyText="Saving..." className="justify-self-start">
        Change Password
      </Button>
    </form>
  )
}
