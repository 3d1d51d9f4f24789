import { useState } from 'react'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FaultBox } from '#app/ui/fault-box.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'
import type { PostSummary } from '../post.ts'
import { PostRow } from './post-row.tsx'
import type { ManagedPosts } from './use-managed-posts.ts'

type Props = {
  posts: ManagedPosts
  /** Only some of the posts are asked for. */
  narrowed: boolean
  onDelete: (post: PostSummary) => void
}

const box = 'rounded-card border border-line bg-surface'

/** The posts of a page as a table, or what stands in its place. */
export function PostList({ posts, narrowed, onDelete }: Props) {
  const { phase, found } = posts
  if (phase === 'failed') return null
  if (!found) {
    return (
      <div className={box}>
        <LoadingRows what="posts" />
      </div>
    )
  }
  if (found.blogs.length === 0) return <NoPosts narrowed={narrowed} />
  const busy = phase === 'loading'
  return (
    <div className={joinClasses(box, 'transition-opacity', busy && 'opacity-60')} aria-busy={busy}>
      <table className="rows">
        <thead>
          <HeadRow>
            <ColumnHead name="Image" className="w-20" />
            <ColumnHead name="Title" />
            <ColumnHead name="Category" />
            <ColumnHead name="Status" />
            <ColumnHead name="Actions" className="w-52 text-right" />
          </HeadRow>
        </thead>
        <tbody>
          {found.blogs.map((post) => (
            <PostRow
              key={post._id}
              post={post}
              onToggle={() => posts.togglePublished(post)}
              onDelete={() => onDelete(post)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Says what failed; a failed load can be tried again. */
export function FaultBanner({ posts }: { posts: ManagedPosts }) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await posts.reload()
    setBusy(false)
  }
  if (!posts.fault) return null
  return (
    <FaultBox fault={posts.fault}>
      {(posts.phase === 'failed' || busy) && (
        <Button look="secondary" busy={busy} onClick={retry}>
          Retry
        </Button>
      )}
    </FaultBox>
  )
}

function NoPosts({ narrowed }: { narrowed: boolean }) {
  return (
    <div className={box}>
      <EmptyState
        heading={null}
        title="No blogs found."
        hint={narrowed ? 'Try a different search term.' : 'Create your first blog post!'}
        action={
          narrowed ? (
            <Link to="/admin/blogs" className={buttonClasses('secondary')}>
              Show all posts
            </Link>
          ) : null
        }
      />
    </div>
  )
}
