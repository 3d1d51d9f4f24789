import { useRef } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import type { OpenSession } from '../account.ts'
import { DeleteAccount } from '../own/delete-account.tsx'
import { OpenSessions } from '../own/open-sessions.tsx'
import { OwnNameForm } from '../own/own-name-form.tsx'
import { OwnPasswordForm } from '../own/own-password-form.tsx'
import { OwnPicture } from '../own/own-picture.tsx'
import type { Route } from './+types/account.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Account · ${siteInfoFrom(matches).name}` }]
}

const panel = 'mt-10 first-of-type:mt-0'

const loadSessions = (signal: AbortSignal) => api.get<OpenSession[]>('/auth/sessions', { signal })

/** The screen of the own account: picture, name, password, sessions, deletion. */
export default function Account() {
  const { user } = useSession()
  const sessions = useLoaded(loadSessions, 'Failed to load your sessions')
  const heading = useRef<HTMLHeadingElement>(null)
  // Kept while the person signs in again after the session has expired.
  const shown = useRef(user)
  if (user) shown.current = user
  if (!shown.current) return null
  return (
    <>
      <h1 className="mb-6 text-2xl">Account</h1>
      <section aria-labelledby="name" className={panel}>
        <h2 id="name" className="mb-4 text-xl">
          You
        </h2>
        <OwnPicture user={shown.current} />
        <OwnNameForm user={shown.current} />
      </section>
      <section aria-labelledby="password" className={panel}>
        <h2 id="password" className="mb-4 text-xl">
          Password
        </h2>
        <OwnPasswordForm email={shown.current.email} onChanged={sessions.reload} />
      </section>
      <section aria-labelledby="sessions" className={panel}>
        <h2 id="sessions" ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
          Where You Are Signed In
        </h2>
        <OpenSessions sessions={sessions} heading={heading} />
      </section>
      <section aria-labelledby="delete" className={panel}>
        <h2 id="delete" className="mb-4 text-xl">
          Delete Your Account
        </h2>
        <DeleteAccount email={shown.current.email} />
      </section>
    </>
  )
}
