import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button } from '#app/ui/button.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Failed, ScreenHead } from '../admin-screen.tsx'
import { CheckList } from '../status/check-list.tsx'
import { loadStatus } from '../status/load-status.ts'
import { MissingDrawings } from '../status/missing-drawings.tsx'
import { openChecks } from '../status/open-checks.ts'
import type { Status } from '../status.ts'
import type { Route } from './+types/status.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Status · ${siteInfoFrom(matches).name}` }]
}

/** The status of each part of the site; for Admins. */
export default function StatusPage() {
  return (
    <AdminsOnly
      screen="Status"
      title="The status is for administrators"
      hint="An Admin can see how the parts of the site are."
    >
      <OpenStatus />
    </AdminsOnly>
  )
}

function OpenStatus() {
  const { phase, fault, data, reload } = useLoaded(
    loadStatus,
    'Failed to look at the site. Please try again later.',
  )
  return (
    <>
      <ScreenHead title="Status">
        <Button look="secondary" busy={phase === 'loading'} busyText="Looking..." onClick={reload}>
          Look again
        </Button>
      </ScreenHead>
      {fault ? (
        <Failed fault={fault} onRetry={reload} />
      ) : data ? (
        <Found status={data} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Found({ status }: { status: Status }) {
  const { checks, checkedAt, version, node, uptimeSeconds, missingDrawings } = status
  const open = openChecks(checks).length
  return (
    <>
      <p role="status" className="mb-4">
        {open === 0 ? 'All is well.' : `${open} of ${checks.length} want your attention.`}
      </p>
      <CheckList checks={checks} />
      <MissingDrawings words={missingDrawings} />
      <p className="mt-4 text-muted text-sm">
        Looked at {checkedAt.slice(0, 19).replace('T', ' ')} UTC. Platewise {version} has run on
        Node
        {` ${node} `}
        for {describeDuration(uptimeSeconds)}.
      </p>
    </>
  )
}

function describeDuration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`
  return `${Math.round(seconds / 3600)} hours`
}

const Loading = () => (
  <div role="status" aria-label="Looking at the site" className="grid gap-4">
    <Skeleton className="h-5 w-56" />
    <Skeleton className="h-[32rem] rounded-card" />
  </div>
)
