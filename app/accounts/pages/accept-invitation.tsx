import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageHandle } from '#app/render/public-frame.ts'
import { pageMeta } from '#app/shell/meta.ts'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom, useSiteInfo } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { isStaff } from '#platform/api/caller.ts'
import { acceptProblems } from '../account-rules.ts'
import type { Welcome } from '../invitations/invitation.ts'
import { linkTokenHere } from '../mail/link-token-here.ts'
import { AccountPage } from '../own/account-page.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { FullNameField, NewPasswordFields } from '../sign-in/new-account-fields.tsx'
import { SignInInstead } from '../sign-in/sign-in-instead.tsx'
import { useAccountForm } from '../sign-in/use-account-form.ts'
import type { Route } from './+types/accept-invitation.ts'

/** Only scripts can send the form, so they are loaded at once. */
export const handle: PageHandle = { needsScripts: true }

export function meta({ matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  const description = `Accept an invitation to ${site.name}.`
  const path = '/accept-invitation'
  return pageMeta(site, { title: 'Accept your invitation', description, path, hidden: true })
}

type State = { welcome: Welcome | null; fault: string | null }

/** The screen that the link of an invitation opens. */
export default function AcceptInvitation() {
  const [{ welcome, fault }, setState] = useState<State>({ welcome: null, fault: null })
  useEffect(() => {
    const token = linkTokenHere()
    if (token === '') {
      setState({
        welcome: null,
        fault: 'The link is incomplete. Please open it from the mail again.',
      })
      return
    }
    const abort = new AbortController()
    api
      .post<Welcome>('/auth/invitation', { token }, { anonymous: true, signal: abort.signal })
      .then(
        (found) => setState({ welcome: found, fault: null }),
        (error) => {
          if (abort.signal.aborted) return
          const message = messageOf(error, 'The invitation could not be loaded. Please reload.')
          setState({ welcome: null, fault: message })
        },
      )
    return () => abort.abort()
  }, [])
  return (
    <AccountPage title="Accept your invitation" aside={<SignInInstead />}>
      {welcome ? (
        <AcceptForm welcome={welcome} />
      ) : fault ? (
        <FormFailure message={fault} />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </AccountPage>
  )
}

function AcceptForm({ welcome }: { welcome: Welcome }) {
  const { accept } = useSession()
  const { name: siteName } = useSiteInfo()
  const navigate = useNavigate()
  const { form, submit, busy, messages, failure } = useAccountForm({
    fields: ['name', 'password', 'confirm'],
    check: acceptProblems,
    async send({ name, password }) {
      const user = await accept({ token: linkTokenHere(), name, password })
      await navigate(isStaff(user) ? '/dashboard' : '/', { replace: true })
    },
    failure: 'Failed to accept the invitation',
  })
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <p className="[overflow-wrap:anywhere]">
        You are invited to {siteName} as {welcome.role}, and will sign in as{' '}
        <strong>{welcome.email}</strong>.
      </p>
      <FormFailure message={failure} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" value={welcome.email} autoComplete="username" readOnly hidden />
      <FullNameField messages={messages} name={welcome.name} />
      <NewPasswordFields messages={messages} />
      <Button type="submit" busy={busy} busyText="Creating account...">
        Create account
      </Button>
    </form>
  )
}
