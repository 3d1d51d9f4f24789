import type { SortBy } from '#app/publishing/managing/column-sort.ts'
import { ManagedBox, ManagedTable } from '#app/publishing/managing/managed-table.tsx'
import type { ManagedActions } from '#app/publishing/managing/use-managed-actions.ts'
import type { ManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { ColumnHead } from '#app/ui/lists/table-head.tsx'
import type { PostSummary } from '../post.ts'
import { PostRow } from './post-row.tsx'

type Props = {
  list: ManagedList<PostSummary>
  actions: ManagedActions<PostSummary>
  /** True when filters narrow the list. */
  narrowed: boolean
  onDelete: (post: PostSummary) => void
  sortBy: SortBy
}

/** The posts of a page as a table. */
export function PostList({ list, actions, narrowed, onDelete, sortBy }: Props) {
  return (
    <ManagedBox list={list} what="posts" empty={<NoPosts narrowed={narrowed} />}>
      {(posts) => (
        <ManagedTable busy={list.phase === 'loading'} head={<Head sortBy={sortBy} />}>
          {posts.map((post) => (
            <PostRow
              key={post._id}
              post={post}
              // The whole post is sent, because its `updatedAt` lets
              // the server refuse to overwrite a newer version.
              onToggle={() => actions.saveStatus(post, { ...post, published: !post.published })}
              onDelete={() => onDelete(post)}
            />
          ))}
        </ManagedTable>
      )}
    </ManagedBox>
  )
}

const Head = ({ sortBy }: { sortBy: SortBy }) => (
  <>
    <ColumnHead name="Image" className="w-20" />
    <ColumnHead name="Title" sort={sortBy('title', '-title')} />
    <ColumnHead name="Category" sort={sortBy('category', '-category')} />
    <ColumnHead name="Status" sort={sortBy('status', '-status')} />
    <ColumnHead name="Actions" className="w-52 text-right" />
  </>
)

const NoPosts = ({ narrowed }: { narrowed: boolean }) => (
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
)
