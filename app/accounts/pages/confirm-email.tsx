import { useEffect, useRef, useState } from 'react'
import type { PageHandle } from '#app/render/public-frame.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { linkTokenHere } from '../mail/link-token-here.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { Route } from './+types/confirm-email.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Confirm the new e-mail of your account at ${site.name}.`
  const path = '/confirm-email'
  return pageMeta(site, { title: 'Confirm your email', description, path, hidden: true })
}

/**
 * The screen that a mailed link opens to confirm a new e-mail, for guests and for people who are signed in. It asks
 * for a press of a button, because programs that check mails open links.
 */
export default function ConfirmEmail() {
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">
        <h1 className="mb-6 text-xl">Confirm your email</h1>
        {confirmed ? <Done email={confirmed} /> : <ConfirmForm onDone={setConfirmed} />}
        <noscript>
          <p className="mt-4 text-danger">Confirming needs JavaScript, which is off.</p>
        </noscript>
      </div>
    </div>
  )
}

function ConfirmForm({ onDone }: { onDone: (email: string) => void }) {
  const { reload } = useSession()
  const { form, submit, busy, failure } = useAccountForm({
    fields: [],
    check: () => ({}),
    async send() {
      const body = { token: linkTokenHere() }
      const { email } = await api.post<{ email: string }>('/auth/email/confirm', body, {
        anonymous: true,
      })
      onDone(email)
      await reload()
    },
    failure: 'Failed to confirm the email',
  })
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure message={failure} />
      <p>You will sign in with this address from now on.</p>
      <Button type="submit" busy={busy} busyText="Confirming...">
        Confirm
      </Button>
    </form>
  )
}

/** Gets the focus, because the form that had it is gone. */
function Done({ email }: { email: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} role="status" tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
        Your email is <strong>{email}</strong> now.
      </p>
      <p className="mt-4">
        <Link to="/account" className="text-link">
          Your Account
        </Link>
      </p>
    </>
  )
}
