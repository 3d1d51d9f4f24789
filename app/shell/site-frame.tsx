import { type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/site-frame.ts'
import { useAwaitedPictures } from './awaited/use-awaited-pictures.ts'
import { connectionError, isConnectionError } from './connection-error.ts'
import { ErrorPage } from './error-page.tsx'
import { errorMeta } from './meta.ts'
import { PageFrame } from './page-frame.tsx'
import { siteInfoFrom } from './site-info.ts'

export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return []
  return errorMeta(siteInfoFrom(matches), errorTitle(error))
}

function errorTitle(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 404) return 'Page Not Found'
  return isConnectionError(error) ? connectionError.title : 'Server Error'
}

export default function SiteFrame() {
  useAwaitedPictures()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Shows errors of pages without an error boundary of their own inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <PageFrame>
    <Main>{children}</Main>
  </PageFrame>
)

/** Gets the focus when another page opens, so that keyboard and screen reader users start there. */
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
