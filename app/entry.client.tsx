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

/** What the server answers with is meant; what this page fails at may come of its age. */
function handleError(...[error, { errorInfo }]: Parameters<ClientOnErrorFunction>): void {
  if (errorInfo) console.error('A page could not be shown', error)
  if (!isRouteErrorResponse(error)) void reloadIfOutdated()
}
