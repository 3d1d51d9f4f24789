import { Link } from 'react-router'
import { useSession } from '#app/accounts/session.tsx'
import { siteInfoFrom } from '#app/site/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import { useSettings } from '../settings/use-settings.ts'
import type { Route } from './+types/settings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Settings · ${siteInfoFrom(matches).name}` }]
}

/** The models of the site and what they may cost; for Admins. */
export default function Settings() {
  const { user } = useSession()
  // Someone whose session has expired is nobody for a while: what they typed stays under the dialog.
  const refused = user !== null && user.role !== 'Admin'
  const loaded = useSettings(!refused)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Settings</h1>
        {!refused && (
          <Link to="/admin/status" className={buttonClasses('secondary')}>
            Status of the site
          </Link>
        )}
      </header>
      {refused ? (
        <Refused />
      ) : loaded.phase === 'loading' ? (
        <Loading />
      ) : loaded.phase === 'failed' ? (
        <Failed fault={loaded.fault} onRetry={loaded.reload} />
      ) : (
        <SettingsForm form={loaded.form} />
      )}
    </>
  )
}

const Refused = () => (
  <div className="rounded-card border border-line bg-surface">
    <EmptyState
      title="Settings are for administrators"
      hint="An Admin can change the house style and see what models cost."
      action={
        <Link to="/dashboard" className={buttonClasses('secondary')}>
          Back to the dashboard
        </Link>
      }
    />
  </div>
)

const Loading = () => (
  <div role="status" aria-label="Loading settings" className="grid max-w-[42.5rem] gap-6">
    {['h-96', 'h-64', 'h-44'].map((height) => (
      <Skeleton key={height} className={`${height} rounded-card`} />
    ))}
  </div>
)

const Failed = ({ fault, onRetry }: { fault: string; onRetry: () => void }) => (
  <div role="alert" className="rounded-card border border-line bg-surface">
    <EmptyState title={fault} action={<Button onClick={onRetry}>Try Again</Button>} />
  </div>
)
