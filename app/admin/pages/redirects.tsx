import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Redirects } from '../redirects/redirects.tsx'
import type { Route } from './+types/redirects.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Redirects · ${siteInfoFrom(matches).name}` }]
}

/** Old addresses and where they lead; for Admins. */
export default function RedirectsScreen() {
  return (
    <AdminsOnly
      screen="Redirects"
      title="Redirects are for administrators"
      hint="An Admin can let old addresses lead to new ones."
    >
      <Redirects />
    </AdminsOnly>
  )
}
