import { useSession } from '#app/shell/session.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { isAdmin } from '#platform/api/caller.ts'
import { loadStatus } from '../status/load-status.ts'
import { urgentChecks } from '../status/open-checks.ts'

/** A link for Admins to the status screen, while a part of the site has a problem. */
export function AttentionLink() {
  const { user } = useSession()
  return isAdmin(user) && <FoundAttention />
}

/** Renders nothing if the status cannot be loaded; the dashboard itself then shows an error. */
function FoundAttention() {
  const { data } = useLoaded(loadStatus, '')
  const names = data ? urgentChecks(data.checks).map(({ name }) => name) : []
  if (names.length === 0) return null
  return (
    <Link to="/admin/status" className="text-link animate-enter">
      {names.length === 1 ? 'Wants' : 'Want'} your attention: {names.join(', ')}
    </Link>
  )
}
