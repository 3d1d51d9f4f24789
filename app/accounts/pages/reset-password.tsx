import { useEffect, useRef, useState } from 'react'
import type { PageHandle } from '#app/render/public-frame.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { newPasswordProblems } from '../account-rules.ts'
import { linkTokenHere } from '../mail/link-token-here.ts'
import { AccountPage } from '../own/account-page.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { PasswordInput } from '../sign-in/password-input.tsx'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { Route } from './+types/reset-password.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Set a new password for your account at ${site.name}.`
  const path = '/reset-password'
  return pageMeta(site, { title: 'Set a new password', description, path, hidden: true })
}

/** The screen that a mailed link opens to set a new password. */
export default function ResetPassword() {
  const [done, setDone] = useState(false)
  return (
    <AccountPage
      title="Set a new password"
      aside={
        <Link to="/forgot-password" className="text-link">
          Ask for a new link
        </Link>
      }
    >
      {done ? <Done /> : <ResetForm onDone={() => setDone(true)} />}
    </AccountPage>
  )
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['password', 'confirm'],
    check: newPasswordProblems,
    async send({ password }) {
      await api.post('/auth/reset', { token: linkTokenHere(), password }, { anonymous: true })
      onDone()
    },
    failure: 'Failed to set the password',
  })
  return (
    // Outside a dialog element this method does nothing, so no password is sent before the script runs.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field label="New password" hint="Password (6+ characters)" error={messages.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={messages.confirm}>
        <PasswordInput name="confirm" autoComplete="new-password" required />
      </Field>
      <Button type="submit" busy={busy} busyText="Saving...">
        Set Password
      </Button>
    </form>
  )
}

/** Gets the focus, because the form that had it is gone. */
function Done() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <p ref={text} role="status" tabIndex={-1} className="outline-none">
        Your password is changed, and you are signed out everywhere.
      </p>
      <Link to="/login" className={buttonClasses('primary')}>
        Sign in
      </Link>
    </div>
  )
}
