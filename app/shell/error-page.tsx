import { isRouteErrorResponse } from 'react-router'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { connectionError, isConnectionError } from './connection-error.ts'
import { ReloadButton } from './reload-button.tsx'

/** Shown in place of a page: not found, no connection, or an error of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  const { title, hint } = isConnectionError(error) ? connectionError : serverError
  return (
    <div className="page-width py-10">
      <EmptyState
        heading="h1"
        title={title}
        hint={hint}
        action={
          <>
            <ReloadButton />
            <Link to="/" className={buttonClasses('secondary')}>
              Go Home
            </Link>
          </>
        }
      />
    </div>
  )
}

const serverError = {
  title: 'Something went wrong',
  hint: 'There is a problem with our servers. Please try again in a moment.',
}

function PageNotFound() {
  return (
    <div className="page-width py-10">
      <EmptyState
        heading="h1"
        title="Page Not Found"
        hint="Nothing is served at this address. It may have moved, or the link may be mistyped."
        action={
          <>
            <Link to="/" className={buttonClasses()}>
              Go Home
            </Link>
            <Link to="/contact" className={buttonClasses('secondary')}>
              Contact Us
            </Link>
          </>
        }
      />
    </div>
  )
}
