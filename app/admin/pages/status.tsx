import { Link } from 'react-router'
import { useSession } from '#app/accounts/session.tsx'
import { siteInfoFrom } from '#app/site/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CheckList } from '../status/check-list.tsx'
import { useStatus } from '../status/use-status.ts'
import type { Status } from '../status.ts'
import type { Route } from './+types/status.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Status · ${siteInfoFrom(matches).name}` }]
}

/** How each part of the site is; for Admins. */
export default function StatusPage() {
  const { user } = useSession()
  const refused = user !== null && user.role !== 'Admin'
  const { state, looking, look } = useStatus(!refused)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Status</h1>
        {!refused && (
          <Button look="secondary" busy={looking} busyText="Looking..." onClick={look}>
            Look again
          </Button>
        )}
      </header>
      {refused ? (
        <Refused />
      ) : state.phase === 'loading' ? (
        <Loading />
      ) : state.phase === 'failed' ? (
        <div role="alert" className="rounded-card border border-line bg-surface">
          <EmptyState title={state.fault} action={<Button onClick={look}>Try Again</Button>} />
        </div>
      ) : (
        <Found status={state.status} />
      )}
    </>
  )
}

function Found({ status: { checks, checkedAt, node, uptimeSeconds } }: { status: Status }) {
  const wanting = checks.filter(({ state }) => state === 'problem' || state === 'warning').length
  return (
    <>
      <p role="status" className="mb-4">
        {wanting === 0 ? 'All is well.' : `${wanting} of ${checks.length} want your attention.`}
      </p>
      <CheckList checks={checks} />
      <p className="mt-4 text-muted text-sm">
        Looked at {checkedAt.slice(0, 19).replace('T', ' ')} UTC. This process runs Node {node}{' '}
        since {describeDuration(uptimeSeconds)}.
      </p>
    </>
  )
}

function describeDuration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`
  return `${Math.round(seconds / 3600)} hours`
}

const Refused = () => (
  <div className="rounded-card border border-line bg-surface">
    <EmptyState
      title="The status is for administrators"
      hint="An Admin can see how the parts of the site are."
      action={
        <Link to="/dashboard" className={buttonClasses('secondary')}>
          Back to the dashboard
        </Link>
      }
    />
  </div>
)

const Loading = () => (
  <div role="status" aria-label="Looking at the site" className="grid gap-4">
    <Skeleton className="h-5 w-56" />
    <Skeleton className="h-[32rem] rounded-card" />
  </div>
)
