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
import type { SiteInfo } from './shell/site-info.ts'
import { useFollowedLinks } from './ui/link.tsx'

// In development, styles change while a page is open.
if (import.meta.env.DEV && typeof document !== 'undefined') import('./styles.css')

export const loader = pageLoader(async ({ app }): Promise<SiteInfo> => {
  const {
    siteName,
    siteUrl,
    contactEmail,
    portraitUrl,
    newsletterUrl = '',
    socialLinks,
  } = app.config
  return {
    name: siteName,
    url: siteUrl,
    contactEmail,
    portraitUrl,
    newsletterUrl,
    socialLinks,
    sharePicture: siteSharePath(app),
  }
})

/** The settings never change while a page is open. Not loading them again keeps them if the network fails. */
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
