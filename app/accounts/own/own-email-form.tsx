import { useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { emailChangeSchema } from '../account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { PasswordInput } from '../sign-in/password-input.tsx'
import { schemaProblems } from '../sign-in/schema-problems.ts'
import { useAccountForm } from '../sign-in/use-account-form.ts'

type Answer = { msg: string; mailed: boolean }

/** The form for another e-mail, which a mailed link confirms on a site with mail. */
export function OwnEmailForm({ email }: { email: string }) {
  const { reload } = useSession()
  const [notice, setNotice] = useState<string | null>(null)
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['email', 'currentPassword'],
    check: (values) => schemaProblems(emailChangeSchema, values),
    async send(change) {
      setNotice(null)
      const { msg, mailed } = await api.post<Answer>('/auth/email', change)
      form.current?.reset()
      if (mailed) setNotice(`${msg} Your e-mail is changed once you have opened it.`)
      else showToast(msg)
      await reload()
    },
    failure: 'Failed to change the e-mail',
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <FormFailure message={failure} />
      <p className="text-muted [overflow-wrap:anywhere]">
        You sign in as <strong className="font-semibold text-ink">{email}</strong>.
      </p>
      <Field label="New email" error={messages.email}>
        <TextInput type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Your password" error={messages.currentPassword}>
        <PasswordInput name="currentPassword" autoComplete="current-password" required />
      </Field>
      <p role="status" className="font-medium text-leaf empty:hidden">
        {notice}
      </p>
      <Button type="submit" busy={busy} busyText="Saving..." className="justify-self-start">
        Change Email
      </Button>
    </form>
  )
}
