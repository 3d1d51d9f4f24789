import type { ReactNode } from 'react'
import { ToastArea } from '#app/ui/toasts/toasts.tsx'
import { CookieBanner } from './cookies/cookie-banner.tsx'
import { useAnalytics } from './cookies/use-analytics.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteNav } from './site-nav.tsx'

/** The frame of a page: cookie banner, navigation, footer and toasts. `children` is its main part. */
export function PageFrame({ children }: { children: ReactNode }) {
  useAnalytics()
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
      {children}
      <SiteFooter />
      <ToastArea />
    </div>
  )
}
