import { useRef } from 'react'
import { errorMeta } from '#app/shell/meta.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { postPath } from '../post-path.ts'
import { keepPost, type SavedPost, useSavedPosts } from '../reading/saved-posts.ts'
import type { Route } from './+types/saved.ts'

/** Not for search engines: it is empty until somebody saves a post. */
export function meta({ matches }: Route.MetaArgs) {
  return errorMeta(siteInfoFrom(matches), 'Saved articles')
}

/** The posts that were saved on this device; no server knows them. */
export default function Saved() {
  const posts = useSavedPosts()
  const heading = useRef<HTMLHeadingElement>(null)
  function remove(post: SavedPost, place: number) {
    if (!keepPost(post, false)) return
    showToast('Removed from your favorites.', {
      label: 'Undo',
      run: () => keepPost(post, true, place),
    })
    // The button that was pressed disappears with its row.
    heading.current?.focus()
  }
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Saved articles
      </h1>
      <p className="mt-2 text-muted">They are kept in this browser, and nowhere else.</p>
      {posts.length > 0 ? (
        <ul className="mt-8 max-w-3xl divide-y divide-line border-line border-y">
          {posts.map((post, place) => (
            <SavedRow key={post._id} post={post} onRemove={() => remove(post, place)} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing saved yet"
          hint="Choose Save under an article to find it here again."
          action={
            <Link to="/blogs" className={buttonClasses('secondary')}>
              Browse articles
            </Link>
          }
        />
      )}
    </div>
  )
}

function SavedRow({ post, onRemove }: { post: SavedPost; onRemove: () => void }) {
  return (
    <li className="flex items-start justify-between gap-4 py-5">
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </h2>
        <p className="mt-1 text-muted">{post.description}</p>
      </div>
      <Button look="quiet" aria-label={`Remove ${post.title}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
