import type { PostCardData } from '#app/blog/reading/post-card-data.ts'
import { PostGrid } from '#app/blog/reading/post-grid.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

/** The section of the home page with the newest posts; renders nothing if there are none. */
export function LatestPosts({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="latest-heading" className="page-width mt-16 lg:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id="latest-heading" className="text-2xl">
          From the blog
        </h2>
        <Link to="/blogs" className={buttonClasses('secondary')}>
          All articles
        </Link>
      </div>
      <PostGrid posts={posts} />
    </section>
  )
}
