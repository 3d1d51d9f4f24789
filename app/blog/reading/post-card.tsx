import { Chip } from '#app/ui/forms/chip.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { type Loading, Picture } from '#app/ui/smart-image.tsx'
import { postPath } from '../post-path.ts'
import type { PostCardData } from './post-card-data.ts'
import { postDate, viewsText } from './post-date.ts'

type Props = {
  post: PostCardData
  /** The first of the list: larger, with its whole description. */
  large?: boolean
  loading?: Loading
  heading?: 'h2' | 'h3'
}

/** The width of the card's picture, as in the `sizes` attribute. */
export const postCardSizes = (large: boolean) =>
  large
    ? '(min-width: 77.5rem) 790px, (min-width: 48rem) 62vw, 94vw'
    : '(min-width: 77.5rem) 384px, (min-width: 40rem) 46vw, 94vw'

/** A post in a list. Its title is the link, stretched over the whole card. */
export function PostCard({ post, large = false, loading, heading: Heading = 'h3' }: Props) {
  return (
    <article className="card">
      <div className={joinClasses('overflow-hidden', large && 'lg:relative lg:min-h-80 lg:grow')}>
        <Picture
          set={post.image}
          src={post.featuredImage}
          alt={post.featuredImageAlt}
          sizes={postCardSizes(large)}
          loading={loading}
          className={joinClasses('aspect-16/9', large && 'lg:absolute lg:inset-0 lg:aspect-auto')}
        />
      </div>
      <div className={joinClasses('flex flex-col p-5', large ? 'md:p-7' : 'grow')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          {post.category && <Chip>{post.category}</Chip>}
          <span>{postDate(post.date)}</span>
          {post.views > 0 && <span className="tabular-nums">{viewsText(post.views)}</span>}
        </p>
        <Heading
          className={joinClasses('mt-3', large ? 'text-xl md:text-2xl' : 'line-clamp-3 text-lg')}
        >
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </Heading>
        <p className={joinClasses('mt-2 mb-4 text-muted', large ? 'max-w-prose' : 'line-clamp-3')}>
          {post.description}
        </p>
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-1.5 font-semibold text-accent"
        >
          Read more
          <ArrowRightIcon size={18} />
        </p>
      </div>
    </article>
  )
}
