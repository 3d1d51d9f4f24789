import { joinClasses } from '#app/ui/join-classes.ts'
import { PostCard } from './post-card.tsx'
import type { PostCardData } from './post-card-data.ts'

/** Posts in three columns; in a list of some length the first stands over two. */
export function PostGrid({ posts, lead = false }: { posts: PostCardData[]; lead?: boolean }) {
  const leads = lead && posts.length > 2
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => {
        const large = leads && index === 0
        return (
          <li
            key={post._id}
            className={joinClasses('min-w-0', large && 'sm:col-span-2 lg:row-span-2')}
          >
            <PostCard
              post={post}
              large={large}
              loading={index === 0 && lead ? 'first' : index < 3 && lead ? 'eager' : 'lazy'}
            />
          </li>
        )
      })}
    </ul>
  )
}
