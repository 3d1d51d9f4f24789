import { Avatar } from '#app/ui/avatar.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { PostSummary } from '../post.ts'
import { shownDate } from '../post-dates.ts'
import { blogHref } from './blog-query.ts'
import { postDate, viewsText } from './post-date.ts'

/** Title, author and date above the wide featured image. */
export function PostHeader({ post, minutes }: { post: PostSummary; minutes: number }) {
  return (
    <header className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-3xl">
        <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
          <Link to="/blogs" className="hover:text-ink hover:underline">
            Blog
          </Link>
          {post.category && (
            <>
              {' / '}
              <Link
                to={blogHref({ category: post.category })}
                className="hover:text-ink hover:underline"
              >
                {post.category}
              </Link>
            </>
          )}
        </nav>
        <p className="mt-4 flex flex-wrap gap-1.5">
          {post.category && <Chip>{post.category}</Chip>}
          {post.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
        <h1 className="mt-3 text-3xl">{post.title}</h1>
        <p className="mt-4 text-lg text-muted">{post.description}</p>
        <Byline post={post} minutes={minutes} />
      </div>
      <SmartImage
        set={post.image}
        src={post.featuredImage}
        alt={post.featuredImageAlt}
        sizes="(min-width: 77.5rem) 1200px, 100vw"
        loading="first"
        className="mt-8 aspect-21/9 rounded-card max-md:-mx-5 max-md:aspect-4/3 max-md:rounded-none md:mt-10"
      />
    </header>
  )
}

function Byline({ post, minutes }: { post: PostSummary; minutes: number }) {
  const name = post.author.name || 'Anonymous'
  const time = shownDate(post)
  const date = postDate(time, 'long')
  return (
    <div className="mt-6 flex items-center gap-3">
      <Avatar name={name} src={post.author.avatar} className="size-11" />
      <p className="text-muted text-sm">
        <span className="block font-semibold text-base text-ink leading-6">{name}</span>
        {date === 'Recent' ? date : <time dateTime={time}>{date}</time>}
        {` · ${minutes} min read · ${viewsText(post.views)}`}
      </p>
    </div>
  )
}
