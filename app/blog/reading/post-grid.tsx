import { useCached } from '#app/render/use-cached.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type Loading, PicturePreload } from '#app/ui/smart-image.tsx'
import { PostCard, postCardSizes } from './post-card.tsx'
import type { PostCardData } from './post-card-data.ts'

/** Posts in three columns; with `lead` and enough posts, the first spans two. */
export function PostGrid({ posts, lead = false }: { posts: PostCardData[]; lead?: boolean }) {
  const leads = lead && posts.length > 2
  const [first] = posts
  const items = posts.map((post, index) => ({
    key: post._id,
    post,
    large: leads && index === 0,
    loading: lead ? loadingOf(index) : 'lazy',
  }))
  return (
    <>
      {lead && first && (
        <PicturePreload set={first.image} src={first.featuredImage} sizes={postCardSizes(leads)} />
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" {...useCached(PostItem, items)} />
    </>
  )
}

type ItemProps = { post: PostCardData; large: boolean; loading: Loading }

function PostItem(props: ItemProps) {
  return (
    <li className={joinClasses('min-w-0', props.large && 'sm:col-span-2 lg:row-span-2')}>
      <PostCard {...props} />
    </li>
  )
}

/** The first row loads at once, and its first image has the highest priority. */
function loadingOf(index: number): Loading {
  if (index >= 3) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
