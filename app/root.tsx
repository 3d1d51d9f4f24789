import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { useSelectedMealType } from './meals/catalogue/selected-meal-type.ts'
import { PageStyles } from './render/page-styles.tsx'
import { ServerPart } from './render/server-part.tsx'
import { siteSharePath } from './seo/share.server.ts'
import { EarlySubmit } from './shell/early-submit.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { pageLoader } from './shell/page-loader.server.ts'
import { useCalmAttribute } from './shell/preferences/calm-mode.ts'
import { CalmScript } from './shell/preferences/calm-script.tsx'
import { SessionProvider } from './shell/session.tsx'
import { SiteLook } from './shell/settings/site-look.tsx'
import { readSiteInfo } from './shell/site-info.server.ts'
import type { SiteInfo } from './shell/site-info.ts'
import { useFollowedLinks } from './ui/link.tsx'

// In development, styles change while a page is open.
if (import.meta.env.DEV && typeof document !== 'undefined') import('./styles.css')

export const loader = pageLoader(
  async ({ app }): Promise<SiteInfo> => readSiteInfo(app, await siteSharePath(app)),
)

/** An open page keeps the settings that it came with, also if the network fails. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  // The script in the head adds an attribute that React does not render.
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <CalmScript />
        <ServerPart name="headTags" />
        <Meta />
        <PageStyles />
        <Links />
        <SiteLook />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <ServerPart name="lateScripts" />
        <EarlySubmit />
      </body>
    </html>
  )
}

export default function Root() {
  useFollowedLinks()
  useSelectedMealType()
  useCalmAttribute()
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}

/** Shows errors that happen outside the frames. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  )
}
