import { isRouteErrorResponse } from 'react-router'
import { connectionError, isConnectionError } from '#app/shell/connection-error.ts'
import { ReloadButton } from '#app/shell/reload-button.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = { error: unknown; slug: string }

/** The page for a meal that cannot be shown, with the reason. */
export function MealError({ error, slug }: Props) {
  const { title, hint } = explain(error, slug)
  return (
    <div className="page-width py-10" role="alert">
      <EmptyState
        heading="h1"
        title={title}
        hint={hint}
        action={
          <>
            <ReloadButton />
            <Link to="/meals" className={buttonClasses('secondary')}>
              Browse All Meals
            </Link>
            <Link to="/" className={buttonClasses('quiet')}>
              Go to Homepage
            </Link>
          </>
        }
      />
    </div>
  )
}

/** The title of the page that shows this error. */
export function mealErrorTitle(error: unknown, slug: string): string {
  return explain(error, slug).title
}

function explain(error: unknown, slug: string) {
  if (!isRouteErrorResponse(error)) {
    if (isConnectionError(error)) return connectionError
    return { title: 'Something went wrong', hint: 'Please try again.' }
  }
  if (error.status === 404) {
    return {
      title: `Meal "${slug}" not found`,
      hint: "It doesn't exist or may have been removed.",
    }
  }
  if (error.status >= 500) {
    return {
      title: 'Server Error',
      hint: 'There is a problem with our servers. Please try again later.',
    }
  }
  return { title: 'Something went wrong', hint: 'Please try again.' }
}
