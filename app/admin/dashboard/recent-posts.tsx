import { Eye, Pencil } from 'lucide-react'
import type { PostSummary } from '#app/blog/post.ts'
import { PublishStatus } from '#app/publishing/managing/publish-toggle.tsx'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { ColumnHead, HeadRow } from '#app/ui/lists/table-head.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'

/** How many of the newest posts are shown. */
const recentPosts = 5

/** The newest posts, including drafts. */
export function RecentPosts() {
  const { data, fault, reload } = useLoaded(loadPosts, 'Failed to fetch data', messageOf)
  const posts = fault ? null : data?.blogs
  return (
    <section aria-labelledby="recent-blogs" className="mt-10">
      <ListHeading id="recent-blogs" title="Recent Blogs">
        <Link to="/admin/blogs" className="text-link">
          All blogs
        </Link>
      </ListHeading>
      <LoadFailure failed={fault !== ''} fault={fault} onRetry={reload} />
      {!posts && !fault && <Skeleton className="h-72 rounded-card" />}
      {posts && (
        <div className="rounded-card border border-line bg-surface">
          {posts.length > 0 ? <PostTable posts={posts} /> : <NoPosts />}
        </div>
      )}
    </section>
  )
}

const loadPosts = (signal: AbortSignal) =>
  api.get<{ blogs: PostSummary[] }>('/blogs', { query: { limit: recentPosts }, signal })

function PostTable({ posts }: { posts: PostSummary[] }) {
  return (
    <table className="rows">
      <thead>
        <HeadRow>
          {['Image', 'Title', 'Category', 'Status'].map((name) => (
            <ColumnHead key={name} name={name} />
          ))}
          <ColumnHead name="Actions" className="w-28 text-right" />
        </HeadRow>
      </thead>
      <tbody>
        {posts.map((post) => (
          <PostRow key={post._id} post={post} />
        ))}
      </tbody>
    </table>
  )
}

function PostRow({ post }: { post: PostSummary }) {
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid-cols-[3rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-2">
      <td className="row-picture desk:w-20">
        <SmartImage
          set={post.image}
          src={post.featuredImage}
          alt=""
          sizes="48px"
          className="size-12 rounded-field"
        />
      </td>
      <td className="row-title font-semibold max-md:self-center">{post.title}</td>
      <td className="row-fact whitespace-nowrap max-md:order-1 max-md:col-start-2">
        {post.category ? <Chip>{post.category}</Chip> : <span className="text-muted">None</span>}
      </td>
      <td className="row-fact max-md:order-1">
        <PublishStatus status={post.status} at={post.publishedAt} />
      </td>
      <td>
        <span className="-my-1 flex justify-end">
          <Link
            to={`/admin/blogs/edit/${post._id}`}
            aria-label={`Edit ${post.title}`}
            className={actionClasses}
          >
            <Pencil size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <Link
            to={`/blogs/${post._id}`}
            aria-label={`View ${post.title}`}
            className={actionClasses}
          >
            <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </span>
      </td>
    </tr>
  )
}

function NoPosts() {
  return (
    <EmptyState
      heading={null}
      title="No blogs yet"
      action={
        <Link to="/admin/blogs/new" className={buttonClasses('secondary')}>
          Create your first blog post
        </Link>
      }
    />
  )
}
