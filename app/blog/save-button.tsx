import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { BookmarkIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { keepPost, type SavedPost, useSavedPosts } from './saved-posts.ts'

/** Saves a post on this device, or forgets it. Needs JavaScript; absent without. */
export function SaveButton({ post }: { post: SavedPost }) {
  const [told, setTold] = useState<'saved' | 'removed' | 'failed' | null>(null)
  const saved = useSavedPosts().some(({ _id }) => _id === post._id)
  function toggle() {
    const { _id, slug, title, description } = post
    const kept = keepPost({ _id, slug, title, description }, !saved)
    setTold(kept ? (saved ? 'removed' : 'saved') : 'failed')
  }
  return (
    <div className="noscript:hidden flex flex-wrap items-center gap-x-3 print:hidden">
      <Button look="secondary" aria-pressed={saved} onClick={toggle}>
        <BookmarkIcon className={saved ? 'fill-current' : undefined} />
        {saved ? 'Saved' : 'Save'}
      </Button>
      <p role="status" className="text-muted text-sm">
        {told === 'saved' && (
          <>
            Blog saved to your favorites! <Link to="/saved">See all</Link>
          </>
        )}
        {told === 'removed' && 'Removed from your favorites.'}
        {told === 'failed' && 'Your browser does not let this page save anything.'}
      </p>
    </div>
  )
}
