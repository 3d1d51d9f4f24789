import { useEffect, useRef, useState } from 'react'
import type { PageHandle } from '#app/render/public-frame.ts'
import { MailLink } from '#app/shell/mail-link.tsx'
import { pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { sendsMail } from '#platform/mail.ts'
import { forgotProblems } from '../account-rules.ts'
import { AccountPage } from '../own/account-page.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { Route } from './+types/forgot-password.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export const loader = pageLoader(async ({ app }) => ({ mail: sendsMail(app) }))

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Get a link to set a new password for your account at ${site.name}.`
  const path = '/forgot-password'
  return pageMeta(site, { title: 'Forgot your password?', description, path, hidden: true })
}

/** The screen where people ask for a link to set a new password. */
export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountPage
      title="Forgot your password?"
      aside={
        <Link to="/login" className="text-link">
          Back to sign in
        </Link>
      }
    >
      {!loaderData.mail ? (
        <p>
          This site sends no mail. Ask <MailLink /> for a new password.
        </p>
      ) : sentTo ? (
        <Sent email={sentTo} />
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
    </AccountPage>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['email'],
    check: forgotProblems,
    async send({ email }) {
      await api.post('/auth/forgot', { email }, { anonymous: true })
      onSent(email.trim())
    },
    failure: 'Failed to ask for a link',
  })
  return (
    // Outside a dialog element this method does nothing, so nothing is sent before the script runs.
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <Field
        label="Email"
        hint="The address of your account. A link to set a new password is sent to it."
        error={messages.email}
      >
        <TextInput type="email" name="email" autoComplete="username" required />
      </Field>
      <Button type="submit" busy={busy} busyText="Sending...">
        Send Link
      </Button>
    </form>
  )
}

/** Gets the focus, because the form that had it is gone. */
function Sent({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} role="status" tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
      If there is an account for <strong>{email}</strong>, a mail with a link is on its way. The
      link works once, for one hour. Nothing there? Look into the folder for spam, and check the
      address.
    </p>
  )
}
