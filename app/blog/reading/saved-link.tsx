import { BookmarkIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSavedPosts } from './saved-posts.ts'

/** A link to the posts saved on this device, shown once there are any. */
export function SavedLink() {
  const { length } = useSavedPosts()
  if (length === 0) return null
  return (
    <Link
      to="/saved"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent no-underline hover:underline"
    >
      <BookmarkIcon />
      Saved articles ({length})
    </Link>
  )
}
