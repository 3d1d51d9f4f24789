import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { reloadIfOutdated } from './render/outdated-page.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={handleError} />
    </StrictMode>,
  )
})

/**
 * Logs errors of rendering. An error that is not an error response of the server may have been caused by a tab
 * that is older than the site.
 */
function handleError(...[error, { errorInfo }]: Parameters<ClientOnErrorFunction>): void {
  if (errorInfo) console.error('A page could not be shown', error)
  if (!isRouteErrorResponse(error)) void reloadIfOutdated()
}
