import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { RequireStaff } from '#app/accounts/require-staff.tsx'
import { CookieBanner } from '#app/shell/cookies/cookie-banner.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { useSession } from '#app/shell/session.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import styles from '#app/styles.css?url'
import { ToastArea } from '#app/ui/toasts/toasts.tsx'
import type { Route } from './+types/admin-frame.ts'
import { AdminRail } from './admin-rail.tsx'

/** The public styles are inside every page; this file has all styles. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Admin · ${siteInfoFrom(matches).name}` }]
}

/**
 * The frame of all admin screens. The server renders `Loading...` only, because only the browser knows who is
 * signed in.
 */
export default function AdminFrame() {
  return (
    <>
      <NoIndex />
      <RequireStaff>
        <Frame>
          <Outlet />
        </Frame>
      </RequireStaff>
    </>
  )
}

/** If a screen fails, the rail stays for people who are signed in. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { isAuthenticated } = useSession()
  const page = <ErrorPage error={error} />
  return (
    <>
      <NoIndex />
      {isAuthenticated ? <Frame>{page}</Frame> : <main>{page}</main>}
    </>
  )
}

const NoIndex = () => <meta name="robots" content="noindex" />

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-field bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <div
        data-staff
        className="min-h-dvh max-md:pb-18 md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]"
      >
        <AdminRail />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[71.25rem] grow px-5 py-6 outline-none md:px-10 md:py-10"
          >
            {children}
          </main>
          <CookieBanner inFlow />
          <div className="md:[&_.page-width]:max-w-[71.25rem] md:[&_.page-width]:px-10">
            <SiteFooter />
          </div>
        </div>
      </div>
      <ToastArea />
    </>
  )
}
