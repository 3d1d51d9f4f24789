import type { ReactNode } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { isAdmin } from '#platform/api/caller.ts'

type Refusal = {
  /** The heading of the screen. */
  screen: string
  title: string
  hint: string
}

/**
 * Shows a screen to Admins, and to Managers why they do not see it. While a session has expired, the screen stays
 * under the sign-in dialog, so that typed text is not lost.
 */
export function AdminsOnly({ children, ...refusal }: Refusal & { children: ReactNode }) {
  const { user } = useSession()
  return user === null || isAdmin(user) ? children : <Refused {...refusal} />
}

const Refused = ({ screen, title, hint }: Refusal) => (
  <>
    <h1 tabIndex={-1} className="mb-6 text-2xl outline-none">
      {screen}
    </h1>
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        title={title}
        hint={hint}
        action={
          <Link to="/dashboard" className={buttonClasses('secondary')}>
            Back to the dashboard
          </Link>
        }
      />
    </div>
  </>
)
