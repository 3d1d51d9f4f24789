import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '#app/shell/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { isStaff } from '#platform/api/caller.ts'
import type { User } from './account.ts'
import { SignInAgain } from './sign-in/sign-in-again.tsx'

/**
 * Shows its content to staff and sends everybody else to the home page. Staff who must set up a second factor first
 * see only the screen of their account.
 */
export const RequireStaff = ({ children }: { children: ReactNode }) => (
  <Guard admits={isStaff} only="/admin/account">
    {children}
  </Guard>
)

/** Shows its content to signed-in users and sends everybody else to the home page. */
export const RequireSignIn = ({ children }: { children: ReactNode }) => (
  <Guard admits={(user) => user !== null}>{children}</Guard>
)

type Props = {
  admits: (user: User | null) => boolean
  /** The only screen for users who must set up a second factor. */
  only?: string
  children: ReactNode
}

/** Checks access when a screen opens. If the session expires later, the screen stays under a sign-in dialog. */
function Guard({ admits, only, children }: Props) {
  const { user, loading, expired, unreachable } = useSession()
  const { pathname } = useLocation()
  const [admitted, setAdmitted] = useState<string | null>(null)
  const welcome = admits(user)
  if (welcome && admitted !== pathname) setAdmitted(pathname)
  if (user?.needsSecondFactor && only && pathname !== only) return <Navigate to={only} replace />
  if (welcome || (expired && admitted === pathname)) {
    return (
      <>
        {children}
        <SignInAgain />
      </>
    )
  }
  if (loading) return <Loading />
  return unreachable ? <Unreachable /> : <Navigate to="/" replace />
}

function Loading() {
  return (
    <main>
      <p role="status" className="page-width py-20 text-center text-muted">
        Loading...
      </p>
    </main>
  )
}

/**
 * Shown if the server could not be asked who is signed in. It is asked again, because signing out for a network
 * failure would lose the session.
 */
function Unreachable() {
  const { reload } = useSession()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])
  async function retry() {
    setBusy(true)
    await reload()
    setBusy(false)
  }
  return (
    <main className="page-width py-10">
      <EmptyState
        heading="h1"
        title="Unable to connect"
        hint="You are still signed in, but the server does not answer just now."
        action={
          <Button busy={busy} onClick={retry}>
            Try Again
          </Button>
        }
      />
    </main>
  )
}
