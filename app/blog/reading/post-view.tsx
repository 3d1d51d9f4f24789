import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { PostSummary } from '../post.ts'
import { postPath } from '../post-path.ts'
import { blogHref } from './blog-query.ts'
import { ContentsBox } from './contents-box.tsx'
import { LatePostBody } from './late-post-body.tsx'
import type { PostCardData } from './post-card-data.ts'
import { postDate } from './post-date.ts'
import { PostHeader } from './post-header.tsx'
import type { PostPage } from './post-pages.server.ts'
import { SaveButton } from './save-button.tsx'

/** A post in full: its text with its table of contents, and links to other posts. */
export function PostView({ page }: { page: PostPage }) {
  const { post, body, related, previous, next } = page
  return (
    <article className="post-page">
      <PostHeader post={post} minutes={body.minutes} />
      <div className="page-width post-columns">
        <ContentsBox entries={body.contents} />
        <div className="post-text">
          <LatePostBody blocks={body.blocks} />
          <PostFooter post={post} />
          <Neighbours previous={previous} next={next} />
        </div>
        <Related posts={related} />
      </div>
    </article>
  )
}

function PostFooter({ post }: { post: PostSummary }) {
  return (
    <footer className="mt-12 border-line border-t pt-6">
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="mb-6 flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={blogHref({ tag })} className="tag-link">
                {`#${tag}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <AuthorBox {...post.author} />
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/blogs" className={buttonClasses('quiet')}>
          <ArrowLeftIcon />
          Back to Blogs
        </Link>
        <ShareButton title={post.title} />
        <SaveButton post={post} />
      </div>
    </footer>
  )
}

/** What authors say about themselves, if they say anything. */
function AuthorBox({ name, avatar, bio }: PostSummary['author']) {
  return (
    bio && (
      <section aria-label="About the author" className="author-box">
        <Avatar name={name} src={avatar} className="size-16" />
        <h2>{name}</h2>
        <p>{bio}</p>
      </section>
    )
  )
}

function Neighbours({ previous, next }: Pick<PostPage, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Other articles" className="neighbours print:hidden">
      {previous && (
        <Link to={postPath(previous.slug)} rel="prev">
          <span>
            <ArrowLeftIcon size={16} />
            Previous article
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={postPath(next.slug)} rel="next">
          <span>
            Next article
            <ArrowRightIcon size={16} />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

function Related({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <aside aria-labelledby="related-articles" className="print:hidden">
      <h2 id="related-articles" className="mb-4 text-lg">
        Related Articles
      </h2>
      <ul className="grid gap-5">
        {posts.map((post) => (
          <li key={post._id}>
            <Link to={postPath(post.slug)} className="related-post">
              <SmartImage
                set={post.image}
                src={post.featuredImage}
                alt=""
                sizes="(min-width: 80rem) 240px, 112px"
              />
              <span>
                <span className="related-title">{post.title}</span>
                <span className="mt-1 block text-muted text-sm">{postDate(post.date)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
