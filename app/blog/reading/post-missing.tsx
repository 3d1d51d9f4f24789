import { isRouteErrorResponse } from 'react-router'
import { ReloadButton } from '#app/shell/reload-button.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'

export const missingPostHeading = 'Blog Not Found'

/** The page for a post that cannot be shown, with the reason. */
export function PostMissing({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="page-width py-10" role="alert">
      <EmptyState
        heading="h1"
        title={missingPostHeading}
        hint={
          missing
            ? "The blog you're looking for doesn't exist or has been removed."
            : 'Failed to load blog. Please try again later.'
        }
        action={
          <>
            {!missing && <ReloadButton />}
            <Link to="/blogs" className={buttonClasses(missing ? 'primary' : 'secondary')}>
              Back to Blogs
            </Link>
          </>
        }
      />
    </div>
  )
}
