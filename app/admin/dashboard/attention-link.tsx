import { useSession } from '#app/shell/session.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { isAdmin } from '#platform/api/caller.ts'
import { loadStatus } from '../status/load-status.ts'
import { urgentChecks } from '../status/wanting-checks.ts'

/** Leads an Admin to the site's status while a part of it is in trouble. */
export function AttentionLink() {
  const { user } = useSession()
  return isAdmin(user) && <FoundAttention />
}

/** Says nothing where the status cannot be loaded: the dashboard itself tells that the site is in trouble. */
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
