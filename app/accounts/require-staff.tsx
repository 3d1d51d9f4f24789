import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { isStaff } from '#platform/api/caller.ts'
import { useSession } from './session.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/**
 * Shows its content to staff and sends everybody else to the home page. It decides when a screen opens:
 * a session that expires later leaves the screen as it is, under a sign-in dialog.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, loading, expired, unreachable } = useSession()
  const { pathname } = useLocation()
  const [admitted, setAdmitted] = useState<string | null>(null)
  const staff = isStaff(user)
  if (staff && admitted !== pathname) setAdmitted(pathname)
  if (staff || (expired && admitted === pathname)) {
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
    <p role="status" className="page-width py-20 text-center text-muted">
      Loading...
    </p>
  )
}

/** Signing out because the network failed would cost the session: asks again instead. */
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
  )
}
