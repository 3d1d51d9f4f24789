import { type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/site-frame.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { ErrorPage } from './error-page.tsx'
import { errorMeta } from './meta.ts'
import { SiteFooter } from './site-footer.tsx'
import { siteInfoFrom } from './site-info.ts'
import { SiteNav } from './site-nav.tsx'

export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return []
  const missing = isRouteErrorResponse(error) && error.status === 404
  return errorMeta(siteInfoFrom(matches), missing ? 'Page Not Found' : 'Server Error')
}

export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Pages without an error view of their own show theirs inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-field bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <CookieBanner />
      <SiteNav />
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  )
}

/** Takes the focus when another page has come, so that keyboard and screen reader start there. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
      {children}
    </main>
  )
}
