import { useRef } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { isStaff } from '#platform/api/caller.ts'
import type { OpenSession } from '../account.ts'
import { DeleteAccount } from '../own/delete-account.tsx'
import { OpenSessions } from '../own/open-sessions.tsx'
import { OwnBio } from '../own/own-bio-form.tsx'
import { OwnEmailForm } from '../own/own-email-form.tsx'
import { OwnNameForm } from '../own/own-name-form.tsx'
import { OwnPasswordForm } from '../own/own-password-form.tsx'
import { OwnPicture } from '../own/own-picture.tsx'
import { OwnSecondFactor } from '../second-factor/own-second-factor.tsx'
import type { Route } from './+types/account.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Account · ${siteInfoFrom(matches).name}` }]
}

const panel = 'mt-10 first-of-type:mt-0'

const loadSessions = (signal: AbortSignal) => api.get<OpenSession[]>('/auth/sessions', { signal })

/** The screen of the own account: picture, name, password, second factor, sessions, deletion. */
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
        {isStaff(shown.current) && <OwnBio />}
      </section>
      <section aria-labelledby="email" className={panel}>
        <h2 id="email" className="mb-4 text-xl">
          Email
        </h2>
        <OwnEmailForm email={shown.current.email} />
      </section>
      <section aria-labelledby="password" className={panel}>
        <h2 id="password" className="mb-4 text-xl">
          Password
        </h2>
        <OwnPasswordForm email={shown.current.email} onChanged={sessions.reload} />
      </section>
      <section aria-labelledby="second-factor" className={panel}>
        <h2 id="second-factor" className="mb-4 text-xl">
          Second Factor
        </h2>
        <OwnSecondFactor email={shown.current.email} onChanged={sessions.reload} />
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
