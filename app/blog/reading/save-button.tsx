import { Button } from '#app/ui/button.tsx'
import { BookmarkIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { keepPost, type SavedPost, useSavedPosts } from './saved-posts.ts'

/** Saves a post on this device, or removes it. It needs JavaScript and is absent without it. */
export function SaveButton({ post }: { post: SavedPost }) {
  const saved = useSavedPosts().some(({ _id }) => _id === post._id)
  function toggle() {
    const { _id, slug, title, description } = post
    if (!keepPost({ _id, slug, title, description }, !saved)) {
      showErrorToast('Your browser does not let this page save anything.')
    } else {
      showToast(saved ? 'Removed from your favorites.' : 'Blog saved to your favorites!')
    }
  }
  return (
    <div className="noscript:hidden flex flex-wrap items-center gap-x-3 print:hidden">
      <Button look="secondary" aria-pressed={saved} onClick={toggle}>
        <BookmarkIcon className={saved ? 'fill-current' : undefined} />
        {saved ? 'Saved' : 'Save'}
      </Button>
      {saved && (
        <Link to="/saved" className="text-link text-sm">
          See all
        </Link>
      )}
    </div>
  )
}
