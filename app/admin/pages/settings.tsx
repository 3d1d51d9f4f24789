import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { RequiredSecondFactor } from '#app/accounts/second-factor/required-switch.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Failed, ScreenHead } from '../admin-screen.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import { useSettings } from '../settings/use-settings.ts'
import type { Route } from './+types/settings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Settings · ${siteInfoFrom(matches).name}` }]
}

/** The words and look of the site, its AI models and what they may cost; for Admins. */
export default function Settings() {
  return (
    <AdminsOnly
      screen="Settings"
      title="Settings are for administrators"
      hint="An Admin can change the words and the look of the site, and see what models cost."
    >
      <OpenSettings />
    </AdminsOnly>
  )
}

function OpenSettings() {
  const { form, fault, reload } = useSettings()
  return (
    <>
      <ScreenHead title="Settings">
        <span className="flex flex-wrap gap-3">
          <Link to="/admin/import" className={buttonClasses('secondary')}>
            Import a site
          </Link>
          <Link to="/admin/tokens" className={buttonClasses('secondary')}>
            API Tokens
          </Link>
          <Link to="/admin/webhooks" className={buttonClasses('secondary')}>
            Webhooks
          </Link>
          <Link to="/admin/redirects" className={buttonClasses('secondary')}>
            Redirects
          </Link>
          <Link to="/admin/status" className={buttonClasses('secondary')}>
            Status of the site
          </Link>
        </span>
      </ScreenHead>
      {form ? (
        <>
          <SettingsForm form={form} />
          <RequiredSecondFactor />
        </>
      ) : fault ? (
        <Failed fault={fault} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading settings" className="grid max-w-[42.5rem] gap-6">
    {['h-96', 'h-64', 'h-44'].map((height) => (
      <Skeleton key={height} className={`${height} rounded-card`} />
    ))}
  </div>
)
