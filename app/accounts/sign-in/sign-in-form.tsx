import { type ReactNode, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { User } from '../account.ts'
import { type SignInField, signInProblems } from '../account-rules.ts'
import { FormFailure } from './form-failure.tsx'
import { PasswordInput } from './password-input.tsx'
import { useAccountForm } from './use-account-form.ts'

type Props = {
  onSignedIn: (user: User) => void
  /** A second button beside the first one. */
  aside?: ReactNode
}

/** The form to sign in. */
export function SignInForm({ onSignedIn, aside }: Props) {
  const { signIn } = useSession()
  const { form, submit, busy, messages, failure } = useAccountForm<SignInField | 'code'>({
    fields: ['email', 'password', 'code'],
    check: signInProblems,
    send: async ({ email, password, code }) =>
      onSignedIn(await signIn({ email, password, ...(code && { code }) })),
    failure: 'Login failed',
  })
  // The server names the field if the account has a second factor.
  const [withCode, setWithCode] = useState(false)
  if (messages.code && !withCode) setWithCode(true)
  return (
    // Outside a dialog element this method does nothing, so no password is sent before the script runs.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="Email" error={messages.email}>
        <TextInput type="email" name="email" autoComplete="username" required />
      </Field>
      <Field label="Password" error={messages.password}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      {withCode && (
        <Field label="Code" error={messages.code}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText="Signing in..." className="grow">
          Sign in
        </Button>
        {aside}
      </div>
    </form>
  )
}
