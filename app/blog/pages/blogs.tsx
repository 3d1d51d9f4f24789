import { redirect, useNavigation } from 'react-router'
import { breadcrumbs, errorMeta, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { ReloadButton } from '#app/shell/reload-button.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { SearchNote } from '#app/ui/lists/search-note.tsx'
import { listPostCategories } from '../categories/post-categories.server.ts'
import { postPath } from '../post-path.ts'
import { blogPageSize } from '../post-query.ts'
import { BlogFilters } from '../reading/blog-filters.tsx'
import { type BlogQuery, blogHref, isFiltered, readBlogQuery } from '../reading/blog-query.ts'
import { PostGrid } from '../reading/post-grid.tsx'
import { listPostCards } from '../reading/post-pages.server.ts'
import { postsFeedPath } from '../reading/posts-feed-path.ts'
import { SavedLink } from '../reading/saved-link.tsx'
import type { Route } from './+types/blogs.ts'

const heading = 'Nutrition & Health Blog'

export const loader = pageLoader(async ({ app, url }) => {
  const query = readBlogQuery(url.searchParams)
  const [found, categories] = await Promise.all([
    listPostCards(app, {
      ...query,
      exact: query.exact === 'true',
      ranked: query.search !== '',
      limit: blogPageSize,
    }),
    listPostCategories(app),
  ])
  const { total, totalPages, posts, corrected } = found
  if (query.page > Math.max(1, totalPages)) {
    throw redirect(blogHref({ ...query, page: Math.max(1, totalPages) }))
  }
  return { query, total, totalPages, posts, corrected, categories }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (!loaderData) return errorMeta(site, heading)
  const { query, posts } = loaderData
  const about = query.category || query.tag
  const title = about ? `${about}: ${heading}` : heading
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blogs' },
  ]
  const [first] = posts
  return pageMeta(site, {
    title: query.page > 1 ? `${title}, page ${query.page}` : title,
    description:
      'Articles on portions, calories and everyday eating: how much is on a plate, what the figures mean and how sure anyone can be of them.',
    path: blogHref(query),
    image: first?.featuredImage
      ? { url: first.featuredImage, alt: first.featuredImageAlt || first.title }
      : undefined,
    feed: about ? { path: postsFeedPath(query), title: `Articles: ${about}` } : undefined,
    structured: [
      breadcrumbs(site, crumbs),
      {
        '@type': 'ItemList',
        itemListElement: posts.map((post, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: site.url + postPath(post.slug),
        })),
      },
    ],
    // There are countless lists that differ only in these, so search engines get the plain one.
    hidden: query.search !== '',
  })
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { query, total, totalPages, posts, corrected, categories } = loaderData
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location?.pathname === '/blogs'
  return (
    <div className="page-width pt-8 md:pt-12">
      <Header shown={posts.length} total={total} query={query} />
      <BlogFilters query={query} categories={categories} />
      <SearchNote
        search={query.search}
        corrected={corrected}
        exactHref={blogHref({ ...query, exact: 'true', page: 1 })}
      />
      <div
        className={joinClasses('mt-8 min-h-96 transition-opacity', loading && 'opacity-40')}
        aria-busy={loading}
      >
        <h2 className="sr-only">Articles</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} lead={query.page === 1} />
        ) : (
          <NothingFound filtered={isFiltered(query)} />
        )}
      </div>
      <Pager
        page={query.page}
        totalPages={totalPages}
        href={(page) => blogHref({ ...query, page })}
      />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-3xl">{heading}</h1>
      <div role="alert">
        <EmptyState
          title="Error Loading Blogs"
          hint="Failed to load blogs. Please try again later."
          action={<ReloadButton />}
        />
      </div>
    </div>
  )
}

function Header({ shown, total, query }: { shown: number; total: number; query: BlogQuery }) {
  return (
    <header className="mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{heading}</h1>
        <SavedLink />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <span role="status" className="tabular-nums">
          {`Showing ${shown} of ${total} articles`}
        </span>
        {query.tag && (
          <Link
            to={blogHref({ ...query, tag: '', page: 1 })}
            className="min-w-0 text-accent [overflow-wrap:anywhere]"
          >
            Tagged #{query.tag}: show all
          </Link>
        )}
      </p>
    </header>
  )
}

function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      title="No blogs found"
      hint={
        filtered ? 'Try another word, category or tag.' : 'The first articles are on their way.'
      }
      action={
        <Link to="/blogs" className={buttonClasses('secondary')}>
          Clear Filters
        </Link>
      }
    />
  )
}
