import type { ReactNode } from 'react'
import { Navigate, Outlet } from 'react-router'
import { RequireSignIn } from '#app/accounts/require-staff.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { PageFrame } from '#app/shell/page-frame.tsx'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import styles from '#app/styles.css?url'
import { isStaff } from '#platform/api/caller.ts'
import type { Route } from './+types/own-frame.ts'

/** The public styles are inside every page; this file has all styles. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Account · ${siteInfoFrom(matches).name}` }]
}

/**
 * The frame of the screens for every signed-in user, which the server renders as `Loading...`. Staff are sent to
 * the same screen in the admin frame.
 */
export default function OwnFrame() {
  const { user } = useSession()
  return (
    <>
      <NoIndex />
      <RequireSignIn>
        {isStaff(user) ? (
          <Navigate to="/admin/account" replace />
        ) : (
          <Frame>
            <Outlet />
          </Frame>
        )}
      </RequireSignIn>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <NoIndex />
      <Frame>
        <ErrorPage error={error} />
      </Frame>
    </>
  )
}

const NoIndex = () => <meta name="robots" content="noindex" />

const Frame = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <main id="main" tabIndex={-1} className="page-width w-full grow py-8 outline-none md:py-12">
      {children}
    </main>
  </PageFrame>
)
